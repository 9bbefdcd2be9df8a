import { BaseResolver, bundle, createConfig, type Document, ResolveError, Source } from '@redocly/openapi-core';
import { asMap, type Json, type JsonMap } from '../../shared/json.ts';
import { withLinks } from '../expand/links.ts';
import { type PathFile, SPEC_FOLDER, type SpecError, SpecFiles } from '../expand/spec-files.ts';

/** One path of the document. */
export interface SpecPath extends PathFile {
  /** The expanded content of the file. */
  readonly item: JsonMap;
}

/** The whole document in memory: every reference is local (`#/components/...`). */
export interface Bundle {
  readonly document: JsonMap;
  readonly paths: readonly SpecPath[];
  /** The file of each component, by `section/Name`. */
  readonly origins: ReadonlyMap<string, string>;
  readonly errors: readonly SpecError[];
}

/** Reads the written document and bundles its files. Errors are collected, so that one run reports all of them. */
export async function bundleSpec(folder: string = SPEC_FOLDER): Promise<Bundle> {
  const files = new SpecFiles(folder);
  const joined = await join(files);
  const components = sortedComponents(asMap(joined.components), files);
  const document = withLinks({ ...joined, components });
  const paths = files.paths.map((path) => ({ ...path, item: asMap(asMap(document.paths)[path.path]) }));
  return { document, paths, origins: files.origins, errors: files.errors };
}

/** Passes the expanded files to Redocly instead of those on disk. Redocly writes local references into them. */
class WrittenOut extends BaseResolver {
  readonly #documents: ReadonlyMap<string, Document>;

  constructor(sources: ReadonlyMap<string, JsonMap>) {
    super();
    const documents = [...sources].map(([file, parsed]): [string, Document] => [
      file,
      { source: new Source(file, ''), parsed: structuredClone(parsed) },
    ]);
    this.#documents = new Map(documents);
  }

  override async resolveDocument<T>(base: string | null, reference: string): Promise<Document<T>> {
    const document = this.#documents.get(this.resolveExternalRef(base, reference));
    if (document === undefined) throw new ResolveError(new Error(`file ${reference} does not exist`));
    return document as Document<T>;
  }
}

async function join(files: SpecFiles): Promise<JsonMap> {
  const { bundle: joined, problems } = await bundle({
    ref: files.rootFile,
    config: await createConfig({}),
    externalRefResolver: new WrittenOut(files.sources),
  });
  for (const { message, location } of problems)
    for (const { source, pointer = '' } of location)
      files.error(source.absoluteRef, errorOf(message, pointer, files.sources.get(source.absoluteRef)));
  return joined.parsed as JsonMap;
}

/** An error of Redocly as an error of the written file. */
function errorOf(message: string, pointer: string, file: JsonMap | undefined): string {
  const keys = pointer.replace(/^#\//, '').split('/');
  const below = (node: Json | undefined, key: string): Json | undefined =>
    Array.isArray(node) ? node[Number(key)] : asMap(node)[key.replaceAll('~1', '/')];
  const { $ref } = asMap(keys.reduce<Json | undefined>(below, file));
  return $ref === undefined ? message : `${$ref} leads nowhere; references have the form <file>.yaml#/<Name>`;
}

/** Components sorted by name. A component without a file and an unused component are errors. */
function sortedComponents(components: JsonMap, files: SpecFiles): JsonMap {
  const sections = new Map<string, [string, Json][]>();
  for (const [key, file] of files.origins) {
    const [section = '', name = ''] = key.split('/');
    const component = asMap(components[section])[name];
    if (component === undefined) files.errors.push({ file, message: `${name}: nothing refers to it` });
    else sections.set(section, [...(sections.get(section) ?? []), [name, component]]);
  }
  for (const [section, named] of Object.entries(components))
    for (const name of Object.keys(asMap(named)))
      if (!files.origins.has(`${section}/${name}`))
        files.error(files.rootFile, `a reference to ${name} does not have the form <file>.yaml#/<Name>`);
  const byName = (a: [string, Json], b: [string, Json]): number => (a[0] < b[0] ? -1 : 1);
  return Object.fromEntries([...sections].map(([section, named]) => [section, Object.fromEntries(named.sort(byName))]));
}
