import type { FilterQuery } from '@mikro-orm/postgresql';
import { newestFirst, newestFirstPage } from '../../foundation/database/pages/newest-first.ts';
import { readRecord } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { NotFound } from '../../foundation/errors/errors.ts';
import { parseUuid } from '../../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../../foundation/kernel/pages/page.ts';
import { Artifact, type ArtifactRecord } from './artifact.entity.ts';
import type { ArtifactContents } from './artifact-contents.ts';
import type { ByteRange } from './stores/byte-range.ts';

export interface ArtifactFilters {
  readonly taskId?: string;
  readonly runId?: string;
  readonly projectId?: string;
}

/** An artifact, and how its bytes are read. */
export interface ReadableArtifact {
  readonly artifact: ArtifactRecord;
  readonly read: (range: ByteRange) => AsyncIterable<Buffer>;
}

/** Reads artifacts (spec/rules/work.md#artifacts). */
export class ArtifactService {
  readonly #uow: UnitOfWork;
  readonly #contents: ArtifactContents;

  constructor(uow: UnitOfWork, contents: ArtifactContents) {
    this.#uow = uow;
    this.#contents = contents;
  }

  /** Newest first. A filter that is not an id matches nothing. */
  async list(filters: ArtifactFilters, page: PageRequest): Promise<Page<ArtifactRecord>> {
    const ids = Object.entries(filters).map(([name, text]) => [name, parseUuid(text)] as const);
    if (ids.some(([, id]) => id === null)) return { items: [], nextPosition: null };
    const where = { $and: [Object.fromEntries(ids), newestFirst(page.position)] };
    return this.#uow.read((em) => newestFirstPage(em, Artifact, where as FilterQuery<ArtifactRecord>, page));
  }

  /** Throws NotFound. */
  async get(artifactId: string): Promise<ArtifactRecord> {
    const id = parseUuid(artifactId);
    const artifact = id === null ? null : await this.#uow.read((em) => readRecord(em, Artifact, { id }));
    if (artifact === null) throw new NotFound('The artifact does not exist');
    return artifact;
  }

  /** Throws NotFound. Reading a range throws NotFound or ServiceUnavailable. */
  async content(artifactId: string): Promise<ReadableArtifact> {
    const artifact = await this.get(artifactId);
    return { artifact, read: (range) => this.#contents.read(artifact.id, range) };
  }
}
