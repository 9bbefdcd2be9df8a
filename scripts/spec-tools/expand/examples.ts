import { dirname, resolve } from 'node:path';
import { isMap, type Json, type JsonMap } from '../../shared/json.ts';

/** Expands the examples of a media type: an entry with `data` becomes a successful envelope. */
export const expandExamples = (examples: JsonMap): JsonMap =>
  Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, isMap(example) ? expandExample(example) : example]),
  );

function expandExample({ data, pagination, degraded_sources = [], ...example }: JsonMap): JsonMap {
  if (data === undefined) return example;
  const page = pagination === undefined ? {} : { pagination, degraded_sources };
  return { ...example, value: { data, ...page, error: null, error_detail: null, success: true } };
}

/** The values of `examples/` by file and name, which path files use in their examples. */
export class ExampleValues {
  readonly #files = new Map<string, JsonMap>();
  readonly #used = new Set<string>();
  readonly #report: (file: string, message: string) => void;

  /** `report` receives references to examples that do not exist. */
  constructor(report: (file: string, message: string) => void) {
    this.#report = report;
  }

  add(file: string, values: JsonMap): void {
    this.#files.set(file, values);
  }

  /** The node with every reference replaced by its value; fields next to a reference override those of the value. */
  merge(node: Json, file: string): Json {
    if (Array.isArray(node)) return node.map((child) => this.merge(child, file));
    if (!isMap(node)) return node;
    const { $ref, ...beside } = node;
    const fields = Object.fromEntries(Object.entries(beside).map(([key, child]) => [key, this.merge(child, file)]));
    if (typeof $ref !== 'string') return $ref === undefined ? fields : { $ref, ...fields };
    const value = this.#valueOf($ref, file);
    if (value === undefined) return { $ref, ...fields };
    return isMap(value) ? { ...value, ...fields } : value;
  }

  #valueOf(reference: string, from: string): Json | undefined {
    const [path = '', name = ''] = reference.split('#/');
    const file = path === '' ? from : resolve(dirname(from), path);
    const values = this.#files.get(file);
    if (values === undefined) return undefined;
    const value = values[name];
    if (value === undefined) this.#report(from, `${reference} leads nowhere`);
    this.#used.add(`${file}#/${name}`);
    return value === undefined ? undefined : this.merge(value, file);
  }

  /** The file and name of unused values. */
  unused(): [file: string, name: string][] {
    return [...this.#files].flatMap(([file, values]) =>
      Object.keys(values)
        .filter((name) => !this.#used.has(`${file}#/${name}`))
        .map((name): [string, string] => [file, name]),
    );
  }
}
