import { ProtocolError, ProtocolErrorCode, Server, type Tool as WireTool } from '@modelcontextprotocol/server';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import type { JsonObject } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { type IdempotentRuns, KEY_ARGUMENT, splitKey } from '../../../domain/tools/idempotent-runs.ts';
import type { Tool, ToolResult } from '../../../domain/tools/tool.ts';
import type { ToolRuns } from '../../../domain/tools/tool-runs.ts';
import product from '../../../package.json' with { type: 'json' };
import { pointerPart } from '../steps/validation-errors.ts';

/** The caller of a message, and whether it still waits for the response. */
export interface McpCaller {
  readonly actor: Actor;
  readonly signal: AbortSignal;
  /** Checks the credential of the caller again. For operations that wait. */
  readonly renew: () => Promise<Actor>;
}

/** A message with the tool's arguments as sent: the library drops those that it considers dangerous. */
export interface McpCall extends McpCaller {
  readonly given: JsonObject;
}

/** The tools that the protocol serves. */
export interface McpTools {
  readonly tools: ToolRuns;
  readonly keyedTools: IdempotentRuns;
}

/**
 * Permissions rarely change, and every call is checked: a client may cache the list for a minute, for this caller only.
 */
const LIST_HINT = { ttlMs: 60_000, cacheScope: 'private' } as const;

const INSTRUCTIONS =
  'Tools of a synthetic organisation: its company, departments, agents, projects, tasks, approvals and charters. ' +
  `Tools that change something take ${KEY_ARGUMENT}, so that a call whose response was lost can be sent again.`;

const KEY_SCHEMA = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description:
    'A text of your choice that names this one attempt; sent again with the same arguments it takes effect once.',
};

const wireTool = ({ name, title, description, tag, isDestructive, parameters }: Tool): WireTool => {
  const isReadOnly = tag === 'read';
  const inputSchema = isReadOnly
    ? parameters
    : { ...parameters, properties: { ...(parameters.properties as object), [KEY_ARGUMENT]: KEY_SCHEMA } };
  return {
    name,
    title,
    description,
    inputSchema: inputSchema as WireTool['inputSchema'],
    annotations: { readOnlyHint: isReadOnly, destructiveHint: isDestructive, openWorldHint: false },
  };
};

/**
 * The text of a result contains the same as its structured content, which older clients do not show
 * (spec/rules/tools.md#mcp-results).
 */
const wireResult = (result: ToolResult) => {
  const structured = result.isError
    ? { error: result.failure.error, error_code: result.failure.errorCode }
    : { ...result.data };
  const content = [{ type: 'text' as const, text: JSON.stringify(structured) }];
  return result.isError ? { content, isError: true } : { content, structuredContent: structured };
};

/**
 * A server for one message: it lists the tools that its caller may use, and runs them with the caller's permissions,
 * without the autonomy of an agent (spec/rules/tools.md#mcp-calls).
 */
export const createMcpServer = ({ tools, keyedTools }: McpTools, { actor, signal, renew, given }: McpCall): Server => {
  const run = async (tool: Tool, given: JsonObject): Promise<ToolResult> => {
    const { key, rest } = tool.tag === 'read' ? { key: null, rest: given } : splitKey(given);
    const args = await tools.prepare(tool, rest, actor);
    return keyedTools.run({ tool, args, actor, agentId: null, details: { channel: 'mcp' }, signal, renew }, key);
  };

  const call = async (name: string): Promise<ToolResult> => {
    const tool = tools.find(name);
    if (tool === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${pointerPart(name)}`);
    try {
      return await run(tool, given);
    } catch (thrown) {
      signal.throwIfAborted();
      return { isError: true, failure: tools.failureOf(thrown) };
    }
  };

  const server = new Server(
    { name: product.name, title: 'Organisation Platform', version: product.version },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      cacheHints: { 'tools/list': LIST_HINT, 'server/discover': LIST_HINT },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools.usableBy(actor).map(wireTool) }));
  server.setRequestHandler('tools/call', async ({ params }) => wireResult(await call(params.name)));
  return server;
};
