import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Caller } from '../operation.ts';
import { type RpcResult, rpc } from '../responses/result.ts';
import { createMcpServer, type McpCaller, type McpTools } from './mcp-server.ts';

/** What the protocol looks at beside the message. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'];

/** The library wants an address; it does not look at it. */
const ADDRESS = 'http://localhost/mcp';

interface Sender extends McpCaller {
  readonly caller: Caller;
}

/**
 * Answers one message of the protocol, of either era, by a server that lives as long as its answer. Subscriptions are not offered: there is
 * nothing to tell of (spec/rules/tools.md#mcp-revisions).
 */
export const answerMcp = async (served: McpTools, message: unknown, sender: Sender): Promise<RpcResult> => {
  const { caller, signal } = sender;
  const handler = createMcpHandler(() => createMcpServer(served, sender), { legacy: 'stateless', maxSubscriptions: 0 });
  const headers = HEADERS.flatMap((name) => {
    const value = caller.header(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const response = await handler.fetch(new Request(ADDRESS, { method: 'POST', headers, signal }), {
    parsedBody: message,
  });
  const text = await response.text();
  signal.throwIfAborted();
  return rpc(response.status, response.headers.get('content-type'), text);
};
