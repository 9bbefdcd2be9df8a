import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { SELECT_RUN_FACTS } from './statements.ts';

/** The fields of a run that never change. */
export interface RunFacts {
  readonly id: string;
  readonly taskId: string;
  readonly epoch: number;
  /** The id of the user whose worker claimed the run. */
  readonly claimedBy: string;
  /** The id of the project if the task is an objective, because the project is then locked before the task; otherwise null. */
  readonly objectiveOf: string | null;
}

const MAX_KNOWN = 20_000;

/** Remembers the fields of runs that never change, so that most lease calls need no extra read. */
export class KnownRuns {
  readonly #known = new Map<string, RunFacts>();

  /** Null for an unknown run. */
  async find(em: EntityManager, runId: string): Promise<RunFacts | null> {
    const known = this.#known.get(runId);
    if (known !== undefined) return known;
    const [row] = await readPrepared<RunFacts>(em, SELECT_RUN_FACTS, [runId]);
    if (row === undefined) return null;
    this.note(row);
    return row;
  }

  /** Remembers the fields of a committed run. */
  note(facts: RunFacts): void {
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(facts.id, facts);
  }
}
