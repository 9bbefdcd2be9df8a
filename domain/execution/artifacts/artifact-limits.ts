import type { EntityManager } from '@mikro-orm/postgresql';
import { readRecord } from '../../foundation/database/records.ts';
import { Conflict } from '../../foundation/errors/errors.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import { workSettings } from '../work-settings.ts';
import { Artifact, type ArtifactRecord } from './artifact.entity.ts';
import { ADD_PROJECT_BYTES, COUNT_ARTIFACTS_OF_RUN, SELECT_PROJECT_BYTES } from './statements.ts';

const MAX_ARTIFACTS_OF_RUN = 100;

type RunOfArtifact = Pick<RunRecord, 'id' | 'projectId'>;

const tooMany = (): Conflict => new Conflict(`A run can have at most ${MAX_ARTIFACTS_OF_RUN} artifacts`);

const tooLarge = (maxBytes: number): Conflict =>
  new Conflict(`The artifacts of the project would exceed the setting work.max_project_bytes (${maxBytes} bytes)`);

/** Limits the artifacts of a run and the bytes of a project, all versions included (spec/rules/work.md#artifact-limits). */
export class ArtifactLimits {
  readonly #settings: LiveSettings;

  constructor(settings: LiveSettings) {
    this.#settings = settings;
  }

  /**
   * Throws Conflict for an upload that exceeds a limit, before its bytes are read. An upload that may repeat an artifact of the run passes.
   * Only `add` is exact.
   */
  async requireQuota(
    em: EntityManager,
    { id: runId, projectId }: RunOfArtifact,
    { name, size }: Pick<ArtifactRecord, 'name' | 'size'>,
  ): Promise<void> {
    if ((await readRecord(em, Artifact, { runId, name, size })) !== null) return;
    await this.#requireCount(em, runId);
    const [row] = await em.execute<{ bytes: number }[]>(SELECT_PROJECT_BYTES, [projectId]);
    if ((row?.bytes ?? 0) + size > this.#maxBytes) throw tooLarge(this.#maxBytes);
  }

  /**
   * Counts a new artifact of a locked run, and locks the bytes of the project until the transaction ends. Throws Conflict.
   */
  async add(em: EntityManager, { id, projectId }: RunOfArtifact, size: number): Promise<void> {
    await this.#requireCount(em, id);
    const maxBytes = this.#maxBytes;
    const rows = await em.execute<unknown[]>(ADD_PROJECT_BYTES, [projectId, size, maxBytes, maxBytes]);
    if (rows.length === 0) throw tooLarge(maxBytes);
  }

  get #maxBytes(): number {
    return this.#settings.get(workSettings.maxProjectBytes);
  }

  async #requireCount(em: EntityManager, runId: string): Promise<void> {
    const [row] = await em.execute<{ count: number }[]>(COUNT_ARTIFACTS_OF_RUN, [runId]);
    if ((row?.count ?? 0) >= MAX_ARTIFACTS_OF_RUN) throw tooMany();
  }
}
