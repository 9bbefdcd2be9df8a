import { readFileSync } from 'node:fs';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';
import type { UnitOfWork } from '../../domain/foundation/database/unit-of-work.ts';
import { RouteNotFound, Unauthorized } from '../../domain/foundation/errors/errors.ts';
import type { Actor } from '../../domain/foundation/kernel/actor.ts';
import type { PageRequest } from '../../domain/foundation/kernel/page.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { Authorisation } from '../security/authorisation.ts';
import { type BodyPresence, parseJsonBody, readBody } from './body.ts';
import type { Cursors } from './cursor.ts';
import { rehearse } from './dry-run.ts';
import type { Exchange, Match } from './exchange.ts';
import type { Idempotency, Performed } from './idempotency.ts';
import type { Limits } from './limits.ts';
import type { Input } from './operation.ts';
import { methodNotAllowed } from './refusals.ts';
import type { Rendered } from './rendered.ts';
import type { AnyOutcome, Replies } from './reply.ts';
import { inputOf } from './request-input.ts';
import { TreeRouter } from './router.ts';
import { validateRequest } from './validate.ts';

/** The handlers of all areas by operationId, their types forgotten: the map itself is exhaustive by type in handlers/index.ts. */
export type HandlerMap = Readonly<Record<OperationId, (input: Input<never>) => unknown>>;

export interface BackendParts {
  readonly handlers: HandlerMap;
  readonly authorisation: Authorisation;
  readonly limits: Limits;
  /** Seconds after its head at which a request must be complete. */
  readonly bodySeconds: () => number;
  readonly cursors: Cursors;
  readonly replies: Replies;
  readonly idempotency: Idempotency;
  readonly unitOfWork: UnitOfWork;
}

/** The pipeline from the operation's credentials to its answer (spec/rules/errors.md#order-of-checks). */
export interface Backend {
  /** Answers the request, or throws what problem.ts turns into a failure. */
  handle(exchange: Exchange): Promise<Rendered>;
  /** The `Allow` value of a known path, else null. */
  allowed(segments: readonly string[]): string | null;
  /** Counts a request that is refused before it is matched in the general limit of its address. Throws RateLimited. */
  count(exchange: Exchange): Promise<void>;
}

const documentFile = new URL('../../generated/openapi.json', import.meta.url);

const matchOf = (exchange: Exchange): Match => {
  if (exchange.match === null) throw new Error('the request was not matched to an operation');
  return exchange.match;
};

const requireAllHandlers = (handlers: HandlerMap): void => {
  const missing = Object.keys(operations).filter((id) => !(id in handlers));
  const surplus = Object.keys(handlers).filter((id) => !(id in operations));
  if (missing.length + surplus.length > 0) {
    throw new Error(`handlers and document disagree: missing ${missing.join(', ')}; surplus ${surplus.join(', ')}`);
  }
};

/** Builds the backend on openapi-backend: its flow, our tree router and the generated validators. */
export const createBackend = async (parts: BackendParts): Promise<Backend> => {
  const { authorisation, limits, cursors } = parts;
  requireAllHandlers(parts.handlers);
  const api = new OpenAPIBackend({
    definition: JSON.parse(readFileSync(documentFile, 'utf8')) as Document,
    quick: true,
    validate: false,
    strict: true,
  });
  await api.init();
  const router = new TreeRouter({ definition: api.definition });
  api.router = router;

  const identify = (_context: Context, exchange: Exchange): Promise<Actor> => authorisation.identify(exchange);
  api.registerSecurityHandler('sessionCookie', identify);
  api.registerSecurityHandler('bearerAuth', identify);

  const readPage = (exchange: Exchange, match: Match): PageRequest => {
    const { limit = 50, cursor } = exchange.query as { limit?: number; cursor?: string };
    return { limit, position: cursor === undefined ? null : cursors.open(match.operationId, cursor) };
  };

  const readRequestBody = async (exchange: Exchange, match: Match, presence: BodyPresence): Promise<unknown> => {
    const bytes = await readBody(exchange.req, exchange.startedAt, parts.bodySeconds());
    await authorisation.renew(exchange, match);
    return parseJsonBody(exchange.req, bytes, presence);
  };

  /** What stands before the operation itself: credentials have been looked up by now, and nothing of the body has been read. */
  const admit = async (context: Context, exchange: Exchange): Promise<void> => {
    const match = matchOf(exchange);
    const general = limits.admit(exchange);
    if (general !== undefined) await general;
    if (match.operation.security?.length && context.security?.authorized !== true) {
      const refused = context.security?.sessionCookie as { error?: unknown } | undefined;
      throw refused?.error ?? new Unauthorized('The credential is missing or not valid');
    }
    await authorisation.require(exchange, match);
    await limits.countOperation(exchange, match);
    exchange.release = await limits.takePermit(exchange, match);
    if (match.policy.body !== 'none') exchange.body = await readRequestBody(exchange, match, match.policy.body);
    validateRequest(exchange, match);
    if ('cursor' in match.policy.query) exchange.page = readPage(exchange, match);
  };

  const perform = async (exchange: Exchange, match: Match): Promise<Rendered> => {
    const once = async (): Promise<Performed> => {
      const outcome = (await parts.handlers[match.operationId](inputOf(exchange, match))) as AnyOutcome;
      const secretOf = outcome.kind === 'data' ? (outcome.secretOf ?? null) : null;
      return { rendered: parts.replies.render(outcome, exchange, match), secretOf };
    };
    // A dry run stores nothing, so it neither takes an Idempotency-Key nor answers from one.
    if (exchange.query.dry_run === true) return rehearse(parts.unitOfWork, once);
    return parts.idempotency.once(exchange, match, once, () => authorisation.renew(exchange, match));
  };

  api.register({
    postSecurityHandler: admit,
    unauthorizedHandler: () => {
      throw new Unauthorized('The credential is missing or not valid');
    },
    notFound: async (_context: Context, exchange: Exchange) => {
      await limits.admit(exchange);
      throw new RouteNotFound('The path does not exist');
    },
    methodNotAllowed: async (_context: Context, exchange: Exchange) => {
      await limits.admit(exchange);
      throw methodNotAllowed(router.allowed(exchange.segments) ?? '');
    },
  });
  for (const operationId of Object.keys(operations)) {
    api.register(operationId, (_context: Context, exchange: Exchange) => perform(exchange, matchOf(exchange)));
  }

  return {
    handle: (exchange) => api.handleRequest(exchange as never, exchange),
    allowed: (segments) => router.allowed(segments),
    count: async (exchange) => limits.admit(exchange),
  };
};
