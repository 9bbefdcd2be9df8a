import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { UnitOfWork } from '../../domain/foundation/database/unit-of-work.ts';
import { isLoopbackUrl, portOf } from '../../domain/foundation/outbound/address-guard.ts';
import type { OperatorFacts } from '../../domain/health/operator-facts.ts';
import type { Services } from '../../domain/services.ts';
import { apiSettings } from '../../domain/settings/api-settings.ts';
import { createHandlers } from '../areas/index.ts';
import { createApp } from '../http/app.ts';
import { createAddressOf, limitSubjectOf } from '../http/contracts/address.ts';
import { Hosts } from '../http/contracts/hosts.ts';
import type { OnUntrustedProxy } from '../http/contracts/untrusted-proxies.ts';
import { limitConnections } from '../http/limits/connection-limit.ts';
import { endSlowReaders } from '../http/limits/connections.ts';
import { KnownAddresses } from '../http/limits/known-addresses.ts';
import { Limits } from '../http/limits/limits.ts';
import { endFloods, oneByOne } from '../http/limits/one-by-one.ts';
import { MalformedRequests } from '../http/malformed.ts';
import { watchEvents } from '../http/observe/event-metrics.ts';
import type { Logger } from '../http/observe/logger.ts';
import { Metrics } from '../http/observe/metrics.ts';
import { SampledLog } from '../http/observe/sampled-log.ts';
import { watchConnections, watchWork } from '../http/observe/work-metrics.ts';
import { Operations } from '../http/openapi-backend.ts';
import { createPipeline } from '../http/pipeline.ts';
import { RejectedRequestLog } from '../http/rejected-request-log.ts';
import { Cursors } from '../http/responses/cursor.ts';
import { createCommonHeaders } from '../http/responses/headers.ts';
import { Problems } from '../http/responses/problem.ts';
import { ResponseSampler } from '../http/responses/response-sampler.ts';
import { UnsentBytes } from '../http/responses/unsent-bytes.ts';
import { Sockets } from '../http/sockets/sockets.ts';
import { asksForSocket, serveUpgrades, Upgrades } from '../http/sockets/upgrades.ts';
import { Authorisation } from '../http/steps/admit.ts';
import { Authenticator } from '../http/steps/authenticate.ts';
import { createWindowOfMessage } from '../http/tools/message-window.ts';
import { createToolOperations } from '../http/tools/operations.ts';
import type { DepartmentNameOf } from '../security/access.ts';
import { createOriginCheck } from '../security/origin.ts';
import { createSetupTokenCheck } from '../security/setup-token.ts';
import { createCredentialChain } from '../security/strategies.ts';
import type { Config } from './config.ts';

/** The largest header block in bytes; a larger one is 431. */
const MAX_HEADER_BYTES = 16_384;

/** A response whose client reads nothing for this long is ended. */
const SLOW_READER_SECONDS = 30;

/** The deadline for a request head, and the interval at which connections are checked for it. */
const HEAD_TIMEOUT = { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** Builds an HTTP server from services and configuration; it does not listen yet. */
export const createHttpServer = async (
  config: Config,
  services: Services,
  unitOfWork: UnitOfWork,
  logger: Logger,
  slowReaderSeconds = SLOW_READER_SECONDS,
): Promise<Server> => {
  const { clock, settings, sources, attempts } = services;
  const { corsOrigins, trustedProxies } = config;
  const isSecure = config.baseUrl.startsWith('https:');
  const problems = new Problems(config.docsUrl);
  const metrics = new Metrics();
  watchEvents(metrics.registry, services);
  watchWork(metrics.registry, services);
  const limits = new Limits({
    ...services.limits,
    settings,
    isOn: config.areRateLimitsOn,
    windowOfMessage: createWindowOfMessage(),
    sessionOfRefresh: (token) => services.renewal.liveSessionOf(token),
  });
  const hosts = new Hosts(config.baseUrl, config.allowedHosts, clock, (host, refused) =>
    logger.warn({ host, refused }, 'refused requests to a host that is neither in BASE_URL nor in ALLOWED_HOSTS'),
  );
  const knownAddresses = new KnownAddresses(clock);
  const authenticator = new Authenticator(createCredentialChain(services.credentials, isSecure), knownAddresses, clock);
  const departmentNameOf: DepartmentNameOf = (departmentId) => services.departments.nameOf(departmentId);
  const sockets = new Sockets({
    ...services,
    limits,
    knownAddresses,
    authSeconds: () => settings.get(apiSettings.wsAuthTimeoutSeconds),
    logger,
  });
  const operations = await Operations.of(createHandlers(services, metrics, sockets, config.baseUrl));
  services.tools.setOperations(createToolOperations({ operations, departmentNameOf, limits, logger }));
  const authorisation = new Authorisation({
    authenticator,
    departmentNameOf,
    requireOrigin: createOriginCheck(hosts, corsOrigins),
    requireSetupToken: createSetupTokenCheck(config.setupToken),
    clock,
  });
  const unsent = new UnsentBytes(services.responsePace);
  const pipeline = createPipeline({
    hosts,
    operations,
    servesOnlyProbes: config.worker === 'only',
    authenticator,
    authorisation,
    limits,
    bodySeconds: () => settings.get(apiSettings.bodyTimeoutSeconds),
    cursors: new Cursors(config.cursorSecret),
    idempotency: services.idempotency,
    unitOfWork,
    unsent,
    isSecure,
    clock,
  });
  const sampler = new ResponseSampler(logger);
  const refusals = new SampledLog(logger, clock);
  const trail = new RejectedRequestLog(attempts, new SampledLog(logger, clock));
  const upgrades = new Upgrades();
  const commonHeaders = createCommonHeaders(config.strictTransportSecurity);
  const platform = {
    pipeline,
    problems,
    metrics,
    sampler,
    upgrades,
    logger,
    refusals,
    trail,
    sources,
    unsent,
    commonHeaders,
    isSecure,
    clock,
    isStopping: () => services.subscribers.isStopping,
  };
  const onUntrustedProxy = createProxyNotice(services.operatorFacts, logger);
  const app = createApp({ ...platform, corsOrigins, trustedProxies, onUntrustedProxy });
  const server = serve(app, new MalformedRequests(problems, limits, commonHeaders), config, logger, slowReaderSeconds);
  watchConnections(metrics.registry, server);
  server.once('listening', () => services.addressGuard.refusePort((server.address() as AddressInfo).port));
  // If a front of this machine serves several processes, its port is theirs too.
  if (isLoopbackUrl(new URL(config.baseUrl))) services.addressGuard.refusePort(portOf(new URL(config.baseUrl)));
  return server;
};

/** Logs the address once per process, and stores it for the doctor. */
const createProxyNotice = (facts: OperatorFacts, logger: Logger): OnUntrustedProxy => {
  let isLogged = false;
  return (address) => {
    void facts.note('untrusted_proxy', address);
    if (isLogged) return;
    isLogged = true;
    const text =
      'forwarding headers come from an address that is not in TRUST_PROXY: all who come through it share the limits of one';
    logger.warn({ address }, text);
  };
};

/** The server around the application: its limits, and the responses to requests that cannot be parsed. */
const serve = (
  app: RequestListener,
  malformed: MalformedRequests,
  { trustedProxies, maxConnections }: Config,
  logger: Logger,
  slowReaderSeconds: number,
): Server => {
  const addressOf = createAddressOf(trustedProxies);
  // Without a parsed request only the peer is known, even behind a proxy: no header can be trusted.
  const refuse = (error: Error, socket: Socket, headers: IncomingHttpHeaders = {}): void =>
    void malformed.refuse(error, socket, limitSubjectOf(addressOf({ socket, headers })));
  const onRequest: RequestListener = (req, res) =>
    hasHost(req) ? void app(req, res) : refuse(new Error('no Host header'), req.socket, req.headers);
  const inTurn = oneByOne(onRequest);
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      requireHostHeader: false,
      shouldUpgradeCallback: asksForSocket,
      ...HEAD_TIMEOUT,
    },
    inTurn,
  );
  server.on('checkExpectation', inTurn);
  server.on('clientError', (error, socket) => refuse(error, socket as Socket));
  server.on('connect', (req, socket) => refuse(new Error('this server is not a proxy'), socket as Socket, req.headers));
  serveUpgrades(server, onRequest, (error, socket, headers) => refuse(error, socket as Socket, headers));
  endFloods(server);
  endSlowReaders(server, slowReaderSeconds);
  limitConnections(server, { max: maxConnections, trustedProxies }, logger);
  return server;
};

/** HTTP/1.1 requires the header; the parser would refuse a request without it in its own form. */
const hasHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  headers.host !== undefined || httpVersion === '1.0';

/** Starts to listen. Rejects with the system's error if the address is in use. Resolves with the port. */
export const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
