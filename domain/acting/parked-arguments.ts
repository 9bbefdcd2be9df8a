import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalRecord } from '../approvals/approval.entity.ts';
import { contextFields } from '../approvals/approval-parts.ts';
import type { Decision } from '../approvals/decide/decision.ts';
import type { Principals } from '../auth/credentials/principals.ts';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import { Conflict, Forbidden, RequestInvalid, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import { canonicalJson, contentHash, type JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import { MASK } from '../llm/safety/masking.ts';
import type { SettingService } from '../settings/setting-service.ts';
import type { TaskExecution } from '../tasks/execution/execution-facts.ts';
import { readTask } from '../tasks/find-task.ts';
import type { Tool } from '../tools/tool.ts';
import { effectiveTagOf, maskArguments, type ToolRuns } from '../tools/tool-runs.ts';
import { riskOf } from './act-record.ts';
import type { ActRun, TranscriptReply } from './act-run.ts';
import type { ActRuns } from './act-runs.ts';
import { MAX_ARGUMENTS } from './stored-calls.ts';
import { argumentsForModel } from './tool-texts.ts';

export interface ArgumentDeps {
  readonly audit: AuditLog;
  readonly tools: ToolRuns;
  readonly principals: Principals;
  readonly runs: ActRuns;
  readonly settingService: Pick<SettingService, 'requireMayChange'>;
  readonly taskExecution: TaskExecution;
}

const withLast = (transcript: readonly TranscriptReply[], args: JsonObject): readonly TranscriptReply[] => {
  const last = transcript.at(-1);
  if (last === undefined) return transcript;
  const calls = last.calls.map((call, index) =>
    index === last.calls.length - 1 ? { ...call, arguments: argumentsForModel(args) } : call,
  );
  return [...transcript.slice(0, -1), { ...last, calls }];
};

const hasMask = (json: unknown): boolean => JSON.stringify(json ?? null).includes(MASK);

/**
 * Refuses arguments that would not run as shown: a credential would be shown masked, and a mask in the parked call
 * replaces a value that no longer exists. Throws ValidationFailed.
 */
const requireWrittenByApprover = (args: JsonObject, parked: unknown): void => {
  if (canonicalJson(maskArguments(args)) !== canonicalJson(args))
    throw new ValidationFailed('The arguments contain a credential; remove it');
  if (hasMask(parked) && hasMask(args))
    throw new ValidationFailed(`The arguments contain ${MASK}, which replaced a credential; write another value`);
};

/** The tool that can complete a task or change its review policy. */
const UPDATE_TASK = 'tasks.update';
/** The tool that can disable reviews. */
const UPDATE_SETTING = 'settings.update';

/** Checks the approval of a parked call and applies changed arguments (spec/rules/acting.md#changed-arguments). */
export class ParkedArguments {
  readonly #deps: ArgumentDeps;

  constructor(deps: ArgumentDeps) {
    this.#deps = deps;
  }

  /**
   * Runs in the transaction of the decision. Throws ValidationFailed for arguments that violate the schema of the tool,
   * contain a credential or keep a mask; Forbidden if the approver or the requester may not use the tool this way, or if the
   * approver may not change the setting or is a maker of the task; and Conflict if the call was deleted.
   */
  async change(
    em: EntityManager,
    approval: ApprovalRecord,
    { arguments: args, verdict }: Decision,
    actor: Actor,
  ): Promise<void> {
    const context = contextFields.fromJson(approval.context);
    const approved = (args ?? context.toolArguments ?? {}) as JsonObject;
    if (verdict === 'approved') await this.#refuseBypass(em, context.toolName, approved, actor);
    if (args === null) return;
    const tool = this.#deps.tools.find(context.toolName ?? '');
    const run = await this.#deps.runs.lock(em, approval.id);
    if (tool === null || run === null) throw new Conflict('The call waited too long and was deleted');
    const checked = this.#checked(tool, args);
    requireWrittenByApprover(args, context.toolArguments);
    await this.#permit(tool, checked, run, actor);
    await this.#deps.runs.replaceArguments(em, run.id, args, withLast(run.transcript, args));
    this.#deps.audit.record(em, {
      action: 'approval.arguments_changed',
      actorId: actor.userId,
      targetType: 'approval',
      targetId: approval.id,
      targetName: approval.title,
      details: { from: context.toolArguments, to: args, arguments_digest: contentHash(args) },
    });
    approval.riskLevel = riskOf(effectiveTagOf(tool, args));
    approval.context = contextFields.toJson({ ...context, toolArguments: args });
  }

  /** Throws Forbidden if the call would let its approver bypass a review (spec/rules/work.md#reviews-by-others). */
  async #refuseBypass(em: EntityManager, toolName: string | null, args: JsonObject, actor: Actor): Promise<void> {
    if (toolName === UPDATE_SETTING)
      await this.#deps.settingService.requireMayChange(String(args.namespace), String(args.key), actor);
    const id = toolName === UPDATE_TASK ? parseUuid(String(args.task_id)) : null;
    const task = id === null ? null : await readTask(em, id);
    if (task === null) return;
    const { source } = this.#deps.taskExecution;
    const policy = 'review_policy' in args ? args.review_policy : (task.reviewPolicy ?? null);
    if (policy !== (task.reviewPolicy ?? null)) await source.requireOtherMaker(em, task, actor);
    if (args.status === 'completed') await source.requireMayComplete(em, task, actor);
  }

  #checked(tool: Tool, args: JsonObject): JsonObject {
    if (JSON.stringify(args).length > MAX_ARGUMENTS) throw new ValidationFailed('The arguments are too long');
    try {
      return this.#deps.tools.check(tool, args);
    } catch (error) {
      if (error instanceof RequestInvalid) throw new ValidationFailed(error.detail);
      throw error;
    }
  }

  async #permit(tool: Tool, args: JsonObject, { principal }: ActRun, actor: Actor): Promise<void> {
    const requester = await this.#deps.principals.present(principal);
    if (requester === null) throw new Forbidden('The requester no longer has access');
    await this.#deps.tools.permit(tool, args, actor);
    await this.#deps.tools.permit(tool, args, requester);
  }
}
