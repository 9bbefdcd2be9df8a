import type { PoolClient, QueryConfig, QueryResult } from 'pg';

export type Statement = QueryConfig | string;
/** Builds a queued statement when it is sent. */
export type DeferredStatement = () => Statement;
type Sent = Promise<QueryResult>;

/** Members of the driver that its types do not declare. */
interface Wire {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
}

/** Sends statements in one write, without waiting for the result of one before the next. Each result must be awaited. */
const sendTogether = (client: PoolClient, statements: readonly Statement[]): Sent[] => {
  const { stream } = (client as unknown as Wire).connection;
  stream.cork();
  try {
    return statements.map((statement) => client.query(statement));
  } finally {
    stream.uncork();
  }
};

/** Awaits all results, and throws the first failure: after it the others fail because of it. */
const resultsOf = async (sent: readonly Sent[]): Promise<QueryResult[]> => {
  const settled = await Promise.allSettled(sent);
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
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
  #queued: DeferredStatement[] = [() => 'begin'];
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
      if (isEmpty) return;
      const { command } = await this.#send('commit');
      // The commit of a failed transaction is a rollback without an error.
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    } finally {
      this.#client.release();
    }
  }

  async rollback(): Promise<void> {
    if (this.#state === 'ended') return;
    const hasBegun = this.#state === 'begun';
    this.#state = 'ended';
    let failure: Error | undefined;
    try {
      if (hasBegun) await this.#client.query('rollback');
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
      rollback: async () => void (await this.run(`rollback to savepoint ${name}`)),
    };
  }

  /** Sends a statement after the queued ones, in one write. Throws the first failure. */
  async #send(statement: Statement): Promise<QueryResult> {
    const statements = [...this.#queued.map((build) => build()), statement];
    this.#queued = [];
    return (await resultsOf(sendTogether(this.#client, statements))).at(-1) as QueryResult;
  }
}
