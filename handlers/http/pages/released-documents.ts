import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { NotFound } from '../../../domain/foundation/errors/errors.ts';
import { compareVersions } from '../../../domain/foundation/kernel/text/compare-versions.ts';
import { Stored } from './stored.ts';

const FOLDER = new URL('../../../spec/released/', import.meta.url);
/** A released document never changes. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };

const SUFFIX = '.json';

/** A version with a released document. */
export interface Release {
  readonly version: string;
  readonly path: string;
}

const versionOf = (name: string): string => name.slice(0, -SUFFIX.length);

/** Before the first release the folder does not exist. */
const namesIn = (folder: URL): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(SUFFIX))
        .sort((a, b) => compareVersions(versionOf(b), versionOf(a)))
    : [];

/** The interface documents of past releases, byte for byte (spec/rules/requests.md#documentation-pages). */
export class ReleasedDocuments {
  readonly #folder: URL;
  #known: ReadonlyMap<string, Stored> | null = null;

  constructor(folder = FOLDER) {
    this.#folder = folder;
  }

  /** All releases, newest first. */
  list(): readonly Release[] {
    return [...this.#all().keys()].map((name) => ({ version: versionOf(name), path: `/openapi/${name}` }));
  }

  /** Throws NotFound, which names all releases, if none has the name. */
  get(name: string): Stored {
    const stored = this.#all().get(name);
    if (stored !== undefined) return stored;
    const known = this.list().map(({ path }) => path);
    throw new NotFound(
      known.length === 0
        ? 'The release does not exist; this server has no released documents'
        : `The release does not exist; this server has ${known.join(', ')}`,
    );
  }

  #all(): ReadonlyMap<string, Stored> {
    this.#known ??= new Map(
      namesIn(this.#folder).map((file) => [
        file,
        new Stored('application/json', () => readFileSync(new URL(file, this.#folder)), FOR_EVER),
      ]),
    );
    return this.#known;
  }
}

export const releasedDocuments = new ReleasedDocuments();
