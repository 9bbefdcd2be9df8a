import { createMcpHandler } from '@modelcontextprotocol/server';
import { RequestInvalid } from '../../../domain/foundation/errors/errors.ts';
import type { JsonObject } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { truncate } from '../../../domain/foundation/kernel/text/text.ts';
import type { Caller } from '../contracts/operation.ts';
import { type RpcResult, rpc } from '../contracts/result.ts';
import { createMcpServer, type McpCaller, type McpTools } from './mcp-server.ts';

/** The headers that the protocol reads. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'];

/** The library requires a URL but does not use it. */
const ADDRESS = 'http://localhost/mcp';

/** The longest reason of an error, in characters; the library quotes the invalid input. */
const MAX_REASON = 200;
const METHOD_NOT_FOUND = -32601;

const JSON_TYPE = 'application/json';

/** A message as the document describes it. */
export interface McpMessage {
  readonly id?: unknown;
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const argumentsIn = ({ params }: McpMessage): JsonObject => (params?.arguments ?? {}) as JsonObject;

const unknownMethod = ({ id }: McpMessage): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: id ?? null,
    error: { code: METHOD_NOT_FOUND, message: 'Method not found' },
  });

const shortened = (text: string): string => {
  const { error, ...rest } = JSON.parse(text);
  return JSON.stringify({ ...rest, error: { ...error, message: truncate(String(error.message), MAX_REASON) } });
};

/**
 * A rule that the document cannot express without several types for a field, which generated clients do not support.
 */
const requireId = ({ id }: McpMessage): void => {
  if (id !== undefined && typeof id !== 'string' && !Number.isSafeInteger(id))
    throw new RequestInvalid('body /id: must be a string or an integer');
};

interface Sender extends McpCaller {
  readonly caller: Caller;
}

/**
 * Responds to one message of the protocol, in either revision, with a server that exists only for this message.
 * Subscriptions are not offered, because nothing changes (spec/rules/tools.md#mcp-revisions).
 */
export const respondToMcp = async (served: McpTools, message: McpMessage, sender: Sender): Promise<RpcResult> => {
  requireId(message);
  // The library would open a stream that never sends anything.
  if (message.method === 'subscriptions/listen') return rpc(404, JSON_TYPE, unknownMethod(message));
  const { caller, signal } = sender;
  const call = { ...sender, given: argumentsIn(message) };
  const handler = createMcpHandler(() => createMcpServer(served, call), { legacy: 'stateless' });
  const headers = HEADERS.flatMap((name) => {
    const value = caller.header(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const response = await handler.fetch(new Request(ADDRESS, { method: 'POST', headers, signal }), {
    parsedBody: message,
  });
  const text = await response.text();
  signal.throwIfAborted();
  const mediaType = response.headers.get('content-type');
  const isRefusal = !response.ok && mediaType?.startsWith(JSON_TYPE) === true;
  return rpc(response.status, mediaType, isRefusal ? shortened(text) : text);
};
