import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict } from '../foundation/errors/errors.ts';
import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import { type ActRun, type StoredCall, type ToolResultText, type TranscriptReply, withoutText } from './act-run.ts';
import {
  DELETE_ACT_RUN,
  DELETE_ACT_RUNS_OF_TASK,
  ERASE_ACT_RUN_TEXT,
  FINISH_ACT_CALL,
  INSERT_ACT_CALL,
  INSERT_ACT_RUN,
  LOCK_ACT_RUN,
  LOCK_ACT_RUNS_OF_CONVERSATION,
  REPLACE_ACT_RUN_TRANSCRIPT,
  REPLACE_PARKED_ARGUMENTS,
  SELECT_ACT_CALLS,
  SELECT_ACT_RUN,
  SELECT_ACT_RUN_OF_CONVERSATION,
  SELECT_ACT_RUN_OF_TASK,
  SELECT_ERASED_ACT_RUN,
  UPDATE_ACT_RUN_TRANSCRIPT,
} from './statements.ts';

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
  readonly task_id: string | null;
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

const takenOver = (): Conflict => new Conflict('The turn took too long and another turn replaced it');

const runOf = (id: string, row: RunRow): ActRun => ({
  id,
  principal: { userId: row.user_id, keyId: row.key_id },
  agentId: row.agent_id,
  conversationId: row.conversation_id,
  taskId: row.task_id,
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
    const { id, principal, agentId, conversationId, taskId, historyTurns, instruction, transcript, steps } = run;
    await em.execute(INSERT_ACT_RUN, [
      ...[id, principal.userId, principal.keyId, agentId, conversationId, historyTurns, instruction],
      ...[JSON.stringify(transcript), steps, keepUntil, taskId],
    ]);
    await this.#addCalls(em, id, 0, calls);
  }

  /** Stores a further reply. Throws Conflict if another process continued the run, or its text was erased. */
  async addReply(em: EntityManager, { id, transcript, steps }: ActRun, from: number, calls: readonly StoredCall[]) {
    const values = [JSON.stringify(transcript), steps, id, steps];
    const { affectedRows } = await em.execute<{ affectedRows: number }>(UPDATE_ACT_RUN_TRANSCRIPT, values, 'run');
    if (affectedRows !== 1) throw takenOver();
    await this.#addCalls(em, id, from, calls);
  }

  async #addCalls(em: EntityManager, id: string, from: number, calls: readonly StoredCall[]): Promise<void> {
    for (const [index, { tool, given }] of calls.entries())
      await em.execute(INSERT_ACT_CALL, [...[id, from + index, tool], given === null ? null : JSON.stringify(given)]);
  }

  /**
   * Marks a call as done, in the transaction of its change, and deletes its arguments. Throws Conflict if it has run
   * already.
   */
  async finishCall(em: EntityManager, id: string, position: number, { isError, text }: ToolResultText): Promise<void> {
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      FINISH_ACT_CALL,
      [isError, text, id, position],
      'run',
    );
    if (affectedRows !== 1) throw takenOver();
  }

  async find(id: string): Promise<StoredRun | null> {
    return this.#uow.read(async (em) => {
      const row = await this.#row(em, SELECT_ACT_RUN, id);
      if (row === undefined) return null;
      const calls = await em.execute<CallRow[]>(SELECT_ACT_CALLS, [id]);
      return { run: runOf(id, row), calls, keepUntil: new Date(row.keep_until) };
    });
  }

  /** The stored run of a task; null if it has none. */
  async findOfTask(taskId: string): Promise<StoredRun | null> {
    const [row] = await this.#uow.read((em) => em.execute<{ id: string }[]>(SELECT_ACT_RUN_OF_TASK, [taskId]));
    return row === undefined ? null : this.find(row.id);
  }

  /** Deletes the stored runs of a task; joins the caller's transaction if one is open. */
  async endOfTask(taskId: string): Promise<void> {
    await this.#uow.write((em) => em.execute(DELETE_ACT_RUNS_OF_TASK, [taskId]));
  }

  /** Whether the text of a stored run was erased. */
  async isErased(id: string): Promise<boolean> {
    return (await this.#uow.read((em) => em.execute<unknown[]>(SELECT_ERASED_ACT_RUN, [id]))).length > 0;
  }

  /** Whether the conversation has a run that is active or parked. */
  async hasRuns(em: EntityManager, conversationId: string): Promise<boolean> {
    return (await em.execute<unknown[]>(SELECT_ACT_RUN_OF_CONVERSATION, [conversationId])).length > 0;
  }

  /**
   * Erases the text of a conversation but keeps what its calls need to run. A process that holds a run has locked the
   * conversation first.
   */
  async eraseText(em: EntityManager, conversationId: string): Promise<void> {
    for (const { id, said } of await em.execute<{ id: string; said: readonly TranscriptReply[] }[]>(
      LOCK_ACT_RUNS_OF_CONVERSATION,
      [conversationId],
    )) {
      await em.execute(ERASE_ACT_RUN_TEXT, [JSON.stringify(withoutText(said)), id]);
    }
  }

  /** Finds the run under its row lock, without its calls. */
  async lock(em: EntityManager, id: string): Promise<ActRun | null> {
    const row = await this.#row(em, LOCK_ACT_RUN, id);
    return row === undefined ? null : runOf(id, row);
  }

  async #row(em: EntityManager, statement: string, id: string): Promise<RunRow | undefined> {
    const [row] = await em.execute<RunRow[]>(statement, [id]);
    return row;
  }

  /** Replaces the arguments of the first, parked call, and the transcript that shows them. */
  async replaceArguments(
    em: EntityManager,
    id: string,
    args: JsonObject,
    transcript: readonly TranscriptReply[],
  ): Promise<void> {
    await em.execute(REPLACE_ACT_RUN_TRANSCRIPT, [JSON.stringify(transcript), id]);
    await em.execute(REPLACE_PARKED_ARGUMENTS, [JSON.stringify(args), id]);
  }

  /** Deletes the run and its calls; joins the caller's transaction if one is open. */
  async end(id: string): Promise<void> {
    await this.#uow.write((em) => em.execute(DELETE_ACT_RUN, [id]));
  }
}
