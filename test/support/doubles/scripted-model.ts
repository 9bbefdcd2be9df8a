import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** The scripted model's reply to one call. */
export type ScriptedReply = { readonly usage?: ScriptedUsage | null } & (
  | { readonly text: string }
  | { readonly json: unknown }
  | { readonly toolCalls: readonly { readonly name: string; readonly arguments: string }[]; readonly text?: string }
  /** A stream in pieces; a promise delays it until it settles. */
  | {
      readonly pieces: readonly (string | Promise<unknown>)[];
      readonly finish?: 'end' | 'drop' | 'end without a finish reason' | 'cut';
      readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
    }
  /** Never replies. */
  | { readonly hang: true }
  /** Closes the connection without a reply. */
  | { readonly drop: true }
  /** Returns 200 with a body that is not a chat completion. */
  | { readonly garble: string }
  | { readonly status: number; readonly body: string }
);

interface ScriptedUsage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
}

export interface WireMessage {
  readonly role: string;
  readonly content: string | null;
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly function: { readonly name: string; readonly arguments: string };
  }[];
  readonly tool_call_id?: string;
}

/** A call as it was received. */
export interface RecordedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The schema name of a structured call; else `stream`, `tools` or `text`. */
  readonly kind: string;
  readonly body: {
    readonly model: string;
    readonly messages: readonly WireMessage[];
    readonly temperature?: number;
    readonly max_tokens?: number;
    readonly stream?: boolean;
    readonly response_format?: {
      readonly type: string;
      readonly json_schema: { readonly name: string; readonly strict: boolean; readonly schema: unknown };
    };
    readonly tools?: readonly unknown[];
    readonly [key: string]: unknown;
  };
  /** Settles when the connection ends: true if the caller disconnected before the response was complete. */
  readonly ended: Promise<boolean>;
}

/** A function may resolve later: the model then delays its reply. */
type Script = ScriptedReply | ((call: RecordedCall) => ScriptedReply | Promise<ScriptedReply>);

const DEFAULT_USAGE: ScriptedUsage = { prompt_tokens: 11, completion_tokens: 7 };

const kindOf = ({ response_format: format, stream, tools }: RecordedCall['body']): string =>
  format?.json_schema.name ?? (stream === true ? 'stream' : tools === undefined ? 'text' : 'tools');

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/** A model endpoint in the OpenAI form that replies by kind of call as the test specifies, and records the calls. */
export class ScriptedModel {
  readonly #server: Server;
  readonly #scripts = new Map<string, Script[]>();
  readonly calls: RecordedCall[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<ScriptedModel> {
    const server = createServer();
    const model = new ScriptedModel(server);
    server.on('request', (request, response) => void model.#respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  /** The base URL to configure. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** The replies to calls of a kind, in order; the last one repeats. Replaces the script of the kind. */
  script(kind: string, ...replies: readonly Script[]): this {
    this.#scripts.set(kind, [...replies]);
    return this;
  }

  callsOf(kind: string): readonly RecordedCall[] {
    return this.calls.filter((call) => call.kind === kind);
  }

  /** Clears calls and scripts. */
  reset(): void {
    this.calls.length = 0;
    this.#scripts.clear();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readBody(request)) as RecordedCall['body'];
    const ended = new Promise<boolean>((resolve) => response.on('close', () => resolve(!response.writableFinished)));
    const call: RecordedCall = { path: request.url ?? '', headers: request.headers, kind: kindOf(body), body, ended };
    this.calls.push(call);
    await send(response, await this.#next(call), body.model);
  }

  #next(call: RecordedCall): ScriptedReply | Promise<ScriptedReply> {
    const scripts = this.#scripts.get(call.kind) ?? [];
    const script = scripts.length > 1 ? scripts.shift() : scripts[0];
    if (script === undefined)
      return { status: 500, body: JSON.stringify({ error: { message: `nothing scripted for ${call.kind}` } }) };
    return typeof script === 'function' ? script(call) : script;
  }
}

const send = async (response: ServerResponse, reply: ScriptedReply, model: string): Promise<void> => {
  if ('hang' in reply) return;
  if ('drop' in reply) {
    response.destroy();
    return;
  }
  if ('status' in reply) return sendJson(response, reply.status, reply.body);
  if ('garble' in reply) return sendJson(response, 200, reply.garble);
  const usage = reply.usage === undefined ? DEFAULT_USAGE : reply.usage;
  if ('pieces' in reply) return sendStream(response, reply, model, usage);
  sendJson(response, 200, JSON.stringify(completion(reply, model, usage)));
};

const sendJson = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};

type Whole = Extract<ScriptedReply, { text: string } | { json: unknown } | { toolCalls: readonly unknown[] }>;

const completion = (reply: Whole, model: string, usage: ScriptedUsage | null): unknown => {
  const calls = 'toolCalls' in reply ? reply.toolCalls : [];
  const content = 'json' in reply ? JSON.stringify(reply.json) : (reply.text ?? null);
  const toolCalls = calls.map((call, index) => ({ id: `call_${index}`, type: 'function', function: call }));
  const message = { role: 'assistant', content, ...(toolCalls.length > 0 ? { tool_calls: toolCalls } : {}) };
  const choice = { index: 0, message, finish_reason: toolCalls.length > 0 ? 'tool_calls' : 'stop' };
  return {
    id: 'scripted',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [choice],
    ...(usage === null ? {} : { usage }),
  };
};

const sendStream = async (
  response: ServerResponse,
  { pieces, toolCalls = [], finish = 'end' }: Extract<ScriptedReply, { pieces: unknown }>,
  model: string,
  usage: ScriptedUsage | null,
): Promise<void> => {
  const write = (part: object): void => {
    response.write(
      `data: ${JSON.stringify({ id: 'scripted', object: 'chat.completion.chunk', created: 1, model, ...part })}\n\n`,
    );
  };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  write({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] });
  for (const piece of pieces) {
    if (typeof piece === 'string') write({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] });
    else await piece;
  }
  for (const [index, call] of toolCalls.entries()) {
    const delta = { tool_calls: [{ index, id: `call_${index}`, type: 'function', function: call }] };
    write({ choices: [{ index: 0, delta, finish_reason: null }] });
  }
  if (finish === 'drop') {
    response.destroy();
    return;
  }
  if (finish === 'end')
    write({ choices: [{ index: 0, delta: {}, finish_reason: toolCalls.length > 0 ? 'tool_calls' : 'stop' }] });
  if (finish !== 'cut' && usage !== null) write({ choices: [], usage });
  response.end(finish === 'cut' ? '' : 'data: [DONE]\n\n');
};
