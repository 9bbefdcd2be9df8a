import { ServiceUnavailable } from '../../../foundation/errors/errors.ts';
import type { ArtifactStore, StoreName } from './artifact-store.ts';

/**
 * The stores of this server. New contents are stored in the object store if one is configured; contents in the database stay readable, so that
 * the object store can be added at any time.
 */
export class ArtifactStores {
  readonly #database: ArtifactStore;
  readonly #objects: ArtifactStore | null;

  constructor(database: ArtifactStore, objects: ArtifactStore | null) {
    this.#database = database;
    this.#objects = objects;
  }

  /** The store of new contents. */
  get current(): ArtifactStore {
    return this.#objects ?? this.#database;
  }

  /** The store of an existing content. Throws ServiceUnavailable when it is not configured. */
  of(name: StoreName): ArtifactStore {
    const store = name === this.#database.name ? this.#database : this.#objects;
    if (store === null)
      throw new ServiceUnavailable('The artifact is in an object store; the operator must set ARTIFACTS_URL');
    return store;
  }
}
