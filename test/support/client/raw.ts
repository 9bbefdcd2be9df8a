import { connect } from 'node:net';
import type { Body } from './client.ts';

/** A response read byte by byte, with header names in lower case. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The text as JSON; throws when it is not JSON. */
  readonly body: Body;
}

const parse = (bytes: string): RawAnswer => {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return {
    status: Number(first.split(' ')[1]),
    headers,
    text: bytes.slice(end + 4),
    get body() {
      return JSON.parse(this.text);
    },
  };
};

/** A request sent piece by piece. */
export interface RawRequest {
  send(bytes: string): void;
  /** Closes the connection as a client that crashes. */
  leave(): void;
  /** What the server sent until it closed the connection; status NaN if it sent nothing. */
  readonly response: Promise<RawAnswer>;
}

/** Opens a connection on which a test sends bytes unchanged, at any time. */
export const openRaw = (baseUrl: string): RawRequest => {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  const response = new Promise<RawAnswer>((resolve, reject) => {
    let bytes = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      bytes += chunk;
    });
    socket.on('error', (error) => (bytes === '' ? reject(error) : resolve(parse(bytes))));
    socket.on('close', () => resolve(parse(bytes)));
  });
  return { send: (bytes) => void socket.write(bytes, 'latin1'), leave: () => void socket.destroy(), response };
};

/** Sends bytes unchanged and reads until the server closes the connection. Status NaN if it sent nothing. */
export const sendRaw = (baseUrl: string, ...parts: readonly string[]): Promise<RawAnswer> => {
  const { send, response } = openRaw(baseUrl);
  for (const part of parts) send(part);
  return response;
};
