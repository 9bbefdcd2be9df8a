import { request } from 'node:http';
import type { OperationId } from '../../../generated/operations.ts';
import { operations } from '../../../generated/operations.ts';
import type { Frame } from '../../../handlers/http/contracts/result.ts';
import { framesIn } from '../../../handlers/http/responses/event-stream.ts';
import { type Body, type Client, requireDeclared } from './client.ts';

/** An event stream that a test reads. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The frames read so far. */
  readonly frames: readonly (Frame & { readonly data: Body })[];
  /** Reads until a frame of this event arrives, and returns it. */
  until(event: string): Promise<Frame & { readonly data: Body }>;
  /** Waits for the next bytes; null at the end. */
  next(): Promise<string | null>;
  /** Reads to the end and compares the whole with the document. */
  rest(): Promise<Frame[]>;
  /** Disconnects as a client that closes its connection. */
  leave(): void;
}

/** Sends a request, with a body unless it is undefined; resolves with the head and reads the rest as it arrives. */
export const openStream = (
  { baseUrl, identity }: Client,
  operation: OperationId,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
  place: Readonly<Record<string, string>> = {},
): Promise<OpenStream> => {
  const { method, path: template } = operations[operation];
  const path = template.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(place[name] ?? ''));
  const headers = { authorization: `Bearer ${identity.bearer}`, 'content-type': 'application/json', ...more };
  return new Promise((resolve, reject) => {
    const address = new URL(path, baseUrl);
    address.search = new URLSearchParams(query).toString();
    const sent = request(address, { method, headers, agent: false }, (response) => {
      response.setEncoding('utf8');
      const pieces = response[Symbol.asyncIterator]() as AsyncIterator<string>;
      let text = '';
      let given = 0;
      // A frame may arrive in two pieces.
      const frames = () => framesIn(/^.*\n\n/s.exec(text)?.[0] ?? '');
      const until = async (event: string) => {
        for (;;) {
          const found = frames().findIndex((frame, index) => index >= given && frame.event === event);
          if (found !== -1) {
            given = found + 1;
            return frames()[found] as Frame & { readonly data: Body };
          }
          if ((await next()) === null) throw new Error(`the stream ended without ${event}: ${text}`);
        }
      };
      const next = async (): Promise<string | null> => {
        const { done, value } = await pieces.next();
        if (done === true) return null;
        text += value;
        return value;
      };
      const rest = async (): Promise<Frame[]> => {
        while ((await next()) !== null);
        requireDeclared(operation, { status: response.statusCode ?? 0, headers: response.headers, text });
        return framesIn(text);
      };
      const leave = (): void => void sent.destroy();
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        get frames() {
          return frames();
        },
        until,
        next,
        rest,
        leave,
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
};
