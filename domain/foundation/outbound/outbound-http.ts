import type { LookupAddress } from 'node:dns';
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type AddressGuard, isPublic } from './address-guard.ts';

/** A request to an address that a user named. */
export interface OutboundRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The time limit of everything together: resolving, connecting, sending, and reading the complete response. */
  readonly timeoutMs: number;
  /** The most bytes of the body to read; the rest is ignored. With 0 only the head of the response is awaited. */
  readonly maxBytes: number;
  /** Aborts the request at shutdown. */
  readonly signal?: AbortSignal;
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** At most `maxBytes` of the body. */
  readonly body: Buffer;
  readonly isCut: boolean;
}

/** A connection to a private address failed. The reason is in `cause` and only for the log: it would reveal which ports are open. */
export class PrivateAddressFailed extends Error {}

/**
 * Sends requests to addresses that users name. The addresses of a name are resolved and checked once and then used to connect, so that a
 * name cannot change in between. Redirects are ordinary responses and never followed (spec/rules/webhooks.md#addresses).
 */
export class OutboundHttp {
  readonly #guard: AddressGuard;

  constructor(guard: AddressGuard) {
    this.#guard = guard;
  }

  /** Throws AddressRefused, NameNotFound, PrivateAddressFailed, the error of the system, or a TimeoutError of the platform. */
  async send(wanted: OutboundRequest): Promise<OutboundResponse> {
    const deadline = AbortSignal.timeout(wanted.timeoutMs);
    const signal = wanted.signal === undefined ? deadline : AbortSignal.any([deadline, wanted.signal]);
    const url = new URL(wanted.url);
    try {
      const addresses = await orAborted(this.#guard.addressesOf(url), signal);
      return await this.#exchange(url, addresses, wanted, signal);
    } catch (error) {
      // The timeout causes a different error in each phase.
      throw signal.aborted ? signal.reason : error;
    }
  }

  async #exchange(
    url: URL,
    addresses: readonly LookupAddress[],
    wanted: OutboundRequest,
    signal: AbortSignal,
  ): Promise<OutboundResponse> {
    try {
      return await read(await open(url, addresses, wanted, signal), wanted.maxBytes);
    } catch (cause) {
      if (addresses.every(({ address }) => isPublic(address))) throw cause;
      throw new PrivateAddressFailed('the connection to a private address failed', { cause });
    }
  }
}

/** The result of the promise, unless the signal aborts first. */
const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/** Limits of what may precede the body: interim responses, and bytes including the head. */
const MAX_INTERIM = 2;
const MAX_HEAD_BYTES = 16_384;

/** The parser's error code for an invalid response, also used for an endless head. */
const endless = (): Error => Object.assign(new Error('the head of the response does not end'), { code: 'HPE_ENDLESS' });

/** Aborts a request whose response head never ends, because parsing it takes time of the whole process. */
const boundHead = (request: ClientRequest): void => {
  let [interim, bytes, hasBegun] = [0, 0, false];
  request.on('information', () => {
    interim += 1;
    if (interim > MAX_INTERIM) request.destroy(endless());
  });
  request.once('response', () => {
    hasBegun = true;
  });
  request.once('socket', (socket) => {
    // Called after the parser, which sees each piece first: when a piece completes the head, the response has started already.
    socket.on('data', (piece: Buffer) => {
      bytes += hasBegun ? 0 : piece.length;
      if (!hasBegun && bytes > MAX_HEAD_BYTES) request.destroy(endless());
    });
  });
};

const open = (
  url: URL,
  addresses: readonly LookupAddress[],
  { method, headers, body }: OutboundRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request: ClientRequest = send(url, {
      method,
      headers: { ...headers, ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }) },
      signal,
      // A new agent, so that no connection outlives the check of its address.
      agent: false,
      // Only the checked addresses; several are tried one after the other.
      lookup: (_hostname, { all }, callback) => {
        const [first] = addresses;
        if (all === true) callback(null, [...addresses]);
        else callback(null, first?.address ?? '', first?.family);
      },
    });
    boundHead(request);
    request.once('error', reject);
    request.once('response', resolve);
    // An invalid response, such as that of another protocol, ends without either event.
    request.once('close', () => reject(new Error('the connection ended without a response')));
    request.end(body ?? undefined);
  });

const read = async (response: IncomingMessage, maxBytes: number): Promise<OutboundResponse> => {
  const pieces: Buffer[] = [];
  let size = 0;
  if (maxBytes === 0) {
    response.destroy();
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.alloc(0), isCut: true };
  }
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size > maxBytes) break;
  }
  response.destroy();
  const body = Buffer.concat(pieces).subarray(0, maxBytes);
  return { status: response.statusCode ?? 0, headers: response.headers, body, isCut: size > maxBytes };
};
