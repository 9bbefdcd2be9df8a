import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { asMap, type Json, type JsonMap } from '../../shared/json.ts';
import { expandEnums } from './enums.ts';
import { describeEnvelopes } from './envelopes.ts';
import { ExampleValues } from './examples.ts';
import { expandFailures, expandSharedResponse } from './failures.ts';
import { expandPath, type PathPlace } from './path.ts';

/** An error in the document: its file, and what to do. */
export interface SpecError {
  readonly file: string;
  readonly message: string;
}

/** A path of the document, its file and the content of the file. */
export interface PathFile extends PathPlace {
  readonly file: string;
  readonly written: JsonMap;
}

/** The folder of the written document. */
export const SPEC_FOLDER = resolve(import.meta.dirname, '../../../spec');

/** The section of the document by component file. The files of schemas/ form `schemas`. */
const SECTION_FILES: Readonly<Record<string, string>> = {
  'parameters.yaml': 'parameters',
  'headers.yaml': 'headers',
  'examples/failures.yaml': 'examples',
  'responses.yaml': 'responses',
  'security.yaml': 'securitySchemes',
};

/** Sections whose components are written in a short form and expanded. */
const EXPANSIONS: Readonly<Record<string, (written: JsonMap) => JsonMap>> = {
  schemas: (written) => describeEnvelopes(expandEnums(written)),
  examples: expandFailures,
  responses: (written) =>
    Object.fromEntries(
      Object.entries(written).map(([name, response]) => [name, expandSharedResponse(asMap(response))]),
    ),
};

/** The file name of a path in its area: without the prefix, and with "@" for "/"; the root is "@". */
const pathFileName = (path: string): string =>
  `${
    path
      .replace(/^\/api\/v1(?=\/)/, '')
      .slice(1)
      .replaceAll('/', '@') || '@'
  }.yaml`;

const yamlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));

/** Reads the written files and expands them. Errors are collected, so that one run reports all of them. */
export class SpecFiles {
  readonly #folder: string;
  readonly #values = new ExampleValues((file, message) => this.error(file, message));
  /** Every expanded file by absolute path. */
  readonly sources = new Map<string, JsonMap>();
  /** The file of each component, by `section/Name`. */
  readonly origins = new Map<string, string>();
  readonly paths: readonly PathFile[];
  readonly errors: SpecError[] = [];
  readonly rootFile: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.rootFile = join(folder, 'openapi.yaml');
    for (const file of [...yamlFiles(join(folder, 'schemas')), ...this.#sectionFiles()]) this.#readComponents(file);
    for (const file of yamlFiles(join(folder, 'examples')))
      if (!this.sources.has(file)) this.#values.add(file, asMap(this.#read(file)));
    const root = asMap(this.#read(this.rootFile));
    this.sources.set(this.rootFile, root);
    this.paths = Object.entries(asMap(root.paths)).map(([path, entry]) => this.#readPath(path, entry));
    this.#reportUnused();
  }

  /** Reports an error of a file, with its path relative to the folder above the document. */
  error(file: string, message: string): void {
    this.errors.push({ file: relative(dirname(this.#folder), file), message });
  }

  #sectionFiles(): string[] {
    return Object.keys(SECTION_FILES).map((name) => join(this.#folder, name));
  }

  #read(file: string): Json {
    if (!existsSync(file)) {
      this.error(file, 'is named by a reference but does not exist');
      return {};
    }
    try {
      return parse(readFileSync(file, 'utf8')) ?? {};
    } catch (error) {
      this.error(file, `is not valid YAML: ${error instanceof Error ? error.message : String(error)}`);
      return {};
    }
  }

  #readComponents(file: string): void {
    const section = SECTION_FILES[relative(this.#folder, file)] ?? 'schemas';
    const written = asMap(this.#read(file));
    const components = EXPANSIONS[section]?.(written) ?? written;
    this.sources.set(file, components);
    for (const name of Object.keys(components)) {
      const first = this.origins.get(`${section}/${name}`);
      if (first !== undefined) this.error(file, `${name} is already defined in ${first}; rename one`);
      this.origins.set(`${section}/${name}`, relative(dirname(this.#folder), file));
    }
  }

  #readPath(path: string, entry: Json): PathFile {
    const reference = asMap(entry).$ref;
    const parts = typeof reference === 'string' ? reference.split('/') : [];
    const [folder, area = '', name] = parts;
    if (folder !== 'paths' || parts.length !== 3 || name !== pathFileName(path))
      this.error(this.rootFile, `${path} must be one line: { $ref: 'paths/<area>/${pathFileName(path)}' }`);
    const file = join(this.#folder, ...parts);
    const written = asMap(this.#read(file));
    const place = { path, area, pathParameters: this.#pathParameters() };
    this.sources.set(file, asMap(this.#values.merge(expandPath(written, place), file)));
    return { ...place, file: relative(dirname(this.#folder), file), written };
  }

  /** The component name in parameters.yaml by path parameter. */
  #pathParameters(): Map<string, string> {
    const parameters = Object.entries(this.sources.get(join(this.#folder, 'parameters.yaml')) ?? {});
    const inPath = parameters
      .map(([key, node]) => [key, asMap(node)] as const)
      .filter(([, node]) => node.in === 'path');
    return new Map(inPath.map(([key, node]) => [String(node.name), key]));
  }

  #reportUnused(): void {
    for (const file of yamlFiles(join(this.#folder, 'paths')))
      if (!this.sources.has(file)) this.error(file, 'is not listed under paths in spec/openapi.yaml');
    for (const [file, name] of this.#values.unused()) this.error(file, `${name}: nothing uses it`);
    if (this.paths.length === 0) this.error(this.rootFile, 'lists no path');
  }
}
