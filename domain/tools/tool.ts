import type { ErrorCode } from '../foundation/errors/taxonomy.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import type { JsonSchema } from '../llm/schemas/shape.ts';

/** How much a tool may change (spec/rules/tools.md#tags). */
export type ToolTag = 'read' | 'write' | 'admin';

/** One operation of the interface, offered to agents and to MCP clients (spec/rules/tools.md#catalogue). */
export interface Tool {
  /** `departments.create`. */
  readonly name: string;
  /** As on the wire of a model call: `departments_create`. */
  readonly wireName: string;
  readonly tag: ToolTag;
  /** What it does, in a few words. */
  readonly title: string;
  readonly description: string;
  /** Whether it may delete something. */
  readonly isDestructive: boolean;
  /** JSON schema of the arguments, an object. */
  readonly parameters: JsonSchema;
}

/** Why a call failed, as an answer of the operation would say. */
export interface ToolFailure {
  readonly error: string;
  readonly errorCode: ErrorCode;
}

/** What a call came to. `data` is that of the operation's answer: a list stands under `items`, nothing is `{}`. */
export type ToolResult =
  | { readonly isError: false; readonly data: JsonObject }
  | { readonly isError: true; readonly failure: ToolFailure };

/** The operations behind the tools; who serves the interface brings them. */
export interface ToolOperations {
  /** In their fixed order. */
  readonly tools: readonly Tool[];
  /** The arguments with defaults filled in. Throws RequestInvalid, naming at most three faults. */
  check(tool: Tool, given: JsonObject): JsonObject;
  /** Whether there may be arguments with which the caller may run the tool. */
  mayUse(tool: Tool, actor: Actor): boolean;
  /** Throws Forbidden, or NotFound for an unknown department. Takes checked arguments. */
  permit(tool: Tool, checked: JsonObject, actor: Actor): Promise<void>;
  /** Runs the operation; joins the caller's transaction where one is open. Throws what the operation throws. */
  run(tool: Tool, checked: JsonObject, actor: Actor, signal: AbortSignal): Promise<JsonObject>;
  /** What may be told of anything thrown; what nobody foresaw goes to the log. */
  failureOf(thrown: unknown): ToolFailure;
}
