import { operations } from '../../../generated/operations.ts';
import type { Window } from '../document/policy.ts';
import { readTools } from './catalogue.ts';

interface ToolCall {
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown } | null;
}

/**
 * Finds the window in which a message to `/mcp` counts instead of that of `/mcp` (spec/rules/work.md#limit-of-work): that of the operation of
 * the tool that it calls, if the operation does not count in the general limit. The message was not validated yet.
 */
export const createWindowOfMessage = (): ((message: unknown) => Window | null) => {
  const windows = new Map<unknown, Window>();
  for (const { name, operationId } of readTools()) {
    const { window, countsInGeneral } = operations[operationId];
    if (window !== null && !countsInGeneral) windows.set(name, window);
  }
  return (message) => {
    if (typeof message !== 'object' || message === null) return null;
    const { method, params } = message as ToolCall;
    return method === 'tools/call' ? (windows.get(params?.name) ?? null) : null;
  };
};
