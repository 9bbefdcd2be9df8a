import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The time in milliseconds from a clock that all processes on the machine share. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Writes a stream: `say` sends one chunk. `receivedAt` is the time at which the request arrived. */
export type Speaker = (say: (piece: string) => void, receivedAt: number) => Promise<void>;

/** A local model endpoint in the OpenAI form that only streams. */
export interface ChatEndpoint {
  readonly url: string;
  speak: Speaker;
  close(): void;
}

const chunk = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const respond = async (response: ServerResponse, speak: Speaker, receivedAt: number): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.socket?.setNoDelay(true);
  await speak((piece) => void response.write(chunk({ content: piece }, null)), receivedAt);
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
};

export const startChatEndpoint = async (): Promise<ChatEndpoint> => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => void respond(response, endpoint.speak, now()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint: ChatEndpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    speak: async () => {},
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return endpoint;
};
