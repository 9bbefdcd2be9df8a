import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The replies of the model by pattern of the prompt; the first match is used. */
const SCRIPTED_REPLIES: readonly (readonly [RegExp, string])[] = [
  [
    /pricing|price/i,
    'I would raise the team plan by a tenth and not change the small one: nobody cancelled over price last quarter.',
  ],
  [/risk|worr/i, 'The import of old invoices worries me most. I would put one more person on it this week.'],
  [
    /progress|doing|status/i,
    'The portal is on its way, the status page waits for a decision, and the report is nearly done.',
  ],
];
const DEFAULT_REPLY = 'We are on plan. Ask me about a project, and I will tell you where it stands.';
/** The approximate number of tokens per word. */
const TOKENS_OF_A_WORD = 1.4;

interface Asked {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string | null }[];
  readonly response_format?: { readonly json_schema: { readonly name: string } };
}

/** Replies to calls with structured output. */
const SHAPED: Readonly<Record<string, (saying: string) => unknown>> = {
  chime_in: () => ({ chime_ins: [] }),
  group_contribution: (saying) => ({ message: saying, invite: null }),
  concern_route: () => ({ topic: 'work', role: null, confidence: 0 }),
};

const tokensIn = (text: string): number => Math.ceil(text.split(/\s+/).length * TOKENS_OF_A_WORD);

const replyTo = ({ messages, response_format }: Asked): { content: string; usage: object } => {
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const [, saying = DEFAULT_REPLY] = SCRIPTED_REPLIES.find(([pattern]) => pattern.test(question)) ?? [];
  const shape = SHAPED[response_format?.json_schema.name ?? ''];
  const content = shape === undefined ? saying : JSON.stringify(shape(saying));
  const read = messages.reduce((sum, { content: text }) => sum + tokensIn(text ?? ''), 0);
  return { content, usage: { prompt_tokens: read, completion_tokens: tokensIn(content) } };
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};

const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const asked: Asked = JSON.parse(await readBody(request));
  const { content, usage } = replyTo(asked);
  const common = { id: 'demo', created: 1, model: asked.model };
  if (asked.stream !== true) {
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify({ ...common, object: 'chat.completion', choices, usage }));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = (part: object): void => {
    response.write(`data: ${JSON.stringify({ ...common, object: 'chat.completion.chunk', ...part })}\n\n`);
  };
  for (const word of content.split(/(?<= )/))
    write({ choices: [{ index: 0, delta: { content: word }, finish_reason: null }] });
  write({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  write({ choices: [], usage });
  response.end('data: [DONE]\n\n');
};

/** A deterministic model endpoint with the OpenAI API, on the loopback address. */
export const startModel = async (): Promise<{ readonly url: string; close(): void }> => {
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
