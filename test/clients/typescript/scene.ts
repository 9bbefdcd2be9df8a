import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Settles when the connection of the request has ended. */
  readonly ended: Promise<void>;
}

/** The response to one request. */
export type Say = (response: ServerResponse) => Promise<void> | void;

export const INSTANCE = '5c0c4c1e-5a2f-4f7e-9f3a-0c3f9a2b1d4e';

/** The content of an error in both forms. */
export const detailOf = (code: number, retryAfter: number | null = null) => ({
  detail: 'It went wrong.',
  error_code: code,
  error_category: 'internal',
  retryable: [5000, 5001, 5002, 8001].includes(code),
  retry_after: retryAfter,
  instance: INSTANCE,
  title: 'Internal Server Error',
  type: 'http://127.0.0.1/docs/errors#internal',
});

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Say =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
export const good = (data: unknown, headers: Record<string, string> = {}): Say =>
  json(200, { data, error: null, error_detail: null, success: true }, headers);
export const failure = (status: number, code: number, retryAfter: number | null = null): Say => {
  const said = detailOf(code, retryAfter);
  return json(status, { data: null, error: said.detail, error_detail: said, success: false });
};
/** Ends the connection without a response. */
export const hangUp: Say = (response) => void response.destroy();
/** Ends the connection within the body. */
export const breakOff: Say = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"data":', () => response.destroy());
};

/** A server with scripted responses, one after the other, which records its requests. */
export class ScriptedPlatform {
  readonly #server: Server;
  readonly #answers: Say[] = [];
  readonly asked: Asked[] = [];

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const ended = new Promise<void>((resolve) => response.on('close', resolve));
      let body = '';
      for await (const piece of request) body += piece;
      const { method = '', url = '', headers } = request;
      this.asked.push({ method, url, headers, body, ended });
      const say = this.#answers.shift() ?? failure(500, 8000);
      await say(response);
    });
  }

  static async start(): Promise<ScriptedPlatform> {
    const platform = new ScriptedPlatform();
    await new Promise<void>((resolve) => platform.#server.listen(0, '127.0.0.1', resolve));
    return platform;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Its responses from now on; clears the recorded requests. */
  answer(...answers: readonly Say[]): this {
    this.asked.length = 0;
    this.#answers.splice(0, this.#answers.length, ...answers);
    return this;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
