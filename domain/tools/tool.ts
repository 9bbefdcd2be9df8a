import type { ErrorCode } from '../foundation/errors/taxonomy.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import type { JsonSchema } from '../llm/schemas/reply-schemas.ts';

/** How much a tool may change (spec/rules/tools.md#tags). */
export type ToolTag = 'read' | 'write' | 'admin';

/** One operation of the interface, offered to agents and to MCP clients (spec/rules/tools.md#catalogue). */
export interface Tool {
  /** For example `departments.create`. */
  readonly name: string;
  /** The name in model calls, for example `departments_create`. */
  readonly wireName: string;
  readonly tag: ToolTag;
  /** A short description. */
  readonly title: string;
  readonly description: string;
  /** Whether agents may use it. The others are for workers that are MCP clients. */
  readonly isForAgents: boolean;
  /** Whether the operation handles the idempotency key of a call itself. */
  readonly handlesKeys: boolean;
  /** Whether it may delete something. */
  readonly isDestructive: boolean;
  /** JSON schema of the arguments, an object. */
  readonly parameters: JsonSchema;
}

/** Why a call failed, as the operation would respond. */
export interface ToolFailure {
  readonly error: string;
  readonly errorCode: ErrorCode;
}

/** The result of a call. `data` is the body of the response: a list is under `items`, an empty body is `{}`. */
export type ToolResult =
  | { readonly isError: false; readonly data: JsonObject }
  | { readonly isError: true; readonly failure: ToolFailure };

/** The caller of a tool, and what else its operation gets besides the arguments. */
export interface ToolCallContext {
  readonly actor: Actor;
  readonly signal: AbortSignal;
  /** The idempotency key of the call. */
  readonly key: string | null;
  /** Checks the credential of the caller again after a wait and returns the current actor. Throws if the credential has ended. */
  readonly renew: () => Promise<Actor>;
}

/** The operations behind the tools, provided by the interface. */
export interface ToolOperations {
  /** In their fixed order. */
  readonly tools: readonly Tool[];
  /** The arguments with defaults filled in. Throws RequestInvalid with at most three errors. */
  check(tool: Tool, given: JsonObject): JsonObject;
  /** Whether the caller may run the tool with some arguments. */
  mayUse(tool: Tool, actor: Actor): boolean;
  /** Throws Forbidden, or NotFound for an unknown department. Takes checked arguments. */
  permit(tool: Tool, checked: JsonObject, actor: Actor): Promise<void>;
  /** Runs the operation; joins the open transaction. `key` is for operations that handle it. Throws what the operation throws. */
  run(tool: Tool, checked: JsonObject, context: ToolCallContext): Promise<JsonObject>;
  /** The public description of a thrown error; unexpected errors are logged. */
  failureOf(thrown: unknown): ToolFailure;
}
