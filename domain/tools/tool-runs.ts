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

/** A call that somebody wants, whether it may run or not: `args` are checked. */
export interface WantedCall {
  readonly tool: Tool;
  readonly args: JsonObject;
  readonly actor: Pick<Actor, 'userId'>;
  /** The agent that wants it; null for a caller who wants it themselves. */
  readonly agentId: string | null;
  /** What else the audit entry says, such as the approval behind the call. */
  readonly details?: Readonly<Record<string, JsonValue>>;
}

/** A call that may run. */
export interface PermittedCall extends WantedCall {
  /** With whose permission it runs. */
  readonly actor: Actor;
  readonly signal: AbortSignal;
  /** Whoever runs the call tries it again as long as it is not recorded: what may pass is thrown. */
  readonly isTriedAgain?: boolean;
}

/** Writes what belongs to a call, in the transaction of its change. */
export type Within = (em: EntityManager, result: ToolResult) => Promise<void>;

/**
 * What a call counts as: whoever sets an autonomy level, or gives an agent another role and so other tools, changes what agents may do
 * (spec/rules/tools.md#tags). Takes the arguments as they were given: a default that was filled in sets nothing.
 */
export const tagOf = ({ name, tag }: Tool, given: JsonObject): ToolTag =>
  'autonomy_level' in given || (name === 'agents.update' && 'role' in given) ? 'admin' : tag;

/** Credentials in texts, however deep, become `***`. */
export const maskArguments = (value: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(value), (_name, part) => (typeof part === 'string' ? maskCredentials(part) : part));

/** What people look up themselves is not worth an entry; what agents do is. */
const isRecorded = ({ tool, agentId }: Pick<WantedCall, 'tool' | 'agentId'>): boolean =>
  tool.tag !== 'read' || agentId !== null;

/**
 * A call that may not be made is counted with the refusals of its caller instead of an entry of its own, for it can be sent without
 * end by whoever may do nothing. One that was consented to is told by itself: there are no more than approvals.
 */
const isCounted = ({ details }: WantedCall, thrown: unknown): boolean =>
  thrown instanceof Forbidden && details?.approval_id === undefined;

const MAX_NOTED_TEXT = 200;
const MAX_NOTED_ITEMS = 10;
/** Of one argument, as JSON: what is free-form may have fields without end. */
const MAX_NOTED_FIELD = 3000;

/** Arguments as the audit log keeps them for ever: enough to tell what was wanted, however much was sent. */
const noted = (args: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(shortened(args)).map(([name, value]) => {
      const isTooLong = JSON.stringify(value).length > MAX_NOTED_FIELD;
      return [name, isTooLong ? `... ${JSON.stringify(args[name]).length} characters` : value];
    }),
  );

const shortened = (args: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(args), (_name, part) => {
    if (Array.isArray(part) && part.length > MAX_NOTED_ITEMS)
      return [...part.slice(0, MAX_NOTED_ITEMS), `... ${part.length} in all`];
    if (typeof part !== 'string') return part;
    const text = maskCredentials(part);
    return text.length > MAX_NOTED_TEXT ? `${truncate(text, MAX_NOTED_TEXT)}... ${text.length} characters` : text;
  });

/** A failure of `within` is none of the tool. */
class NotWritten extends Error {
  constructor(cause: unknown) {
    super('what belongs to a call could not be written', { cause });
  }
}

/**
 * The tools of the organisation, and the one way to run them: whoever runs one, the change, its audit entry and what the caller has to
 * write with it are one transaction (spec/rules/tools.md#runs).
 */
export class ToolRuns {
  readonly #uow: UnitOfWork;
  readonly #audit: AuditLog;
  readonly #attempts: AttemptLog;
  #operations: ToolOperations | null = null;

  constructor(uow: UnitOfWork, audit: AuditLog, attempts: AttemptLog) {
    this.#uow = uow;
    this.#audit = audit;
    this.#attempts = attempts;
  }

  /** Brings the operations, once. */
  serve(operations: ToolOperations): void {
    if (this.#operations !== null) throw new Error('the tools have their operations already');
    this.#operations = operations;
  }

  /** Whether there are operations to run. */
  get isWired(): boolean {
    return this.#operations !== null;
  }

  /** All tools, in their fixed order. */
  get tools(): readonly Tool[] {
    return this.#wired.tools;
  }

  /** By its name or its name on the wire of a model call. */
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
   * The arguments of a call that the caller may make, with defaults filled in. Throws Forbidden before it looks at them, then
   * RequestInvalid, then what `permit` throws.
   */
  async prepare(tool: Tool, given: JsonObject, actor: Actor): Promise<JsonObject> {
    try {
      if (!this.#wired.mayUse(tool, actor)) throw new Forbidden('You do not have permission for this');
      const args = this.check(tool, given);
      await this.permit(tool, args, actor);
      return args;
    } catch (thrown) {
      this.#note({ tool, actor, agentId: null }, thrown);
      throw thrown;
    }
  }

  /** Throws Forbidden, or NotFound for an unknown department. */
  permit(tool: Tool, args: JsonObject, actor: Actor): Promise<void> {
    return this.#wired.permit(tool, args, actor);
  }

  /** What may be told of anything thrown. */
  failureOf(thrown: unknown): ToolFailure {
    return this.#wired.failureOf(thrown);
  }

  /**
   * Runs a call, whose permission is looked at once more. A call that fails changes nothing, and that it failed is written all the
   * same. Throws what `within` throws, the reason of the signal when it was aborted before the change was made, and what is no
   * refusal of a call that is tried again; then nothing is written.
   */
  async run(call: PermittedCall, within: Within | null = null): Promise<ToolResult> {
    try {
      return await this.#succeed(call, within);
    } catch (thrown) {
      call.signal.throwIfAborted();
      if (thrown instanceof NotWritten) throw thrown.cause;
      if (call.isTriedAgain === true && !isClientError(thrown)) throw thrown;
      return this.refuse(call, thrown, within);
    }
  }

  /** Tells of a call that failed with what was thrown, and never runs it. Throws what `within` throws. */
  async refuse(call: WantedCall, thrown: unknown, within: Within | null = null): Promise<ToolResult> {
    this.#note(call, thrown);
    const result: ToolResult = { isError: true, failure: this.failureOf(thrown) };
    if (!isCounted(call, thrown)) await this.#uow.write((em) => this.#write(em, call, result, within));
    else if (within !== null) await this.#uow.write((em) => within(em, result));
    return result;
  }

  async #succeed(call: PermittedCall, within: Within | null): Promise<ToolResult> {
    call.signal.throwIfAborted();
    const { tool, args, actor, signal } = call;
    await this.permit(tool, args, actor);
    const perform = async (): Promise<ToolResult> => ({
      isError: false,
      data: await this.#wired.run(tool, args, actor, signal),
    });
    // Reads use connections of their own: one of them inside a transaction would hold two at once.
    const read = tool.tag === 'read' ? await perform() : null;
    if (read !== null && within === null && !isRecorded(call)) return read;
    return this.#uow.write(async (em) => {
      const result = read ?? (await perform());
      signal.throwIfAborted();
      await this.#write(em, call, result, within).catch((thrown: unknown) => {
        throw new NotWritten(thrown);
      });
      return result;
    });
  }

  async #write(em: EntityManager, call: WantedCall, result: ToolResult, within: Within | null): Promise<void> {
    const { tool, args, actor, agentId, details } = call;
    const outcome = result.isError ? { failed: result.failure.errorCode } : { failed: null };
    if (isRecorded(call)) {
      this.#audit.record(em, {
        action: result.isError ? 'tool.failed' : 'tool.ran',
        actorId: actor.userId,
        agentId,
        targetType: 'tool',
        targetName: tool.name,
        details: { arguments: noted(args), ...outcome, ...details },
      });
    }
    await within?.(em, result);
  }

  /** Whoever may not do what the tool would do (spec/rules/events.md#counted-entries). */
  #note({ tool, actor, agentId }: Pick<WantedCall, 'tool' | 'actor' | 'agentId'>, thrown: unknown): void {
    if (!isRecorded({ tool, agentId }) || !(thrown instanceof Forbidden)) return;
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
