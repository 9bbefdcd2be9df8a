import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { UnitOfWork } from '../domain/foundation/database/unit-of-work.ts';
import type { Services } from '../domain/services.ts';
import type { Config } from './config.ts';
import { createAddressOf, limitSubjectOf } from './http/address.ts';
import { createApp } from './http/app.ts';
import { createBackend } from './http/backend.ts';
import { endSlowReaders, limitConnections } from './http/connections.ts';
import { Cursors } from './http/cursor.ts';
import { Hosts } from './http/hosts.ts';
import { Idempotency } from './http/idempotency.ts';
import { Limits } from './http/limits.ts';
import type { Logger } from './http/logger.ts';
import { MalformedRequests } from './http/malformed.ts';
import { Metrics } from './http/metrics.ts';
import { Problems } from './http/problem.ts';
import { Replies } from './http/reply.ts';
import { ReplySample } from './http/reply-sample.ts';
import { SampledLog } from './http/sampled-log.ts';
import { createHandlers } from './index.ts';
import { Authorisation } from './security/authorisation.ts';
import { createOriginCheck } from './security/origin.ts';
import { createAuthenticator } from './security/passport.ts';

/** Largest header block in bytes; beyond it 431. */
const MAX_HEADER_BYTES = 16_384;

/** An answer whose reader takes nothing for this long is ended. */
const SLOW_READER_SECONDS = 30;

/** A head must be complete within the first; connections are looked at for it as often as the second says. */
const HEAD_TIMEOUT = { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** Wires services and configuration into an HTTP server that is not listening yet. */
export const createHttpServer = async (
  config: Config,
  services: Services,
  unitOfWork: UnitOfWork,
  logger: Logger,
  slowReaderSeconds = SLOW_READER_SECONDS,
): Promise<Server> => {
  const cursors = new Cursors(config.cursorSecret);
  const replies = new Replies(cursors, config.baseUrl.startsWith('https:'));
  const metrics = new Metrics();
  const { general, windows, permits } = services.limits;
  const problems = new Problems(config.docsUrl);
  const limits = new Limits(general, windows, permits, services.settings, config.areRateLimitsOn);
  const hosts = new Hosts(config.baseUrl, config.allowedHosts, services.clock, (host, refused) =>
    logger.warn({ host, refused }, 'refused requests to a host that is neither in BASE_URL nor in ALLOWED_HOSTS'),
  );
  const backend = await createBackend({
    handlers: createHandlers(services, metrics),
    authorisation: new Authorisation({
      authenticate: createAuthenticator(services.credentials),
      departmentNameOf: (departmentId) => services.departments.nameOf(departmentId),
      requireOrigin: createOriginCheck(hosts, config.corsOrigins),
      clock: services.clock,
    }),
    bodySeconds: () => services.settings.number('api', 'body_timeout_seconds'),
    limits,
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
    refusals: new SampledLog(logger, services.clock),
    corsOrigins,
    trustedProxies,
  });
  const malformed = new MalformedRequests(problems, limits);
  const addressOf = createAddressOf(trustedProxies);
  // Of bytes that are no request only the peer is known, also behind a proxy: there is no header to believe.
  const refuse = (error: Error, socket: Socket, headers: IncomingHttpHeaders = {}): void =>
    void malformed.refuse(error, socket, limitSubjectOf(addressOf({ socket, headers })));
  const onRequest: RequestListener = (req, res) =>
    hasHost(req) ? void app(req, res) : refuse(new Error('no Host header'), req.socket, req.headers);
  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false, ...HEAD_TIMEOUT },
    onRequest,
  );
  server.on('checkExpectation', onRequest);
  server.on('clientError', (error, socket) => refuse(error, socket as Socket));
  server.on('connect', (req, socket) => refuse(new Error('this is no proxy'), socket as Socket, req.headers));
  endSlowReaders(server, slowReaderSeconds);
  limitConnections(server, config.maxConnections, logger);
  return server;
};

/** HTTP/1.1 asks for the header; left to itself the parser would refuse a request without it in a form of its own. */
const hasHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  headers.host !== undefined || httpVersion === '1.0';

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
