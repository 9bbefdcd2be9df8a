import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalRecord } from '../approvals/approval.entity.ts';
import { contextFields } from '../approvals/approval-parts.ts';
import type { Decision } from '../approvals/decision.ts';
import type { Principals } from '../auth/principals.ts';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import { Conflict, Forbidden, RequestInvalid, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { JsonObject } from '../foundation/kernel/canonical-json.ts';
import type { Tool } from '../tools/tool.ts';
import { maskArguments, type ToolRuns, tagOf } from '../tools/tool-runs.ts';
import { riskOf } from './act-record.ts';
import type { ActRun, Said } from './act-run.ts';
import type { ActRuns } from './act-runs.ts';
import { shownArguments } from './tool-texts.ts';
import { MAX_ARGUMENTS } from './written-calls.ts';

export interface ArgumentDeps {
  readonly audit: AuditLog;
  readonly tools: ToolRuns;
  readonly principals: Principals;
  readonly runs: ActRuns;
}

const withLast = (said: readonly Said[], args: JsonObject): readonly Said[] => {
  const last = said.at(-1);
  if (last === undefined) return said;
  const calls = last.calls.map((call, index) =>
    index === last.calls.length - 1 ? { ...call, arguments: shownArguments(args) } : call,
  );
  return [...said.slice(0, -1), { ...last, calls }];
};

/** Lets the approver of a parked call change its arguments (spec/rules/acting.md#changed-arguments). */
export class ParkedArguments {
  readonly #deps: ArgumentDeps;

  constructor(deps: ArgumentDeps) {
    this.#deps = deps;
  }

  /**
   * Runs in the transaction of the decision. Throws ValidationFailed for arguments that break the schema of the tool, Forbidden when
   * the decider or the one who asked may not use it so, and Conflict for a call that was forgotten.
   */
  async change(
    em: EntityManager,
    approval: ApprovalRecord,
    { arguments: args }: Decision,
    actor: Actor,
  ): Promise<void> {
    if (args === null) return;
    const context = contextFields.fromJson(approval.context);
    const tool = this.#deps.tools.find(context.toolName ?? '');
    const run = await this.#deps.runs.lock(em, approval.id);
    if (tool === null || run === null) throw new Conflict('The call has waited too long and was forgotten');
    await this.#permit(tool, this.#checked(tool, args), run, actor);
    await this.#deps.runs.replaceArguments(em, run.id, args, withLast(run.said, args));
    const shown = maskArguments(args);
    this.#deps.audit.record(em, {
      action: 'approval.arguments_changed',
      actorId: actor.userId,
      targetType: 'approval',
      targetId: approval.id,
      targetName: approval.title,
      details: { from: context.toolArguments, to: shown },
    });
    approval.riskLevel = riskOf(tagOf(tool, args));
    approval.context = contextFields.toJson({ ...context, toolArguments: shown });
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
    const asked = await this.#deps.principals.present(principal);
    if (asked === null) throw new Forbidden('Whoever asked for this may do nothing any more');
    await this.#deps.tools.permit(tool, args, actor);
    await this.#deps.tools.permit(tool, args, asked);
  }
}
