import { readFileSync } from 'node:fs';
import type { Tool, ToolTag } from '../../../domain/tools/tool.ts';
import type { OperationId } from '../../../generated/operations.ts';

/**
 * A tool with the location of its arguments; those that are neither in the path nor in the query belong to the body.
 */
export interface OperationTool extends Tool {
  readonly operationId: OperationId;
  readonly path: readonly string[];
  readonly query: readonly string[];
}

interface Written {
  readonly operation_id: OperationId;
  readonly name: string;
  readonly tag: ToolTag;
  readonly title: string;
  readonly description: string;
  readonly is_for_agents: boolean;
  readonly handles_keys: boolean;
  readonly is_destructive: boolean;
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

const file = new URL('../../../generated/tools.json', import.meta.url);

/** The tools of the document, in its order (spec/rules/tools.md#catalogue). */
export const readTools = (): readonly OperationTool[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as readonly Written[]).map(
    ({ operation_id, is_for_agents, handles_keys, is_destructive, ...tool }) => ({
      ...tool,
      operationId: operation_id,
      isForAgents: is_for_agents,
      handlesKeys: handles_keys,
      isDestructive: is_destructive,
      wireName: tool.name.replace('.', '_'),
    }),
  );
