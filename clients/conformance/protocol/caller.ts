import { type OperationId, operationOfId } from '../document.ts';
import type { ApiResponse, Exchanges, SendOptions } from './exchange.ts';
import type { Held } from './wire.ts';

/** A request for an operation. */
export interface CallRequest extends SendOptions {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>> | string;
  readonly body?: unknown;
  /** A raw body with its media type. */
  readonly raw?: { readonly text: string; readonly type: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** Headers and cookies of every request. */
export interface Identity {
  readonly bearer?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  /** Whether the CSRF token is repeated in its header, as the console does. */
  readonly repeatsCsrf?: boolean;
}

/** Calls operations by their ids; every response is validated against the document. */
export class Caller {
  readonly #exchanges: Exchanges;
  readonly identity: Identity;

  constructor(exchanges: Exchanges, identity: Identity = {}) {
    this.#exchanges = exchanges;
    this.identity = identity;
  }

  as(identity: Identity): Caller {
    return new Caller(this.#exchanges, identity);
  }

  /** An endless stream is closed after its headers, unless the request says when it is complete. */
  call<Id extends OperationId>(id: Id, request: CallRequest = {}): Promise<ApiResponse<Id>> {
    const { method, isEndless } = operationOfId(id);
    const filled = filledPath(id, request);
    const headOnly = isEndless ? (status: number) => status === 200 : undefined;
    return this.#send(id, method, filled, { ...request, isEnough: request.isEnough ?? headOnly });
  }

  /** Sends a request to any path, without an operation. */
  send(method: string, path: string, request: CallRequest = {}): Promise<ApiResponse> {
    return this.#send(null, method, path, request);
  }

  /** Announces a JSON body with this many bytes, and sends none of them. */
  hold(id: OperationId, request: CallRequest, bytes: number): Held {
    const headers = { ...this.#credentials(), 'content-type': 'application/json' };
    return this.#exchanges.hold({ method: operationOfId(id).method, path: filledPath(id, request), headers }, bytes);
  }

  #send<Id extends OperationId>(
    id: Id | null,
    method: string,
    path: string,
    request: CallRequest,
  ): Promise<ApiResponse<Id>> {
    const { query = '', body, raw, wantsLimit, isEnough, timeoutMs, omitsHost } = request;
    const search = typeof query === 'string' ? query : new URLSearchParams(query as Record<string, string>).toString();
    const text = raw?.text ?? (body === undefined ? undefined : JSON.stringify(body));
    const type = text === undefined ? {} : { 'content-type': raw?.type ?? 'application/json' };
    const headers = { ...this.#credentials(), ...type, ...request.headers };
    const target = search === '' ? path : `${path}?${search}`;
    return this.#exchanges.send(
      id,
      { method, path: target, headers, body: text },
      { wantsLimit, isEnough, timeoutMs, omitsHost },
    );
  }

  #credentials(): Record<string, string> {
    const { bearer, cookies = {}, repeatsCsrf = true } = this.identity;
    const pairs = Object.entries(cookies);
    const csrf = cookies.csrf_token ?? cookies['__Host-csrf_token'];
    return {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(pairs.length === 0 ? {} : { cookie: pairs.map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(csrf === undefined || !repeatsCsrf ? {} : { 'x-csrf-token': csrf }),
    };
  }
}

const filledPath = (id: OperationId, { path = {} }: CallRequest): string =>
  operationOfId(id).path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(path[name] ?? '')));

/** The cookies that a response sets, by their wire names. */
export const cookiesOf = ({ setCookies }: Pick<ApiResponse, 'setCookies'>): Record<string, string> =>
  Object.fromEntries(setCookies.map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? []));
