import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may have come on a connection while one before them is served. */
const MAX_WAITING = 32;

/** What came on a connection. It stays with it: a property that comes and goes would make every access to the connection slow. */
interface Line {
  isServing: boolean;
  readonly waiting: [IncomingMessage, ServerResponse][];
}
const LINE = Symbol('line');
interface Connection extends Socket {
  [LINE]?: Line;
  /** Node's own, and not documented. */
  readonly parser?: Parser | null;
}
interface Parser {
  /** Takes a request whose head was read. The response 2 ends the parsing behind it, as when another protocol begins there. */
  onIncoming?: (req: IncomingMessage, shouldKeepAlive: boolean) => number;
}
const END_PARSING = 2;

const lineOf = (connection: Connection): Line => {
  connection[LINE] ??= { isServing: false, waiting: [] };
  return connection[LINE];
};

/**
 * Serves what a client sends on one connection without waiting for answers one by one. Node begins with all of it at once: some
 * kilobytes of requests would be thousands of them under way (spec/rules/limits.md#pipelined-requests).
 */
export const oneByOne = (serve: RequestListener): RequestListener => {
  const begin = (line: Line, req: IncomingMessage, res: ServerResponse): void => {
    line.isServing = true;
    res.on('close', goOn);
    serve(req, res);
  };
  function goOn(this: ServerResponse): void {
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

/** Ends a connection with the first request too many: the parser would make thousands more of the bytes it has, whoever takes them. */
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
