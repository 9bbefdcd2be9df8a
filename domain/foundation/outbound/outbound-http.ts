import type { LookupAddress } from 'node:dns';
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type AddressGuard, isPublic } from './address-guard.ts';

/** A request the server makes on somebody's behalf. */
export interface OutboundRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** For everything together: resolving, connecting, sending, and the answer to its end. */
  readonly timeoutMs: number;
  /** Bytes read of the answer; what follows is left unread. With 0 its head is all that is waited for. */
  readonly maxBytes: number;
  /** Ends it early, when the process stops. */
  readonly signal?: AbortSignal;
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** At most `maxBytes` of it. */
  readonly body: Buffer;
  readonly isCut: boolean;
}

/** A connection to a private address failed. How it failed is in `cause` and for the log only: it would tell which ports are open. */
export class PrivateAddressFailed extends Error {}

/**
 * Sends requests to addresses that others name. Its addresses are found and checked once and then connected to, so that a name
 * cannot change its mind in between; redirects are answers like any other, never followed (spec/rules/webhooks.md#addresses).
 */
export class OutboundHttp {
  readonly #guard: AddressGuard;

  constructor(guard: AddressGuard) {
    this.#guard = guard;
  }

  /** Throws AddressRefused, NameNotFound, PrivateAddressFailed, the system's error, or a TimeoutError of the platform. */
  async send(wanted: OutboundRequest): Promise<OutboundResponse> {
    const deadline = AbortSignal.timeout(wanted.timeoutMs);
    const signal = wanted.signal === undefined ? deadline : AbortSignal.any([deadline, wanted.signal]);
    const url = new URL(wanted.url);
    try {
      const addresses = await orAborted(this.#guard.addressesOf(url), signal);
      return await this.#exchange(url, addresses, wanted, signal);
    } catch (error) {
      // What the end of the time leads to has other names in each phase.
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

/** The promise, unless the signal comes first. */
const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/** What may come before the head of the answer, the head included: so many interim answers, and so many bytes. */
const MOST_INTERIM = 2;
const MOST_HEAD_BYTES = 16_384;

/** Code of the parser for what is no answer; an endless beginning of one is none either. */
const endless = (): Error =>
  Object.assign(new Error('the answer has no end of its beginning'), { code: 'HPE_ENDLESS' });

/** Ends a request whose answer goes on before it begins: each piece takes time of everybody. */
const boundHead = (request: ClientRequest): void => {
  let [interim, bytes, hasBegun] = [0, 0, false];
  request.on('information', () => {
    interim += 1;
    if (interim > MOST_INTERIM) request.destroy(endless());
  });
  request.once('response', () => {
    hasBegun = true;
  });
  request.once('socket', (socket) => {
    // After the parser, which hears each piece first: one that holds the head, and more, has begun the answer by now.
    socket.on('data', (piece: Buffer) => {
      bytes += hasBegun ? 0 : piece.length;
      if (!hasBegun && bytes > MOST_HEAD_BYTES) request.destroy(endless());
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
      // Of its own, so that no connection outlives the address it was checked for.
      agent: false,
      // Those that were checked and no others; several are tried one after the other.
      lookup: (_hostname, { all }, callback) => {
        const [first] = addresses;
        if (all === true) callback(null, [...addresses]);
        else callback(null, first?.address ?? '', first?.family);
      },
    });
    boundHead(request);
    request.once('error', reject);
    request.once('response', resolve);
    // An answer that is none, such as another protocol's, ends without either of them.
    request.once('close', () => reject(new Error('the connection ended without an answer')));
    request.end(body ?? undefined);
  });

const read = async (answer: IncomingMessage, maxBytes: number): Promise<OutboundResponse> => {
  const pieces: Buffer[] = [];
  let size = 0;
  if (maxBytes === 0) {
    answer.destroy();
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.alloc(0), isCut: true };
  }
  for await (const piece of answer as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size > maxBytes) break;
  }
  answer.destroy();
  const body = Buffer.concat(pieces).subarray(0, maxBytes);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body, isCut: size > maxBytes };
};
