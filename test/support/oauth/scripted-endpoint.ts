import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response of the token endpoint to one request. */
export type TokenReply =
  | { readonly status?: number; readonly json: unknown }
  | { readonly status: number; readonly text: string; readonly headers?: Record<string, string> }
  /** Closes the connection without a response. */
  | { readonly drop: true }
  /** Responds once it settles. */
  | { readonly after: Promise<unknown>; readonly status?: number; readonly json: unknown };

interface AskedForTokens {
  readonly headers: IncomingHttpHeaders;
  readonly form: Record<string, string>;
}

/** A token endpoint with scripted responses, in order; the last one repeats. */
export class ScriptedEndpoint {
  readonly asked: AskedForTokens[] = [];
  readonly #server: Server;
  #replies: TokenReply[] = [];

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', async (req, res) => {
      let text = '';
      for await (const piece of req) text += piece;
      this.asked.push({ headers: req.headers, form: Object.fromEntries(new URLSearchParams(text)) });
      const reply = this.#replies.length > 1 ? this.#replies.shift() : this.#replies[0];
      if (reply === undefined || 'drop' in reply) return void res.destroy();
      if ('after' in reply) await reply.after;
      if ('text' in reply) return void res.writeHead(reply.status, reply.headers).end(reply.text);
      const status = 'status' in reply ? reply.status : 200;
      res.writeHead(status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json));
    });
  }

  static async start(): Promise<ScriptedEndpoint> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ScriptedEndpoint(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  script(...replies: readonly TokenReply[]): this {
    this.#replies = [...replies];
    this.asked.length = 0;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
