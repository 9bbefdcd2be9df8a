import { queueStatement, readPrepared } from '../../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import { ServiceUnavailable } from '../../../foundation/errors/errors.ts';
import type { ArtifactStore } from './artifact-store.ts';
import type { ByteRange } from './byte-range.ts';
import { equalPieces, PIECE_BYTES } from './pieces.ts';
import { DELETE_CHUNKS, DELETED_CHUNKS, INSERT_CHUNK, SELECT_CHUNK } from './statements.ts';

/**
 * Stores contents in the database, in chunks of 64 KiB. Each chunk is a separate transaction, so that a slow upload holds neither a connection
 * nor a snapshot.
 */
export class DatabaseStore implements ArtifactStore {
  readonly name = 'database';
  readonly #uow: UnitOfWork;

  constructor(uow: UnitOfWork) {
    this.#uow = uow;
  }

  async write(id: string, pieces: AsyncIterable<Buffer>): Promise<void> {
    let number = 0;
    for await (const chunk of equalPieces(pieces)) {
      const values = [id, number, chunk];
      await this.#uow.write(async (em) => queueStatement(em, INSERT_CHUNK, values));
      number += 1;
    }
  }

  async *read(id: string, { first, last }: ByteRange): AsyncGenerator<Buffer> {
    for (let number = Math.floor(first / PIECE_BYTES); number * PIECE_BYTES <= last; number += 1) {
      const chunk = await this.#chunk(id, number);
      const start = number * PIECE_BYTES;
      yield chunk.subarray(Math.max(first - start, 0), last + 1 - start);
    }
  }

  async delete(id: string): Promise<void> {
    let count = DELETED_CHUNKS;
    while (count === DELETED_CHUNKS)
      count = await this.#uow.write(async (em) => (await em.execute<unknown[]>(DELETE_CHUNKS, [id, id])).length);
  }

  async #chunk(id: string, number: number): Promise<Buffer> {
    const [row] = await this.#uow.read((em) => readPrepared<{ bytes: Buffer }>(em, SELECT_CHUNK, [id, number]));
    if (row === undefined) throw new ServiceUnavailable('The artifact was deleted during the download');
    return row.bytes;
  }
}
