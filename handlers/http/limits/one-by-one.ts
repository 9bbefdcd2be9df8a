import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The most requests that may wait on a connection while an earlier one is served. */
const MAX_WAITING = 32;

/**
 * The queue of a connection. It stays on the connection: adding and deleting a property would make every access to it
 * slow.
 */
interface Line {
  isServing: boolean;
  readonly waiting: [IncomingMessage, ServerResponse][];
}
const LINE = Symbol('line');
interface Connection extends Socket {
  [LINE]?: Line;
  /** Internal to Node and not documented. */
  readonly parser?: Parser | null;
}
interface Parser {
  /** Called for a request whose head was parsed. The return value 2 stops the parser, as when the protocol changes. */
  onIncoming?: (req: IncomingMessage, shouldKeepAlive: boolean) => number;
}
const END_PARSING = 2;

const lineOf = (connection: Connection): Line => {
  connection[LINE] ??= { isServing: false, waiting: [] };
  return connection[LINE];
};

/**
 * Serves the pipelined requests of a connection one at a time. Node starts all of them in parallel, so a few kilobytes
 * would start thousands of requests (spec/rules/limits.md#pipelined-requests).
 */
export const oneByOne = (serve: RequestListener): RequestListener => {
  const begin = (line: Line, req: IncomingMessage, res: ServerResponse): void => {
    line.isServing = true;
    res.on('close', resume);
    serve(req, res);
  };
  function resume(this: ServerResponse): void {
    const { socket } = this.req;
    const line = lineOf(socket);
    line.isServing = false;
    const next = socket.destroyed ? undefined : line.waiting.shift();
    if (next !== undefined) begin(line, ...next);
  }
  return (req, res) => {
    const line = lineOf(req.socket);
    if (!line.isServing) begin(line, req, res);
    else if (line.waiting.length < MAX_WAITING) line.waiting.push([req, res]);
    else req.socket.destroy();
  };
};

/**
 * Closes a connection at the first request above the limit; otherwise the parser would create thousands more from the
 * bytes that it has.
 */
export const endFloods = (server: Server): void => {
  server.on('connection', (connection: Connection) => {
    const { parser } = connection;
    const take = parser?.onIncoming;
    if (parser == null || take === undefined) return;
    const { waiting } = lineOf(connection);
    parser.onIncoming = (req, shouldKeepAlive) => {
      if (waiting.length < MAX_WAITING) return take(req, shouldKeepAlive);
      connection.destroy();
      return END_PARSING;
    };
  });
};
