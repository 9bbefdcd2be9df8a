import pg, { type PoolClient, type QueryResult } from 'pg';
import type { SentBatch } from '../../tracing/traced-statements.ts';

/** One statement, sent with its values and, under a name, prepared once for each connection. */
export interface PreparableStatement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string | undefined;
}

/** Members of the driver that its types do not declare. */
interface Wire {
  /** Writes a message to the socket. */
  _send(message: Buffer): void;
  readonly submittedNamedStatements: Record<string, string>;
  readonly parsedStatements: Record<string, string>;
  parse(statement: PreparableStatement): void;
  bind(portal: {
    statement?: string | undefined;
    values: readonly unknown[];
    valueMapper(value: unknown): unknown;
  }): void;
  execute(): void;
}
interface DriverQuery {
  name: string | undefined;
  text: string;
  callback: SentBatch['callback'];
  submit(wire: Wire): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
}
const { Query, utils } = pg as unknown as {
  readonly Query: new (statement: object, callback: SentBatch['callback']) => DriverQuery;
  readonly utils: { prepareValue(value: unknown): unknown };
};

/**
 * Statements that the driver sees as one and that are written to the socket together: they share one message that asks for the responses, so the
 * database responds to all of them together, and after the first failure it skips the others. Only the last one returns its result.
 */
class StatementBatch extends Query implements SentBatch {
  readonly texts: readonly string[];
  #ahead: readonly PreparableStatement[];
  #last: PreparableStatement;
  #done = 0;

  constructor(ahead: readonly PreparableStatement[], last: PreparableStatement, callback: SentBatch['callback']) {
    super({ ...last, queryMode: 'extended' }, callback);
    this.texts = [...ahead, last].map(({ text }) => text);
    this.#ahead = ahead;
    this.#last = last;
  }

  forgetNames(): void {
    this.#ahead = this.#ahead.map(nameless);
    this.#last = nameless(this.#last);
    this.name = undefined;
  }

  override submit(wire: Wire): Error | null {
    const write = wire._send;
    const messages: Buffer[] = [];
    wire._send = (message) => void messages.push(message);
    let refusal: Error | null;
    try {
      for (const statement of this.#ahead) send(wire, statement);
      refusal = super.submit(wire);
    } finally {
      wire._send = write;
    }
    // A part of a batch must not be sent: nothing would ask for its responses.
    if (refusal === null) wire._send(Buffer.concat(messages));
    this.#expect();
    return refusal;
  }

  override handleDataRow(message: unknown): void {
    if (this.#isAtLast) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isAtLast) super.handleCommandComplete(message, wire);
    else {
      this.#done += 1;
      this.#expect();
    }
  }

  override handleError(error: Error, wire: Wire): void {
    // The database has skipped them, so they are not prepared.
    for (const { name } of [...this.#ahead.slice(this.#done), this.#last])
      if (name !== undefined) delete wire.submittedNamedStatements[name];
    super.handleError(error, wire);
  }

  get #isAtLast(): boolean {
    return this.#done === this.#ahead.length;
  }

  /** The driver notes under this name that a statement is prepared. */
  #expect(): void {
    const { name, text } = this.#ahead[this.#done] ?? this.#last;
    this.name = name;
    this.text = text;
  }
}

const nameless = ({ text, values }: PreparableStatement): PreparableStatement => ({ text, values: values ?? [] });

const send = (wire: Wire, statement: PreparableStatement): void => {
  const { name, text, values = [] } = statement;
  const isKnown = name !== undefined && (name in wire.parsedStatements || name in wire.submittedNamedStatements);
  if (!isKnown) wire.parse(statement);
  if (!isKnown && name !== undefined) wire.submittedNamedStatements[name] = text;
  wire.bind({ statement: name, values, valueMapper: utils.prepareValue });
  wire.execute();
};

/** Sends the statements, at least one, and returns the result of the last one. Throws the first failure. */
export const sendBatch = async (
  client: PoolClient,
  statements: readonly PreparableStatement[],
): Promise<QueryResult> => {
  const ahead = statements.slice(0, -1);
  const last = statements.at(-1) as PreparableStatement;
  try {
    return await new Promise<QueryResult>((resolve, reject) => {
      const settle: SentBatch['callback'] = (error, result) =>
        error === null ? resolve(result as QueryResult) : reject(error);
      client.query(new StatementBatch(ahead, last, settle) as never);
    });
  } catch (error) {
    // The stack of the driver begins at its socket.
    Error.captureStackTrace(error as Error);
    throw error;
  }
};
