import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { clearedCookies } from '../security/session-cookie.ts';
import { createAddressOf } from './address.ts';
import type { Backend } from './backend.ts';
import { CallerGone, Exchange } from './exchange.ts';
import { API_HEADERS, corsHeaders, DOCUMENT_HEADERS, isDocumentPath } from './headers.ts';
import type { Hosts } from './hosts.ts';
import type { Metrics } from './metrics.ts';
import { type Failure, failureOf, type Problems } from './problem.ts';
import type { Rendered } from './rendered.ts';
import type { Replies } from './reply.ts';
import type { ReplySample } from './reply-sample.ts';
import { segmentsOf } from './router.ts';
import type { SampledLog } from './sampled-log.ts';

export interface AppParts {
  readonly backend: Backend;
  readonly hosts: Hosts;
  readonly problems: Problems;
  readonly replies: Replies;
  readonly metrics: Metrics;
  readonly sample: ReplySample;
  readonly logger: Logger;
  /** For refusals of a server that is well: nobody must fill the log with them. */
  readonly refusals: SampledLog;
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
}

/** Gives back what the request holds, once. */
const giveBack = async (exchange: Exchange): Promise<void> => {
  const { release } = exchange;
  exchange.release = null;
  await release?.();
};

/** What is left of a body nobody asked for may come this long after the answer; a client that is still sending reads the answer first. */
const LINGER_MS = 2000;

/**
 * A request whose body has not come to its end when it is answered, because it was refused or takes none, keeps its connection no
 * longer than the answer needs: left to itself the platform would read on for minutes. A body that has arrived is no reason.
 */
const endWithUnreadBody = ({ req, res }: Exchange): void => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (req.complete || !hasBody) return;
  res.once('finish', () => {
    const timer = setTimeout(() => req.socket.destroy(), LINGER_MS).unref();
    req.once('end', () => clearTimeout(timer));
  });
};

/** Writes an answer: the headers every answer has, those collected on the way, those of the answer itself. */
const send = async (exchange: Exchange, rendered: Rendered): Promise<void> => {
  const { res } = exchange;
  if (res.headersSent || res.destroyed) return;
  const common = isDocumentPath(exchange.pathname) && rendered.status < 400 ? DOCUMENT_HEADERS : API_HEADERS;
  const headers: Record<string, string | readonly string[] | number> = {
    ...common,
    'x-request-id': exchange.instance,
    ...exchange.headers,
    ...rendered.headers,
  };
  const vary = [exchange.headers.vary, rendered.headers.vary].filter((part) => part !== undefined);
  if (vary.length > 0) headers.vary = vary.join(', ');
  const { rest } = rendered;
  const body = rendered.bytes ?? rendered.body;
  endWithUnreadBody(exchange);
  if (body !== null && rest === undefined) headers['content-length'] = Buffer.byteLength(body);
  res.writeHead(rendered.status, headers as never);
  if (rest === undefined || exchange.method === 'HEAD') {
    await giveBack(exchange);
    return void res.end(body ?? undefined);
  }
  await write(res, rendered.body ?? '');
  for await (const piece of rest) await write(res, piece);
  // Before the last byte: who has the whole answer holds nothing any more and may ask again at once.
  await giveBack(exchange);
  res.end();
};

/** Writes a piece and waits until its reader has taken it, so that one piece at most is in memory. Rejects once the reader has gone. */
const write = async (res: ServerResponse, piece: string): Promise<void> => {
  if (res.destroyed) throw new CallerGone('the caller closed the connection');
  if (res.write(piece)) return;
  await new Promise<void>((resolve, reject) => {
    const settle = (): void => {
      res.off('drain', settle).off('close', settle);
      if (res.destroyed) reject(new CallerGone('the caller closed the connection'));
      else resolve();
    };
    res.once('drain', settle).once('close', settle);
  });
};

/** The Express application: one request is one exchange, and whatever is thrown on its way is answered here. */
export const createApp = (parts: AppParts): Express => {
  const { backend, hosts, logger } = parts;
  const addressOf = createAddressOf(parts.trustedProxies);

  const fail = (exchange: Exchange, thrown: unknown): Rendered => {
    const failure = failureOf(thrown);
    log(exchange, failure);
    // Logging out always forgets the cookies, also when there was nothing to log out of (spec/rules/auth.md#logout).
    if (failure.status === 401 && exchange.match?.operationId === 'logout') {
      exchange.headers['set-cookie'] = clearedCookies().map((cookie) => parts.replies.setCookie(cookie));
    }
    return parts.problems.render(failure, exchange.instance, exchange.header('accept'));
  };

  const log = (exchange: Exchange, { status, code, detail, cause, isFailure }: Failure): void => {
    const { instance, method, pathname } = exchange;
    const line = { instance, method, path: pathname, operation: exchange.match?.operationId, status, code };
    if (status >= 500 && isFailure) logger.error({ ...line, err: cause }, 'request failed');
    else if (status >= 500) parts.refusals.info({ ...line, reason: String(cause) }, 'request refused');
    else logger.debug({ ...line, detail }, 'request refused');
  };

  /** Looks at what every request must have, before it is matched; a refusal counts like any other request. */
  const receive = async (exchange: Exchange): Promise<void> => {
    try {
      hosts.require(exchange);
      exchange.segments = segmentsOf(exchange.pathname);
    } catch (refusal) {
      await backend.count(exchange);
      throw refusal;
    }
  };

  /** What has begun cannot be taken back: the connection ends, so that nobody takes a part for the whole. */
  const breakOff = ({ res, instance }: Exchange, error: unknown): void => {
    res.destroy();
    if (!(error instanceof CallerGone)) logger.warn({ instance, err: error }, 'answer broke off');
  };

  const answer = async (exchange: Exchange): Promise<Rendered> => {
    Object.assign(
      exchange.headers,
      corsHeaders(parts.corsOrigins, exchange.header('origin'), exchange.method === 'OPTIONS'),
    );
    await receive(exchange);
    if (exchange.method === 'OPTIONS') {
      const allow = backend.allowed(exchange.segments);
      if (allow !== null) return { status: 204, headers: { allow }, body: null };
    }
    return backend.handle(exchange);
  };

  const respond = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const exchange = new Exchange(req, res, addressOf(req));
    let rendered: Rendered;
    try {
      rendered = await answer(exchange);
    } catch (thrown) {
      // Nobody is there to be answered, and nothing failed.
      if (thrown instanceof CallerGone) return giveBack(exchange);
      rendered = fail(exchange, thrown);
    }
    await send(exchange, rendered)
      .catch((error) => breakOff(exchange, error))
      .finally(() => giveBack(exchange));
    parts.metrics.observe(exchange, rendered.status);
    parts.sample.look(exchange, rendered);
    logger.trace(
      { instance: exchange.instance, operation: exchange.match?.operationId, status: rendered.status },
      'answered',
    );
  };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(respond);
  return app;
};
