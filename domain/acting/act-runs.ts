import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict } from '../foundation/errors/errors.ts';
import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import { type ActRun, type StoredCall, type ToolResultText, type TranscriptReply, withoutText } from './act-run.ts';

interface RunRow {
  readonly user_id: string;
  readonly key_id: string | null;
  readonly agent_id: string;
  readonly conversation_id: string | null;
  readonly history_turns: number;
  readonly instruction: string;
  readonly said: readonly TranscriptReply[];
  readonly steps: number;
  readonly keep_until: Date;
}

/** A stored run with its calls in order. */
export interface StoredRun {
  readonly run: ActRun;
  readonly calls: readonly CallRow[];
  /** The run counts as deleted after this time. */
  readonly keepUntil: Date;
}

export interface CallRow {
  readonly position: number;
  readonly tool: string | null;
  readonly arguments: JsonObject | null;
  readonly is_done: boolean;
  readonly is_error: boolean | null;
  readonly result: string | null;
}

const RUN = `select user_id, key_id, agent_id, conversation_id, history_turns, instruction, said, steps, keep_until
  from act_runs`;
const CALLS =
  'select position, tool, arguments, is_done, is_error, result from act_calls where run_id = ? order by position';

const takenOver = (): Conflict => new Conflict('The turn took too long and another turn replaced it');

const runOf = (id: string, row: RunRow): ActRun => ({
  id,
  principal: { userId: row.user_id, keyId: row.key_id },
  agentId: row.agent_id,
  conversationId: row.conversation_id,
  historyTurns: row.history_turns,
  instruction: row.instruction,
  transcript: row.said,
  steps: row.steps,
});

/**
 * Stores runs and their tool calls (spec/rules/acting.md#durable-calls). A reply is stored before any of its calls
 * runs, a call is marked in the transaction of its change, and the end of the run deletes all of it, including the
 * arguments.
 */
export class ActRuns {
  readonly #uow: UnitOfWork;

  constructor(uow: UnitOfWork) {
    this.#uow = uow;
  }

  /** Stores a run with its first calls, in the caller's transaction. It expires at `keepUntil`. */
  async begin(em: EntityManager, run: ActRun, calls: readonly StoredCall[], keepUntil: Date): Promise<void> {
    const { id, principal, agentId, conversationId, historyTurns, instruction, transcript, steps } = run;
    await em.execute(
      `insert into act_runs (id, user_id, key_id, agent_id, conversation_id, history_turns, instruction, said, steps, keep_until)
       values (?, ?, ?, ?, ?, ?, ?, ?::json, ?, ?)`,
      [
        ...[id, principal.userId, principal.keyId, agentId, conversationId, historyTurns, instruction],
        ...[JSON.stringify(transcript), steps, keepUntil],
      ],
    );
    await this.#addCalls(em, id, 0, calls);
  }

  /** Stores a further reply. Throws Conflict if another process continued the run, or its text was erased. */
  async addReply(em: EntityManager, { id, transcript, steps }: ActRun, from: number, calls: readonly StoredCall[]) {
    const text = `update act_runs set said = ?::json, steps = ? where id = ? and steps < ? and instruction <> ''`;
    const values = [JSON.stringify(transcript), steps, id, steps];
    const { affectedRows } = await em.execute<{ affectedRows: number }>(text, values, 'run');
    if (affectedRows !== 1) throw takenOver();
    await this.#addCalls(em, id, from, calls);
  }

  async #addCalls(em: EntityManager, id: string, from: number, calls: readonly StoredCall[]): Promise<void> {
    for (const [index, { tool, given }] of calls.entries())
      await em.execute('insert into act_calls (run_id, position, tool, arguments) values (?, ?, ?, ?::json)', [
        ...[id, from + index, tool],
        given === null ? null : JSON.stringify(given),
      ]);
  }

  /**
   * Marks a call as done, in the transaction of its change, and deletes its arguments. Throws Conflict if it has run
   * already.
   */
  async finishCall(em: EntityManager, id: string, position: number, { isError, text }: ToolResultText): Promise<void> {
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `update act_calls set is_done = true, is_error = ?, result = ?, arguments = null
       where run_id = ? and position = ? and not is_done`,
      [isError, text, id, position],
      'run',
    );
    if (affectedRows !== 1) throw takenOver();
  }

  async find(id: string): Promise<StoredRun | null> {
    return this.#uow.read(async (em) => {
      const row = await this.#row(em, id, '');
      if (row === undefined) return null;
      const calls = await em.execute<CallRow[]>(CALLS, [id]);
      return { run: runOf(id, row), calls, keepUntil: new Date(row.keep_until) };
    });
  }

  /** Whether the text of a stored run was erased. */
  async isErased(id: string): Promise<boolean> {
    const text = `select 1 from act_runs where id = ? and instruction = ''`;
    return (await this.#uow.read((em) => em.execute<unknown[]>(text, [id]))).length > 0;
  }

  /** Whether the conversation has a run that is active or parked. */
  async hasRuns(em: EntityManager, conversationId: string): Promise<boolean> {
    const text = 'select 1 from act_runs where conversation_id = ? limit 1';
    return (await em.execute<unknown[]>(text, [conversationId])).length > 0;
  }

  /**
   * Erases the text of a conversation but keeps what its calls need to run. A process that holds a run has locked the
   * conversation first.
   */
  async eraseText(em: EntityManager, conversationId: string): Promise<void> {
    const held = 'select id, said from act_runs where conversation_id = ? order by id for update';
    for (const { id, said } of await em.execute<{ id: string; said: readonly TranscriptReply[] }[]>(held, [
      conversationId,
    ])) {
      const text = `update act_runs set instruction = '', said = ?::json where id = ?`;
      await em.execute(text, [JSON.stringify(withoutText(said)), id]);
    }
  }

  /** Finds the run under its row lock, without its calls. */
  async lock(em: EntityManager, id: string): Promise<ActRun | null> {
    const row = await this.#row(em, id, 'for update');
    return row === undefined ? null : runOf(id, row);
  }

  async #row(em: EntityManager, id: string, lock: string): Promise<RunRow | undefined> {
    const [row] = await em.execute<RunRow[]>(`${RUN} where id = ? ${lock}`, [id]);
    return row;
  }

  /** Replaces the arguments of the first, parked call, and the transcript that shows them. */
  async replaceArguments(
    em: EntityManager,
    id: string,
    args: JsonObject,
    transcript: readonly TranscriptReply[],
  ): Promise<void> {
    await em.execute('update act_runs set said = ?::json where id = ?', [JSON.stringify(transcript), id]);
    const text = 'update act_calls set arguments = ?::json where run_id = ? and position = 0 and not is_done';
    await em.execute(text, [JSON.stringify(args), id]);
  }

  /** Deletes the run and its calls; joins the caller's transaction if one is open. */
  async end(id: string): Promise<void> {
    await this.#uow.write((em) => em.execute('delete from act_runs where id = ?', [id]));
  }
}
