import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { asMap, type JsonMap } from '../shared/json.ts';
import { portAsked } from '../shared/port-argument.ts';
import { Mock, type MockAnswer } from './mock.ts';

// `npm run mock -- --port 4010`: the interface as its document shows it, for those who write a front end and have no database (docs/mock.md).
// It listens on this machine alone, takes every credential for good, and forgets everything when it ends.

const MOST_BYTES = 1024 * 1024;
/** The methods and headers that pages of other origins may use. */
const METHODS = 'GET, PUT, POST, PATCH, DELETE';

const DOCUMENT: JsonMap = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));

/** The bytes as text; null for more than are taken. */
const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= MOST_BYTES) pieces.push(piece);
  }
  return size > MOST_BYTES ? null : Buffer.concat(pieces).toString('utf8');
};

/** A page of any origin may read what the mock returns: nothing here is anybody's. */
const crossOrigin = ({ headers }: IncomingMessage, exposed: readonly string[]): Record<string, string> =>
  headers.origin === undefined
    ? {}
    : {
        'access-control-allow-origin': headers.origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
        'access-control-expose-headers': exposed.join(', '),
        vary: 'Origin',
      };

const textOf = ({ media, value, further = [] }: MockAnswer): string => {
  if (media === null) return '';
  if (media === 'text/event-stream') return [value, ...further].map((frame) => frameOf(asMap(frame))).join('');
  return media.endsWith('json') ? JSON.stringify(value) : String(value);
};

const frameOf = ({ id, event, data = null }: JsonMap): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** What is not an address is that of nothing. */
const NOWHERE = new URL('http://mock.invalid/-');

const mock = new Mock(DOCUMENT);

const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await bodyOf(request);
  if (request.method === 'OPTIONS') return void response.writeHead(204, crossOrigin(request, [])).end();
  const { pathname, searchParams } = URL.parse(request.url ?? '/', 'http://mock.invalid') ?? NOWHERE;
  const headers = request.headers as Record<string, string>;
  const answer = mock.answer({
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: body === null ? { ...headers, prefer: 'code=413' } : headers,
    body: body ?? '',
  });
  const type = answer.media === null ? {} : { 'content-type': answer.media };
  const all = { ...answer.headers, ...type };
  response
    .writeHead(answer.status, { ...all, ...crossOrigin(request, Object.keys(all)) })
    .end(request.method === 'HEAD' ? '' : textOf(answer));
};

const port = portAsked({
  command: 'mock',
  what: 'Serves the interface with the examples of its document.',
  usual: 4010,
  least: 0,
});
const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
server.on('error', (error) => {
  console.error(`organisation-platform: the mock cannot listen: ${error.message}`);
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const open = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`the mock is on http://127.0.0.1:${open}`);
});
