import { appendFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import supertest from 'supertest';
import { expect, inject } from 'vitest';
import { replies, replyHeaders } from '../../../derived/replies.js';
import { type OperationId, operations } from '../../../generated/operations.ts';
import type { Frame } from '../../../handlers/http/contracts/result.ts';
import type { OperationPolicy } from '../../../handlers/http/document/policy.ts';
import { framesIn, valuesIn } from '../../../handlers/http/responses/event-stream.ts';
import { REPLICAS } from '../run/replicas.ts';
import type { RequestArguments, ResponseOf } from './operation-types.ts';
import { peek } from './peek.ts';

/** A response of any operation, after the comparison with the document. */
export interface OperationResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined without one. */
  readonly body: Body;
  readonly text: string;
  /** The frames of an event stream; empty for every other response. */
  readonly frames: readonly (Frame & { readonly data: Body })[];
  readonly cookies: Readonly<Record<string, string>>;
}

/** A JSON value whose fields only the test knows: from an operation chosen at run time, or from the document itself. */
// biome-ignore lint/suspicious/noExplicitAny: the validators have checked it; `call` returns the typed body
export type Body = any;

export interface Request {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>> | string;
  readonly body?: unknown;
  /** Sent unchanged, with this media type. */
  readonly raw?: { readonly text: string; readonly type: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a client sends with every request. */
export interface Identity {
  readonly bearer?: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** A connection for each request, so that each reaches another replica. */
const EACH_ALONE = new Agent({ keepAlive: false });

const TESTS = fileURLToPath(new URL('../../', import.meta.url));
const policies: Readonly<Record<string, OperationPolicy>> = operations;

/** Whether the response of an operation is endless. */
export const isEndless = ({ method, media }: Pick<OperationPolicy, 'method' | 'media'>): boolean =>
  method === 'get' && media === 'text/event-stream';

const cookiesOf = (headers: Record<string, unknown>): Record<string, string> => {
  const lines = (headers['set-cookie'] ?? []) as string[];
  return Object.fromEntries(lines.map((line) => line.split(';')[0]?.split('=') as [string, string]));
};

/** The parts of a response that are compared with the document; header names are in lower case. */
interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Throws when status, media type, headers or body of a response are not declared; records what was seen. */
export const requireDeclared = (operation: OperationId, response: Seen): void => {
  const { status } = response;
  const where = `${operation} ${status}`;
  const declared = replies[operation]?.[status];
  if (declared === undefined) throw new Error(`${where} is not declared: ${response.text}`);
  for (const header of replyHeaders[operation]?.[status] ?? []) {
    if (response.headers[header] === undefined) throw new Error(`${where} lacks the header ${header}`);
  }
  // Clients compare the media type of JSON exactly; a page may have a charset.
  const sent = String(response.headers['content-type'] ?? '');
  const type = sent.startsWith('application/') ? sent : (sent.split(';')[0] ?? '');
  const hasBody = response.text !== '' && response.text !== undefined;
  if (!hasBody) {
    if (Object.keys(declared).length > 0 && status !== 304) throw new Error(`${where} has no body`);
  } else {
    const validator = declared[type] ?? declared['*/*'];
    if (validator === undefined) throw new Error(`${where} does not declare ${type}`);
    if (!valuesIn(type, response.text).every((value) => validator(value))) {
      throw new Error(
        `${where} is not as declared: ${JSON.stringify(validator.errors?.slice(0, 3))} in ${response.text}`,
      );
    }
  }
  const file = relative(TESTS, expect.getState().testPath ?? 'unknown');
  appendFileSync(join(inject('environment').seenDirectory, encodeURIComponent(file)), `${operation} ${status}\n`);
};

/** The client that every test uses: it calls operations by id and compares each response with the document. */
export class Client {
  readonly baseUrl: string;
  readonly identity: Identity;

  constructor(baseUrl: string, identity: Identity = {}) {
    this.baseUrl = baseUrl;
    this.identity = identity;
  }

  /** The same server with other credentials. */
  as(identity: Identity): Client {
    return new Client(this.baseUrl, identity);
  }

  /** A client of the session that the cookies of a response opened, under the cookie names that the server used. */
  withSession(response: OperationResponse): Client {
    return this.as({ cookies: response.cookies });
  }

  /** Calls an operation with a request that the document allows, and returns its response by status. */
  async call<K extends OperationId>(operation: K, ...[request]: RequestArguments<K>): Promise<ResponseOf<K>> {
    return (await this.callRaw(operation, request as Request)) as unknown as ResponseOf<K>;
  }

  /** Calls an operation with any request, for input that the document forbids and for sweeps over operations. */
  async callRaw(operation: OperationId, request: Request = {}): Promise<OperationResponse> {
    const policy = policies[operation];
    if (policy === undefined) throw new Error(`no operation ${operation}`);
    const path = policy.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
      encodeURIComponent(String(request.path?.[name] ?? '')),
    );
    const response = isEndless(policy)
      ? await this.#peek(path, request)
      : await this.send(policy.method, path, request);
    requireDeclared(operation, response);
    return {
      status: response.status,
      headers: response.headers,
      text: response.text,
      body: response.text && response.type.endsWith('json') ? JSON.parse(response.text) : undefined,
      frames: response.type === 'text/event-stream' ? framesIn(response.text) : [],
      cookies: cookiesOf(response.headers),
    };
  }

  /** A request to any path, not compared with the document: for undescribed routes and for malformed ones. */
  send(method: string, path: string, request: Request = {}): Promise<supertest.Response> {
    const call = (supertest(this.baseUrl) as unknown as Record<string, (path: string) => supertest.Test>)[method]?.(
      path,
    );
    if (call === undefined) throw new Error(`no method ${method}`);
    if (REPLICAS > 1) call.agent(EACH_ALONE);
    call
      .buffer(true)
      .ok(() => true)
      .redirects(0);
    call.parse((response, done) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        (response as unknown as { text: string }).text = text;
        done(null, text);
      });
    });
    for (const [name, value] of Object.entries(this.#headers(request))) call.set(name, value);
    if (request.query !== undefined) call.query(request.query as never);
    if (request.raw !== undefined) return call.set('content-type', request.raw.type).send(request.raw.text);
    if (request.body !== undefined)
      return call.set('content-type', 'application/json').send(JSON.stringify(request.body));
    return call;
  }

  /** Stops reading an endless response after its head. */
  #peek(path: string, request: Request): ReturnType<typeof peek> {
    const { query = {} } = request;
    const address = new URL(path, this.baseUrl);
    address.search =
      typeof query === 'string' ? query : new URLSearchParams(query as Record<string, string>).toString();
    return peek(address, this.#headers(request));
  }

  #headers(request: Request): Record<string, string> {
    const { bearer, cookies } = this.identity;
    const headers: Record<string, string> = {};
    if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`;
    if (cookies !== undefined) {
      headers.cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const csrfToken = cookies.csrf_token ?? cookies['__Host-csrf_token'];
      if (csrfToken !== undefined) headers['x-csrf-token'] = csrfToken;
    }
    return { ...headers, ...request.headers };
  }
}
