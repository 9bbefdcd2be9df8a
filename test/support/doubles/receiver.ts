import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A delivery as it arrived. */
export interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a receiver returns: a status with headers, or a custom response. */
export type Reply =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | ((response: ServerResponse, received: Received) => void);

/** A foreign server that receives webhooks and responds as the test specifies. */
export class Receiver {
  readonly #server: Server;
  #addresses = 0;
  readonly received: Received[] = [];
  /** Called for each delivery with the number of earlier ones. */
  reply: (index: number) => Reply = () => ({ status: 204 });

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (piece: string) => {
        body += piece;
      });
      request.on('end', () => receiver.#take({ url: request.url ?? '', headers: request.headers, body }, response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** An address to which nothing was sent yet. */
  newUrl(): string {
    this.#addresses += 1;
    return `http://127.0.0.1:${this.port}/${this.#addresses}`;
  }

  /** The deliveries that arrived at an address. */
  of(eventId: string, url: string): readonly Received[] {
    const { pathname } = new URL(url);
    return this.received.filter((one) => one.headers['webhook-id'] === eventId && one.url === pathname);
  }

  #take(received: Received, response: ServerResponse): void {
    const reply = this.reply(this.received.push(received) - 1);
    if (typeof reply === 'function') reply(response, received);
    else response.writeHead(reply.status, reply.headers).end();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
