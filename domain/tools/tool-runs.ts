import type { EntityManager } from '@mikro-orm/postgresql';
import type { AttemptLog } from '../foundation/audit/attempt-log.ts';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { isClientError } from '../foundation/errors/client-error.ts';
import { Forbidden } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { JsonObject, JsonValue } from '../foundation/kernel/json/canonical-json.ts';
import { truncate } from '../foundation/kernel/text/text.ts';
import { maskCredentials } from '../llm/safety/masking.ts';
import type { Tool, ToolFailure, ToolOperations, ToolResult, ToolTag } from './tool.ts';
import { tracedTool } from './tool-spans.ts';

/** A requested call with checked arguments; it may lack permission. */
export interface RequestedCall {
  readonly tool: Tool;
  readonly args: JsonObject;
  readonly actor: Pick<Actor, 'userId'>;
  /** The agent that requests it; null for a direct call. */
  readonly agentId: string | null;
  /** Additional fields of the audit entry, such as the approval of the call. */
  readonly details?: Readonly<Record<string, JsonValue>>;
}

/** A call with permission. */
export interface PermittedCall extends RequestedCall {
  /** Whose permissions apply. */
  readonly actor: Actor;
  readonly signal: AbortSignal;
  /** The idempotency key, for an operation that handles it. */
  readonly key?: string;
  /** Checks the credential of the caller again. For operations that wait. */
  readonly renew?: () => Promise<Actor>;
  /** The caller retries until the call is recorded, so temporary failures are thrown. */
  readonly isRetried?: boolean;
}

/** Writes related records, in the transaction of the call. */
export type CallEffect = (em: EntityManager, result: ToolResult) => Promise<void>;

/**
 * The tag that applies to a call: setting an autonomy level, or changing the role of an agent and so its tools,
 * changes what agents may do (spec/rules/tools.md#tags). Takes the arguments as given, because a default that was
 * filled in changes nothing.
 */
export const effectiveTagOf = ({ name, tag }: Tool, given: JsonObject): ToolTag =>
  'autonomy_level' in given || (name === 'agents.update' && 'role' in given) ? 'admin' : tag;

/** Replaces credentials in texts by `***`, at any depth. */
export const maskArguments = (value: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(value), (_name, part) => (typeof part === 'string' ? maskCredentials(part) : part));

/** Whether the call changes something or is made by an agent. Reads by people need no record. */
const isNoted = ({ tool, agentId }: Pick<RequestedCall, 'tool' | 'agentId'>): boolean =>
  tool.tag !== 'read' || agentId !== null;

/** Whether the call gets an audit entry. The operations of workers write their own: a heartbeat needs none. */
const hasAuditEntry = (call: Pick<RequestedCall, 'tool' | 'agentId'>): boolean =>
  isNoted(call) && call.tool.isForAgents;

/**
 * A forbidden call is counted for its caller and has no audit entry, because callers without permission could send any
 * number of them. An approved call gets an entry: their number is limited by the number of approvals.
 */
const isCounted = ({ details }: RequestedCall, thrown: unknown): boolean =>
  thrown instanceof Forbidden && details?.approval_id === undefined;

const MAX_AUDIT_TEXT = 200;
const MAX_AUDIT_ITEMS = 10;
/** The longest argument in an audit entry, as JSON: free-form arguments may have any number of fields. */
const MAX_AUDIT_FIELD = 3000;

/** Shortens arguments for the audit log, which keeps them without limit. */
const auditArguments = (args: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(shortened(args)).map(([name, value]) => {
      const isTooLong = JSON.stringify(value).length > MAX_AUDIT_FIELD;
      return [name, isTooLong ? `... ${JSON.stringify(args[name]).length} characters` : value];
    }),
  );

const shortened = (args: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(args), (_name, part) => {
    if (Array.isArray(part) && part.length > MAX_AUDIT_ITEMS)
      return [...part.slice(0, MAX_AUDIT_ITEMS), `... ${part.length} in all`];
    if (typeof part !== 'string') return part;
    const text = maskCredentials(part);
    return text.length > MAX_AUDIT_TEXT ? `${truncate(text, MAX_AUDIT_TEXT)}... ${text.length} characters` : text;
  });

/** A failure of a CallEffect, as opposed to a failure of the tool. */
class EffectFailed extends Error {
  constructor(cause: unknown) {
    super('what belongs to a call could not be written', { cause });
  }
}

interface ToolRunsDeps {
  readonly uow: UnitOfWork;
  readonly audit: AuditLog;
  readonly attempts: AttemptLog;
}

/**
 * The tools of the organisation and the only way to run them (spec/rules/tools.md#runs). The change, its audit entry and the related records of
 * the caller are one transaction. The tools of workers have their own transactions and write their own audit entries.
 */
export class ToolRuns {
  readonly #uow: UnitOfWork;
  readonly #audit: AuditLog;
  readonly #attempts: AttemptLog;
  #operations: ToolOperations | null = null;

  constructor({ uow, audit, attempts }: ToolRunsDeps) {
    this.#uow = uow;
    this.#audit = audit;
    this.#attempts = attempts;
  }

  /** Sets the operations; may be called once. */
  setOperations(operations: ToolOperations): void {
    if (this.#operations !== null) throw new Error('the tools have their operations already');
    this.#operations = operations;
  }

  /** Whether operations are available. */
  get isWired(): boolean {
    return this.#operations !== null;
  }

  /** All tools, in their fixed order. */
  get tools(): readonly Tool[] {
    return this.#wired.tools;
  }

  /** Finds a tool by its name or wire name. */
  find(name: string): Tool | null {
    return this.tools.find((tool) => tool.name === name || tool.wireName === name) ?? null;
  }

  /** The tools whose operation the caller may use. */
  usableBy(actor: Actor): readonly Tool[] {
    return this.tools.filter((tool) => this.#wired.mayUse(tool, actor));
  }

  /** The arguments with defaults filled in. Throws RequestInvalid. */
  check(tool: Tool, given: JsonObject): JsonObject {
    return this.#wired.check(tool, given);
  }

  /**
   * Returns the arguments with defaults filled in. Throws Forbidden before it checks them, then RequestInvalid, then
   * what `permit` throws.
   */
  async prepare(tool: Tool, given: JsonObject, actor: Actor): Promise<JsonObject> {
    try {
      if (!this.#wired.mayUse(tool, actor)) throw new Forbidden('You do not have permission for this');
      const args = this.check(tool, given);
      await this.permit(tool, args, actor);
      return args;
    } catch (thrown) {
      this.#countForbidden({ tool, actor, agentId: null }, thrown);
      throw thrown;
    }
  }

  /** Throws Forbidden, or NotFound for an unknown department. */
  permit(tool: Tool, args: JsonObject, actor: Actor): Promise<void> {
    return this.#wired.permit(tool, args, actor);
  }

  /** The public description of a thrown error. */
  failureOf(thrown: unknown): ToolFailure {
    return this.#wired.failureOf(thrown);
  }

  /**
   * Checks the permission and runs the call. The change of a failed call is rolled back and its failure is recorded, except for tools of workers:
   * a refused report may be kept. Throws what `effect` throws, the reason of the signal if it was aborted before the change, and temporary
   * failures of a call that is retried; then nothing is written, except by tools of workers.
   */
  async run(call: PermittedCall, effect: CallEffect | null = null): Promise<ToolResult> {
    return tracedTool(call, () => this.#run(call, effect));
  }

  async #run(call: PermittedCall, effect: CallEffect | null): Promise<ToolResult> {
    try {
      return await this.#succeed(call, effect);
    } catch (thrown) {
      call.signal.throwIfAborted();
      if (thrown instanceof EffectFailed) throw thrown.cause;
      if (call.isRetried === true && !isClientError(thrown)) throw thrown;
      return this.recordFailure(call, thrown, effect);
    }
  }

  /** Records a failed call without running it. Throws what `effect` throws. */
  async recordFailure(call: RequestedCall, thrown: unknown, effect: CallEffect | null = null): Promise<ToolResult> {
    this.#countForbidden(call, thrown);
    const result: ToolResult = { isError: true, failure: this.failureOf(thrown) };
    if (!isCounted(call, thrown)) await this.#uow.write((em) => this.#write(em, call, result, effect));
    else if (effect !== null) await this.#uow.write((em) => effect(em, result));
    return result;
  }

  async #succeed(call: PermittedCall, effect: CallEffect | null): Promise<ToolResult> {
    call.signal.throwIfAborted();
    const { tool, args, actor, signal, key = null, renew = async () => actor } = call;
    await this.permit(tool, args, actor);
    const runOperation = async (): Promise<ToolResult> => ({
      isError: false,
      data: await this.#wired.run(tool, args, { actor, signal, key, renew }),
    });
    // Reads use their own connections: inside a transaction they would hold two. The operations of workers have their own transactions: a
    // claim waits and is retried after a collision, and a refused report is kept although its call fails.
    const isSeparate = tool.tag === 'read' || !tool.isForAgents;
    const early = isSeparate ? await runOperation() : null;
    if (early !== null && effect === null && !hasAuditEntry(call)) return early;
    return this.#uow.write(async (em) => {
      const result = early ?? (await runOperation());
      // A change that is committed already is recorded, even if its caller has disconnected.
      if (early === null || tool.tag === 'read') signal.throwIfAborted();
      await this.#write(em, call, result, effect).catch((thrown: unknown) => {
        throw new EffectFailed(thrown);
      });
      return result;
    });
  }

  async #write(em: EntityManager, call: RequestedCall, result: ToolResult, effect: CallEffect | null): Promise<void> {
    const { tool, args, actor, agentId, details } = call;
    const outcome = result.isError ? { failed: result.failure.errorCode } : { failed: null };
    if (hasAuditEntry(call)) {
      this.#audit.record(em, {
        action: result.isError ? 'tool.failed' : 'tool.ran',
        actorId: actor.userId,
        agentId,
        targetType: 'tool',
        targetName: tool.name,
        details: { arguments: auditArguments(args), ...outcome, ...details },
      });
    }
    await effect?.(em, result);
  }

  /** Counts a forbidden call (spec/rules/events.md#counted-entries). */
  #countForbidden({ tool, actor, agentId }: Pick<RequestedCall, 'tool' | 'actor' | 'agentId'>, thrown: unknown): void {
    if (!isNoted({ tool, agentId }) || !(thrown instanceof Forbidden)) return;
    const { name } = tool;
    const target = { targetType: 'tool', targetId: name, targetName: name };
    this.#attempts.note({
      action: 'access.refused',
      actorId: actor.userId,
      agentId,
      ...target,
      refusal: thrown.detail,
    });
  }

  get #wired(): ToolOperations {
    if (this.#operations === null) throw new Error('the tools have no operations yet');
    return this.#operations;
  }
}
