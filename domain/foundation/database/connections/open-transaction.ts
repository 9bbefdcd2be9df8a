import type { PoolClient, QueryResult } from 'pg';
import { type PreparableStatement, sendBatch } from './statement-batch.ts';

/** A statement, or a text that may contain several and is sent by itself. */
export type Statement = PreparableStatement | string;
/** Builds a queued statement when it is sent. */
export type DeferredStatement = () => Statement;

const BEGIN = { text: 'begin', name: 'orm:begin' };
const COMMIT = { text: 'commit', name: 'orm:commit' };

/** The statements to send together, and each text by itself. */
const groupsOf = (statements: readonly Statement[]): (PreparableStatement[] | string)[] => {
  const groups: (PreparableStatement[] | string)[] = [];
  for (const statement of statements) {
    const group = groups.at(-1);
    if (typeof statement === 'string') groups.push(statement);
    else if (Array.isArray(group)) group.push(statement);
    else groups.push([statement]);
  }
  return groups;
};

/** A transaction, or a part of one. */
export interface Transaction {
  run(statement: Statement): Promise<QueryResult>;
  /** Sends a statement together with the next one or the commit, which fails if it fails. Its result is not read. */
  queue(statement: DeferredStatement): void;
  /** Begins a part that can be rolled back by itself. */
  beginPart(): Promise<Transaction>;
  commit(): Promise<void>;
  /** Does nothing after the end of the transaction. */
  rollback(): Promise<void>;
}

/**
 * A transaction on one connection. The begin, and queued statements, are sent with the next statement
 * (spec/decisions/0084-prepared-statements-in-transactions.md).
 */
export class OpenTransaction implements Transaction {
  readonly #client: PoolClient;
  #queued: DeferredStatement[] = [() => BEGIN];
  #state: 'not begun' | 'begun' | 'ended' = 'not begun';
  #parts = 0;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async run(statement: Statement): Promise<QueryResult> {
    if (this.#state === 'ended') throw new Error('the transaction has ended');
    this.#state = 'begun';
    return this.#send(statement);
  }

  queue(statement: DeferredStatement): void {
    this.#queued.push(statement);
  }

  async commit(): Promise<void> {
    const isEmpty = this.#queued.length === 1 && this.#state === 'not begun';
    this.#state = 'ended';
    try {
      if (!isEmpty) await this.#sendCommit();
    } catch (error) {
      // If a queued statement failed, the commit was skipped. The error of the commit must not be hidden.
      await this.#abandon().catch(() => {});
      throw error;
    }
    this.#client.release();
  }

  async #sendCommit(): Promise<void> {
    const { command } = await this.#send(COMMIT);
    // The commit of a failed transaction is a rollback without an error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
  }

  async rollback(): Promise<void> {
    if (this.#state === 'ended') return;
    const hasBegun = this.#state === 'begun';
    this.#state = 'ended';
    if (hasBegun) await this.#abandon();
    else this.#client.release();
  }

  /** Rolls back and returns the connection. Throws when the connection is lost. */
  async #abandon(): Promise<void> {
    let failure: Error | undefined;
    try {
      await this.#client.query('rollback');
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      this.#client.release(failure);
    }
  }

  async beginPart(): Promise<Transaction> {
    this.#parts += 1;
    const name = `part${this.#parts}`;
    await this.run(`savepoint ${name}`);
    return {
      run: (statement) => this.run(statement),
      queue: (statement) => this.queue(statement),
      beginPart: () => this.beginPart(),
      commit: async () => void (await this.run(`release savepoint ${name}`)),
      rollback: async () => {
        this.#queued = [];
        await this.run(`rollback to savepoint ${name}`);
      },
    };
  }

  /** Sends a statement after the queued ones. Throws the first failure. */
  async #send(statement: Statement): Promise<QueryResult> {
    const statements = [...this.#queued.map((build) => build()), statement];
    this.#queued = [];
    let result: QueryResult | undefined;
    for (const group of groupsOf(statements))
      result = typeof group === 'string' ? await this.#client.query(group) : await sendBatch(this.#client, group);
    return result as QueryResult;
  }
}
