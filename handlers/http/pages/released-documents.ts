import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { NotFound } from '../../../domain/foundation/errors/errors.ts';
import { Stored } from './stored.ts';

const FOLDER = new URL('../../../spec/released/', import.meta.url);
/** A released document never changes. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Before the first release the folder does not exist. */
const namesIn = (folder: URL): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

/** The interface documents of past releases, byte for byte (spec/rules/requests.md#documentation-pages). */
class ReleasedDocuments {
  #known: ReadonlyMap<string, Stored> | null = null;

  /** Throws NotFound if no release has the name. */
  get(name: string): Stored {
    this.#known ??= new Map(
      namesIn(FOLDER).map((file) => [
        file,
        new Stored('application/json', () => readFileSync(new URL(file, FOLDER)), FOR_EVER),
      ]),
    );
    const stored = this.#known.get(name);
    if (stored === undefined) throw new NotFound('The release does not exist');
    return stored;
  }
}

export const releasedDocuments = new ReleasedDocuments();
