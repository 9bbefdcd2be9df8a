import pg, { type Pool } from 'pg';
import { type SizedRow, sizedPage } from '../../foundation/database/pages/byte-page.ts';
import { translated } from '../../foundation/database/translate.ts';
import type { Page, PageRequest } from '../../foundation/kernel/pages/page.ts';
import type { RunService } from '../runs/run-service.ts';
import { SELECT_STEPS } from './statements.ts';
import type { RunStep } from './step.ts';

const PAGE = { name: 'run-steps', types: pg.types, text: SELECT_STEPS };

interface StepListDeps {
  readonly pool: Pool;
  readonly runs: Pick<RunService, 'get'>;
}

/** Reads the steps of runs. */
export class RunStepReader {
  readonly #pool: Pool;
  readonly #runs: Pick<RunService, 'get'>;

  constructor({ pool, runs }: StepListDeps) {
    this.#pool = pool;
    this.#runs = runs;
  }

  /** The steps of a run after a number, oldest first. Throws NotFound. */
  async list(runId: string, after: number, { limit, position }: PageRequest): Promise<Page<RunStep>> {
    const { id } = await this.#runs.get(runId);
    const rows = await this.stepsAfter(id, Math.max(after, Number(position?.[0] ?? 0)), limit);
    return sizedPage(rows, Number(rows[0]?.found ?? 0), (step) => [String(step.number)]);
  }

  /** The steps of an existing run after a number, as many as a page holds. */
  async stepsAfter(runId: string, number: number, limit: number): Promise<readonly (RunStep & SizedRow)[]> {
    const query = { ...PAGE, values: [runId, number, limit] };
    return (await translated(this.#pool.query<RunStep & SizedRow>(query))).rows;
  }
}
