import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { RequestInvalid } from '../domain/errors/errors.ts';
import type { UnitOfWork } from '../domain/persistence/unit-of-work.ts';
import type { Services } from '../domain/services.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { createBackend } from './http/backend.ts';
import { Cursors } from './http/cursor.ts';
import { API_HEADERS } from './http/headers.ts';
import { Hosts } from './http/hosts.ts';
import { Idempotency } from './http/idempotency.ts';
import { Limits } from './http/limits.ts';
import type { Logger } from './http/logger.ts';
import { Metrics } from './http/metrics.ts';
import { failureOf, Problems } from './http/problem.ts';
import { HttpRefusal } from './http/refusals.ts';
import { Replies } from './http/reply.ts';
import { ReplySample } from './http/reply-sample.ts';
import { createHandlers } from './index.ts';
import { Authorisation } from './security/authorisation.ts';
import { createOriginCheck } from './security/origin.ts';
import { createAuthenticator } from './security/passport.ts';

/** Largest header block in bytes; beyond it 431. */
const MAX_HEADER_BYTES = 16_384;

/** Wires services and configuration into an HTTP server that is not listening yet. */
export const createHttpServer = async (
  config: Config,
  services: Services,
  unitOfWork: UnitOfWork,
  logger: Logger,
): Promise<Server> => {
  const cursors = new Cursors(config.cursorSecret);
  const replies = new Replies(cursors, config.baseUrl.startsWith('https:'));
  const metrics = new Metrics();
  const { general, windows, permits } = services.limits;
  const problems = new Problems(config.docsUrl);
  const hosts = new Hosts(config.baseUrl, config.allowedHosts, services.clock, (host, refused) =>
    logger.warn({ host, refused }, 'refused requests to a host that is neither in BASE_URL nor in ALLOWED_HOSTS'),
  );
  const backend = await createBackend({
    handlers: createHandlers(services, metrics),
    authorisation: new Authorisation({
      authenticate: createAuthenticator(services.credentials),
      departmentNameOf: services.departmentNameOf,
      requireOrigin: createOriginCheck(hosts, config.corsOrigins),
      clock: services.clock,
    }),
    bodySeconds: () => services.settings.number('api', 'body_timeout_seconds'),
    limits: new Limits(general, windows, permits, services.settings, config.areRateLimitsOn),
    cursors,
    replies,
    idempotency: new Idempotency(services.idempotency, unitOfWork),
    unitOfWork,
  });
  const { corsOrigins, trustedProxies } = config;
  const app = createApp({
    backend,
    hosts,
    problems,
    replies,
    metrics,
    sample: new ReplySample(logger),
    logger,
    corsOrigins,
    trustedProxies,
  });
  const onRequest: RequestListener = (req, res) =>
    hasHost(req) ? void app(req, res) : refuseMalformed(problems, new Error('no Host header'), req.socket);
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false }, onRequest);
  server.on('checkExpectation', onRequest);
  server.on('clientError', (error, socket) => refuseMalformed(problems, error, socket as Socket));
  server.on('connect', (_req, socket) => refuseMalformed(problems, new Error('this is no proxy'), socket as Socket));
  return server;
};

/** HTTP/1.1 asks for the header; left to itself the parser would refuse a request without it in a form of its own. */
const hasHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  headers.host !== undefined || httpVersion === '1.0';

/** HTTP that cannot be parsed is answered by the envelope, whatever was asked for, and the connection ends (auth.md 8.3). */
const refuseMalformed = (problems: Problems, error: Error & { code?: string }, socket: Socket): void => {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const refusal = isTooLarge
    ? new HttpRefusal(431, 'header: the header block must have at most 16384 bytes')
    : new RequestInvalid('The request is not well-formed HTTP');
  const instance = randomUUID();
  const { status, headers, body } = problems.render(failureOf(refusal), instance, null);
  const lines = Object.entries({ ...API_HEADERS, ...headers, 'x-request-id': instance, connection: 'close' });
  const text = body ?? '';
  socket.end(
    `HTTP/1.1 ${status} ${isTooLarge ? 'Request Header Fields Too Large' : 'Bad Request'}\r\n` +
      lines.map(([name, value]) => `${name}: ${value}\r\n`).join('') +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
};

/** Begins to listen. Rejects with the system's error when the address is taken. Resolves with the port in use. */
export const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Takes no new requests, lets the running ones finish for at most `seconds`, then ends what is left. */
export const drain = async (server: Server, seconds: number): Promise<void> => {
  const deadline = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closed;
  clearTimeout(deadline);
};
