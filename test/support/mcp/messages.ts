import type { Client, OperationResponse } from '../client/client.ts';

/** The protocol revision without a handshake. */
const REVISION = '2026-07-28';

const META = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const BOTH_FORMS = 'application/json, text/event-stream';

type Fields = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;

/** A message of this revision, and the headers that it requires. */
export const messageOf = (
  method: string,
  params: Fields = {},
): { readonly body: object; readonly headers: Headers } => {
  const named: Headers = typeof params.name === 'string' ? { 'mcp-name': params.name } : {};
  return {
    body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } },
    headers: { accept: BOTH_FORMS, 'mcp-protocol-version': REVISION, 'mcp-method': method, ...named },
  };
};

export const sendMessage = (
  client: Client,
  method: string,
  params: Fields = {},
  headers: Headers = {},
): Promise<OperationResponse> => {
  const message = messageOf(method, params);
  return client.callRaw('mcp', { body: message.body, headers: { ...message.headers, ...headers } });
};

/** A message of the older revisions. */
export const sendOlder = (client: Client, body: object, headers: Headers = {}) =>
  client.callRaw('mcp', { body, headers: { accept: BOTH_FORMS, 'mcp-protocol-version': '2025-11-25', ...headers } });

/** The result of a tool, in the revision without a handshake. */
export const callTool = async (client: Client, name: string, args: Fields = {}) =>
  (await sendMessage(client, 'tools/call', { name, arguments: args })).body.result;

/** The error of a call. */
export const failureIn = (result: { isError?: boolean; content: readonly { text: string }[] }) => {
  if (result.isError !== true) throw new Error('the call did not fail');
  return JSON.parse(result.content[0]?.text ?? '') as { error: string; error_code: number };
};
