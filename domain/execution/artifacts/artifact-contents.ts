import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, NotFound } from '../../foundation/errors/errors.ts';
import type { Job } from '../../foundation/jobs/worker.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import { type ContentMeasure, MeasuredContent } from './measured-content.ts';
import {
  CLAIM_EXPIRED_CONTENTS,
  CLAIMED_CONTENTS,
  DELETE_CONTENT,
  EXPIRE_CONTENT,
  INSERT_CONTENT,
  KEEP_CONTENT,
  SELECT_CONTENT_STORE,
} from './statements.ts';
import type { StoreName } from './stores/artifact-store.ts';
import type { ArtifactStores } from './stores/artifact-stores.ts';
import type { ByteRange } from './stores/byte-range.ts';

/** A complete content. Its id becomes the id of the artifact. */
export interface StoredContent extends ContentMeasure {
  readonly id: string;
}

interface ExpiredContent {
  readonly id: string;
  readonly store: StoreName;
}

/**
 * The contents of artifacts (spec/decisions/0085-contents-of-artifacts-apart-from-their-records.md). Each has a row that names its store. The
 * row expires unless the upload is completed, and again when the artifact is deleted. A job deletes expired contents, so that a crash leaves
 * nothing behind.
 */
export class ArtifactContents {
  readonly #uow: UnitOfWork;
  readonly #stores: ArtifactStores;

  constructor(uow: UnitOfWork, stores: ArtifactStores) {
    this.#uow = uow;
    this.#stores = stores;
  }

  get job(): Job {
    return { name: 'sweep-artifacts', cron: '* * * * *', isAlone: true, run: () => this.sweep() };
  }

  /** Stores pieces as a content that expires after `seconds`. Throws the error of the pieces or of the store, and then keeps nothing. */
  async store(pieces: AsyncIterable<Buffer>, seconds: number): Promise<StoredContent> {
    const id = newId();
    const store = this.#stores.current;
    await this.#uow.write(async (em) => queueStatement(em, INSERT_CONTENT, [id, store.name, seconds]));
    const measured = new MeasuredContent(pieces);
    try {
      await store.write(id, measured.pieces());
    } catch (error) {
      await this.discard(id);
      throw error;
    }
    return { id, ...measured.measure() };
  }

  /** Keeps a content, in the transaction that inserts its artifact. Throws Conflict when it has expired. */
  async keep(em: EntityManager, id: string): Promise<void> {
    const rows = await em.execute<unknown[]>(KEEP_CONTENT, [id]);
    if (rows.length === 0) throw new Conflict('The upload took too long and was discarded; send the artifact again');
  }

  /** Expires a content of this process that has no artifact. A failure is ignored, because the content expires later anyway. */
  async discard(id: string): Promise<void> {
    const row = [id, this.#stores.current.name];
    await this.#uow.write(async (em) => queueStatement(em, EXPIRE_CONTENT, row)).catch(() => {});
  }

  /** The bytes of a range of a kept content. Throws NotFound when the artifact was deleted, or ServiceUnavailable. */
  async *read(id: string, range: ByteRange): AsyncGenerator<Buffer> {
    const [row] = await this.#uow.read((em) => readPrepared<{ store: StoreName }>(em, SELECT_CONTENT_STORE, [id]));
    if (row === undefined) throw new NotFound('The artifact does not exist');
    yield* this.#stores.of(row.store).read(id, range);
  }

  /** Deletes expired contents. Throws the failures together at the end; the next sweep retries them. */
  async sweep(): Promise<void> {
    const errors: unknown[] = [];
    let claimed = CLAIMED_CONTENTS;
    while (claimed === CLAIMED_CONTENTS && errors.length === 0) {
      const expired = await this.#uow.write((em) => em.execute<ExpiredContent[]>(CLAIM_EXPIRED_CONTENTS));
      for (const content of expired) await this.#delete(content).catch((error: unknown) => errors.push(error));
      claimed = expired.length;
    }
    if (errors.length > 0) throw new AggregateError(errors, `artifacts: ${errors.map(String).join('; ')}`);
  }

  async #delete({ id, store }: ExpiredContent): Promise<void> {
    await this.#stores.of(store).delete(id);
    await this.#uow.write(async (em) => queueStatement(em, DELETE_CONTENT, [id]));
  }
}
