import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stringify } from 'yaml';
import type { JsonMap } from '../../shared/json.ts';
import { renderArticles } from '../pages/articles.ts';
import { bundleScript } from '../pages/bundle.ts';
import { renderReference } from '../pages/reference-html.ts';
import { renderClientOperations } from './client-operations.ts';
import { FRAME_REPLIES_TYPES, renderFrameReplies } from './frame-replies.ts';
import { deriveOpenapi30 } from './openapi-30.ts';
import { deriveOpenapi32 } from './openapi-32.ts';
import { REPLIES_TYPES, renderReplies } from './replies.ts';

const GENERATED = resolve(import.meta.dirname, '../../../generated');

const read = (name: string): JsonMap => JSON.parse(readFileSync(resolve(GENERATED, name), 'utf8'));
const json = (document: JsonMap): string => `${JSON.stringify(document, null, 2)}\n`;

/** The type generator is a development dependency; deployments without it need no types. */
const clientTypes = async (document: JsonMap): Promise<readonly [string, string][]> => {
  try {
    const { renderClientTypes } = await import('./client-types.ts');
    return [['client-types.ts', await renderClientTypes(document)]];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return [];
    throw error;
  }
};

/** The files of `derived/`: name and text. The same documents always give the same text. */
export async function derive(): Promise<ReadonlyMap<string, string>> {
  const [openapi, asyncapi] = [read('openapi.json'), read('asyncapi.json')];
  const articles = renderArticles();
  return new Map([
    ['openapi-3.2.json', json(deriveOpenapi32(openapi))],
    ['openapi-3.0.json', json(deriveOpenapi30(openapi))],
    ['openapi.yaml', stringify(openapi, { lineWidth: 120, aliasDuplicateObjects: false })],
    ['articles.json', json({ ...articles.file })],
    ['reference.html', renderReference(openapi, articles.file.contents)],
    ['pages.js', await bundleScript('pages', { CODE_WORDS: articles.codeWords })],
    ['theme.js', await bundleScript('theme')],
    ['replies.js', await renderReplies(openapi)],
    ['replies.d.ts', REPLIES_TYPES],
    ['frame-replies.js', await renderFrameReplies(asyncapi)],
    ['frame-replies.d.ts', FRAME_REPLIES_TYPES],
    ['client-operations.ts', renderClientOperations(openapi)],
    ...(await clientTypes(openapi)),
  ]);
}
