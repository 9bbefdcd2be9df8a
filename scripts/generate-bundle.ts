import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { ExampleValues } from './expand-examples.ts';
import { expandFailures, expandSharedResponse } from './expand-failures.ts';
import { expandPath, type PathPlace } from './expand-path.ts';
import { asMap, isMap, type Json, type JsonMap } from './json.ts';

/** A fault in the document: the file it was found in and what to do about it. */
export interface SpecFault {
  readonly file: string;
  readonly message: string;
}

/** One path of the document together with the file and the area (the folder) it came from. */
export interface SpecPath extends PathPlace {
  readonly file: string;
  /** What the file says. */
  readonly written: JsonMap;
  /** What it says and what follows from it. */
  readonly item: JsonMap;
}

/** The whole document in memory: every reference is local (`#/components/...`). */
export interface Bundle {
  readonly document: JsonMap;
  readonly paths: readonly SpecPath[];
  /** The file each component was written in, by `section/Name`. */
  readonly origins: ReadonlyMap<string, string>;
  /** The components that openapi.yaml lists itself, by `section/Name`: nothing need refer to them. */
  readonly listed: ReadonlySet<string>;
  readonly faults: readonly SpecFault[];
}

/** The folder of the hand-kept document. */
export const SPEC_FOLDER = resolve(import.meta.dirname, '../spec');

const SECTION_FILES: Readonly<Record<string, string>> = {
  'parameters.yaml': 'parameters',
  'headers.yaml': 'headers',
  'examples/failures.yaml': 'examples',
  'responses.yaml': 'responses',
  'security.yaml': 'securitySchemes',
};

/** Files whose components are written shorter than OpenAPI has them. */
const EXPANSIONS: Readonly<Record<string, (written: JsonMap) => JsonMap>> = {
  'failures.yaml': expandFailures,
  'responses.yaml': (written) =>
    Object.fromEntries(
      Object.entries(written).map(([name, response]) => [name, expandSharedResponse(asMap(response))]),
    ),
};

/** The file name a path must have inside its area: the prefix is dropped and "/" is written "@". */
export const pathFileName = (path: string): string =>
  `${path
    .replace(/^\/api\/v1(?=\/)/, '')
    .slice(1)
    .replaceAll('/', '@')}.yaml`;

const yamlFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));

/** Reads the hand-kept document and joins its files. Faults are collected, so that one run shows all of them. */
export function bundleSpec(folder: string = SPEC_FOLDER): Bundle {
  return new Bundler(folder).bundle();
}

class Bundler {
  readonly #folder: string;
  readonly #faults: SpecFault[] = [];
  readonly #components: Record<string, Record<string, Json>> = {};
  readonly #sections = new Map<string, string>();
  readonly #origins = new Map<string, string>();
  readonly #used = new Set<string>();
  readonly #values = new ExampleValues((reference, from) => resolve(dirname(from), reference));

  constructor(folder: string) {
    this.#folder = folder;
  }

  bundle(): Bundle {
    const rootFile = join(this.#folder, 'openapi.yaml');
    const root = asMap(this.#read(rootFile));
    for (const file of this.#componentFiles()) this.#collect(file);
    for (const file of yamlFiles(join(this.#folder, 'examples')))
      if (!this.#sections.has(file)) this.#values.add(file, asMap(this.#read(file)));
    const components = this.#rewriteComponents();
    const paths = this.#readPaths(rootFile, asMap(root.paths));
    this.#reportUnlisted(paths);
    const document = { ...root, paths: Object.fromEntries(paths.map(({ path, item }) => [path, item])), components };
    const listed = new Set(
      Object.entries(asMap(root.components)).flatMap(([section, names]) =>
        Object.keys(asMap(names)).map((name) => `${section}/${name}`),
      ),
    );
    return { document, paths, origins: this.#origins, listed, faults: this.#faults };
  }

  #fault(file: string, message: string): void {
    this.#faults.push({ file: relative(dirname(this.#folder), file), message });
  }

  #read(file: string): Json {
    if (!existsSync(file)) {
      this.#fault(file, 'is named by a reference but does not exist');
      return {};
    }
    try {
      return parse(readFileSync(file, 'utf8')) ?? {};
    } catch (error) {
      this.#fault(file, `is not valid YAML: ${error instanceof Error ? error.message : String(error)}`);
      return {};
    }
  }

  #componentFiles(): string[] {
    const schemas = join(this.#folder, 'schemas');
    const shared = Object.keys(SECTION_FILES).map((name) => join(this.#folder, name));
    return [...yamlFiles(schemas), ...shared];
  }

  #collect(file: string): void {
    const section = SECTION_FILES[relative(this.#folder, file)] ?? 'schemas';
    this.#sections.set(file, section);
    const expand = EXPANSIONS[basename(file)] ?? ((written: JsonMap) => written);
    const entries = this.#components[section] ?? {};
    this.#components[section] = entries;
    for (const [name, component] of Object.entries(expand(asMap(this.#read(file))))) {
      if (name in entries)
        this.#fault(file, `${name} is already defined in ${this.#origins.get(`${section}/${name}`)}; rename one`);
      entries[name] = component;
      this.#origins.set(`${section}/${name}`, relative(dirname(this.#folder), file));
    }
  }

  #rewriteComponents(): JsonMap {
    const fileOf = (section: string, name: string) =>
      resolve(dirname(this.#folder), this.#origins.get(`${section}/${name}`) ?? '');
    return Object.fromEntries(
      Object.entries(this.#components).map(([section, entries]) => [
        section,
        Object.fromEntries(
          Object.entries(entries)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, component]) => [name, this.#rewrite(component, fileOf(section, name))]),
        ),
      ]),
    );
  }

  #readPaths(rootFile: string, paths: JsonMap): SpecPath[] {
    const pathParameters = this.#pathParameters();
    return Object.entries(paths).map(([path, entry]) => {
      const reference = asMap(entry).$ref;
      const parts = typeof reference === 'string' ? reference.split('/') : [];
      const [folder, area = '', name] = parts;
      if (folder !== 'paths' || parts.length !== 3 || name !== pathFileName(path))
        this.#fault(rootFile, `${path} must be one line: { $ref: 'paths/<area>/${pathFileName(path)}' }`);
      const file = join(this.#folder, ...parts);
      this.#used.add(file);
      const place = { path, area, pathParameters };
      const written = asMap(this.#read(file));
      const item = asMap(this.#rewrite(this.#values.merge(expandPath(written, place), file), file));
      return { ...place, file: relative(dirname(this.#folder), file), written, item };
    });
  }

  /** The name in parameters.yaml by the name of each path parameter. */
  #pathParameters(): Map<string, string> {
    const entries = Object.entries(this.#components.parameters ?? {}).map(([key, node]) => [key, asMap(node)] as const);
    return new Map(entries.filter(([, node]) => node.in === 'path').map(([key, node]) => [String(node.name), key]));
  }

  #reportUnlisted(paths: readonly SpecPath[]): void {
    const folder = join(this.#folder, 'paths');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    for (const file of files.sort().map((name) => join(folder, name)))
      if (!this.#used.has(file)) this.#fault(file, 'is not listed under paths in spec/openapi.yaml');
    for (const [file, name] of this.#values.unused()) this.#fault(file, `${name}: nothing uses it`);
    if (paths.length === 0) this.#fault(join(this.#folder, 'openapi.yaml'), 'lists no path');
  }

  #rewrite(node: Json, file: string): Json {
    if (Array.isArray(node)) return node.map((child) => this.#rewrite(child, file));
    if (!isMap(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [
        key,
        key === '$ref' && typeof child === 'string' ? this.#localReference(child, file) : this.#rewrite(child, file),
      ]),
    );
  }

  #localReference(reference: string, from: string): string {
    const [path = '', pointer = ''] = reference.split('#');
    const file = path === '' ? from : resolve(dirname(from), path);
    const section = this.#sections.get(file);
    const name = pointer.replace(/^\//, '');
    if (section === undefined || this.#components[section]?.[name] === undefined)
      this.#fault(from, `${reference} leads nowhere; references have the form <file>.yaml#/<Name>`);
    return `#/components/${section}/${name}`;
  }
}
