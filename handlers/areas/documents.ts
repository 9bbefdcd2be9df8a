import { readFileSync } from 'node:fs';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { ok } from '../http/contracts/result.ts';
import { Articles } from '../http/pages/article-page.ts';
import { assets } from '../http/pages/assets.ts';
import { Console } from '../http/pages/console.ts';
import { readDerived } from '../http/pages/derived.ts';
import { errorPage } from '../http/pages/error-page.ts';
import { atAddress, eventsAtAddress, yamlAtAddress } from '../http/pages/own-address.ts';
import { referencePage } from '../http/pages/reference-page.ts';
import { releasedDocuments } from '../http/pages/released-documents.ts';
import { Stored } from '../http/pages/stored.ts';

const generated = (name: string): Buffer => readFileSync(new URL(`../../generated/${name}`, import.meta.url));

const JSON_TYPE = 'application/json';
const HTML = 'text/html; charset=utf-8';
/** A page loads assets of exactly one version, so a browser must revalidate it; the ETag makes that cheap. */
const REVALIDATED = { 'cache-control': 'no-cache' };

/** The documents of the interface, and the pages for people. */
export const documentHandlers = (baseUrl: string): HandlersOf<'documents'> => {
  const pages = {
    json: new Stored(JSON_TYPE, () => atAddress(generated('openapi.json'), baseUrl)),
    json32: new Stored(JSON_TYPE, () => atAddress(readDerived('openapi-3.2.json'), baseUrl)),
    json30: new Stored(JSON_TYPE, () => atAddress(readDerived('openapi-3.0.json'), baseUrl)),
    events: new Stored(JSON_TYPE, () => eventsAtAddress(generated('asyncapi.json'), baseUrl)),
    yaml: new Stored('application/yaml', () => yamlAtAddress(readDerived('openapi.yaml'), baseUrl)),
    docs: new Stored(HTML, () => referencePage(baseUrl), REVALIDATED),
    errors: new Stored(HTML, errorPage, REVALIDATED),
  };
  const articles = new Articles(HTML, REVALIDATED);
  const console = new Console(REVALIDATED);
  return {
    getOpenapiJson: ({ caller }) => pages.json.respond(caller),
    listReleases: async () => ok([...releasedDocuments.list()]),
    getReleasedDocument: ({ caller, path }) => releasedDocuments.get(path.document_name).respond(caller),
    getOpenapi30Json: ({ caller }) => pages.json30.respond(caller),
    getOpenapi32Json: ({ caller }) => pages.json32.respond(caller),
    getAsyncapiJson: ({ caller }) => pages.events.respond(caller),
    getOpenapiYaml: ({ caller }) => pages.yaml.respond(caller),
    getHome: ({ caller }) => console.page.respond(caller),
    getConsole: ({ caller }) => console.page.respond(caller),
    getConsoleAsset: ({ caller, path }) => console.asset(path.asset_name).respond(caller),
    getDocs: ({ caller }) => pages.docs.respond(caller),
    getGuide: ({ caller }) => articles.get('guide').respond(caller),
    getDocsPage: ({ caller, path }) => articles.get(path.page_name).respond(caller),
    getDocsAsset: ({ caller, path }) => assets.get(path.asset_name).respond(caller),
    getErrorDocs: ({ caller }) => pages.errors.respond(caller),
  };
};
