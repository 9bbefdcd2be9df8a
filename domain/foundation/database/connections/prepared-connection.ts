import {
  type Configuration,
  type Dictionary,
  type EntityManager,
  isRaw,
  PostgreSqlConnection,
  PostgreSqlDriver,
  raw,
} from '@mikro-orm/postgresql';
import type { QueryConfig, QueryResult } from 'pg';
import { OpenTransaction, type Statement, type Transaction } from './open-transaction.ts';
import { isOutdatedStatement, StatementNames } from './statement-names.ts';

type Execute = PostgreSqlConnection['execute'];
type Context = Parameters<PostgreSqlConnection['commit']>[0];
type BeginOptions = NonNullable<Parameters<PostgreSqlConnection['begin']>[0]>;

/** The ORM passes the context of a transaction around and never reads it. */
const contextOf = (transaction: Transaction): Context => transaction as unknown as Context;
const transactionOf = (context: unknown): Transaction => context as Transaction;

/** The values of a queued statement, or a function that returns them when it is sent. It must not throw: the commit could not be sent. */
type Values = readonly unknown[] | (() => readonly unknown[]);

const PLACEHOLDER = /\\\?|\?\??/g;

/**
 * A connection of the ORM that sends the statements of a transaction with parameters, so that the database plans them once: the ORM itself
 * writes the values into the text. Statements outside of transactions are sent as the ORM does
 * (spec/decisions/0084-prepared-statements-in-transactions.md).
 */
class PreparedConnection extends PostgreSqlConnection {
  readonly #names = new StatementNames();

  override async begin({ ctx, isolationLevel, readOnly }: BeginOptions = {}): Promise<Context> {
    if (isolationLevel !== undefined || readOnly === true) throw new Error('transactions have no options');
    if (ctx !== undefined) return contextOf(await transactionOf(ctx).beginPart());
    const pool = await this.getNativeClient();
    return contextOf(new OpenTransaction(await pool.connect()));
  }

  override async commit(ctx: Context): Promise<void> {
    await this.#renewAfter(transactionOf(ctx).commit());
  }

  override async rollback(ctx: Context): Promise<void> {
    await transactionOf(ctx).rollback();
  }

  override async execute<T>(...given: Parameters<Execute>): Promise<T> {
    const [query, params = [], method = 'all', ctx] = given;
    if (ctx === undefined) return super.execute(...given) as Promise<T>;
    const statement = this.#statementOf(query, params);
    return resultOf(await this.#renewAfter(transactionOf(ctx).run(statement)), method) as T;
  }

  /** Queues a statement in the transaction. */
  queue(context: unknown, text: string, values: Values): void {
    const transaction = transactionOf(context);
    if (typeof values === 'function') transaction.queue(() => this.#statementOf(text, values()));
    else {
      const statement = this.#statementOf(text, values);
      transaction.queue(() => statement);
    }
  }

  /** Runs a prepared statement, in the transaction if there is one. */
  async read<T>(context: unknown, text: string, values: readonly unknown[]): Promise<T[]> {
    const send = async (): Promise<QueryResult> => {
      const statement = this.#statementOf(text, values);
      if (context !== undefined) return transactionOf(context).run(statement);
      return (await this.getNativeClient()).query(statement as QueryConfig);
    };
    const { rows } = await this.#renewAfter(send()).catch((error: unknown) => {
      // A single read can be sent again, under its new name.
      if (context === undefined && isOutdatedStatement(error)) return send();
      throw error;
    });
    return rows;
  }

  #statementOf(query: Parameters<Execute>[0], params: readonly unknown[] | Dictionary): Statement {
    const { sql, params: values } = fragmentOf(query, params);
    // A text without values may contain several statements, which cannot be prepared; one that begins with select is always one statement.
    if (values.length === 0) return /^select /.test(sql) ? { text: sql, name: this.#names.of(sql) } : sql;
    const sent: unknown[] = [];
    // Lists and fragments of SQL change the text, so a statement with them is not worth a name.
    let isSame = true;
    let index = 0;
    const parameter = (value: unknown): string => {
      if (!Array.isArray(value)) return `$${sent.push(encoded(value))}`;
      isSame = false;
      return value.map(parameter).join(', ');
    };
    const text = sql.replace(PLACEHOLDER, (mark) => {
      if (mark === '\\?') return '?';
      const value = values[index++];
      if (mark === '?' && !isRaw(value)) return parameter(value);
      isSame = false;
      return mark === '??' ? this.platform.quoteIdentifier(value as string) : this.platform.quoteValue(value);
    });
    return { text, values: sent, name: isSame ? this.#names.of(text) : undefined };
  }

  async #renewAfter<T>(sent: Promise<T>): Promise<T> {
    return sent.catch((error: unknown) => {
      if (isOutdatedStatement(error)) this.#names.renew();
      throw error;
    });
  }
}

const fragmentOf = (
  query: Parameters<Execute>[0],
  params: readonly unknown[] | Dictionary,
): { readonly sql: string; readonly params: readonly unknown[] } => {
  if (typeof query === 'string')
    return Array.isArray(params) ? { sql: query, params } : raw(query, params as Dictionary);
  return isRaw(query) ? query : query.toRaw();
};

/**
 * The value as the ORM writes it. Throws for a value that the driver could not send: it would leave out the statement, and the commit is sent
 * already.
 */
const encoded = (value: unknown): unknown => {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value) || ArrayBuffer.isView(value))
    return value;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') throw new TypeError(`a value of a statement is ${typeof value}`);
  return JSON.stringify(value);
};

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const resultOf = ({ command, rowCount, rows }: QueryResult, method: 'all' | 'get' | 'run'): unknown => {
  if (method === 'all') return rows;
  if (method === 'get') return rows[0];
  const affectedRows = CHANGES.has(command) ? (rowCount ?? 0) : rows.length;
  return { affectedRows, insertId: undefined, row: rows[0], rows };
};

/** The driver of the ORM with such connections. */
export class PreparedDriver extends PostgreSqlDriver {
  protected override readonly connection: PreparedConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new PreparedConnection(config);
  }
}

const connectionOf = (em: EntityManager): PreparedConnection => em.getConnection() as unknown as PreparedConnection;

/**
 * Sends a statement together with the next one of the transaction of `em` or its commit, which fails if it fails. Its result is not read.
 */
export const queueStatement = (em: EntityManager, text: string, values: Values): void =>
  connectionOf(em).queue(em.getTransactionContext(), text, values);

/**
 * Reads rows with a prepared statement, in the transaction of `em` if there is one. Use it for frequent reads whose plan does not depend on
 * the values. Lists with filters need a plan for their values: leave them to the ORM.
 */
export const readPrepared = <T>(em: EntityManager, text: string, values: readonly unknown[] = []): Promise<T[]> =>
  connectionOf(em).read(em.getTransactionContext(), text, values);
