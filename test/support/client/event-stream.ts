import { request } from 'node:http';
import type { OperationId } from '../../../generated/operations.ts';
import { operations } from '../../../generated/operations.ts';
import { framesIn } from '../../../handlers/http/responses/event-stream.ts';
import type { Frame } from '../../../handlers/http/responses/result.ts';
import { type Client, requireDeclared } from './client.ts';

/** An event stream that is being read. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Waits for the next bytes; null at the end. */
  next(): Promise<string | null>;
  /** Reads to the end and compares the whole with the document. */
  rest(): Promise<Frame[]>;
  /** Goes away, as a client that closes its connection. */
  leave(): void;
}

/** Sends a request with a body and reads its answer as it comes; resolves with the head. */
export const openStream = (
  { baseUrl, identity }: Client,
  operation: OperationId,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<OpenStream> => {
  const { method, path } = operations[operation];
  const headers = { authorization: `Bearer ${identity.bearer}`, 'content-type': 'application/json', ...more };
  return new Promise((resolve, reject) => {
    const sent = request(`${baseUrl}${path}`, { method, headers, agent: false }, (response) => {
      response.setEncoding('utf8');
      const pieces = response[Symbol.asyncIterator]() as AsyncIterator<string>;
      let text = '';
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
      resolve({ status: response.statusCode ?? 0, headers: response.headers, next, rest, leave });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
};
