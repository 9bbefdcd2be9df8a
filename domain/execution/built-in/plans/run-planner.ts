import { truncate } from '../../../foundation/kernel/text/text.ts';
import type { PlanBrief } from '../../../llm/plan-brief.ts';
import type { OrganisationChanges } from '../../../organisation/changes/organisation-changes.ts';
import type { AgentPersona } from '../../../personas/agent-persona.ts';
import { rosterOf } from '../../../personas/proposal-roster.ts';
import type { RunClaim } from '../../claims/claim.ts';
import type { TaskPlanning } from '../../planning/task-planning.ts';
import { workSettings } from '../../work-settings.ts';
import { briefOf } from '../brief.ts';
import type { RunLease } from '../run-lease.ts';
import { type StructuredStepDeps, structuredStep } from '../structured-step.ts';
import { PlanTooLong } from '../unfinished-run.ts';
import { planPrompt } from './plan-prompt.ts';

const MAX_TEXT = 2000;

interface RunPlannerDeps extends StructuredStepDeps {
  readonly changes: Pick<OrganisationChanges, 'read'>;
  readonly planning: TaskPlanning;
}

/** Executes runs of kind `plan`: one structured model call (spec/rules/work.md#plans-of-agents). */
export class RunPlanner {
  readonly #deps: RunPlannerDeps;

  constructor(deps: RunPlannerDeps) {
    this.#deps = deps;
  }

  /** Drafts and stores the plan of the task. Throws PlanTooLong, and the errors of the model and of a lease call. */
  async plan(claim: RunClaim, lease: RunLease, persona: AgentPersona): Promise<void> {
    const { changes, settings, planning } = this.#deps;
    const maxItems = settings.get(workSettings.maxPlanItems);
    const [{ organisation }, plan] = await Promise.all([changes.read(), this.#planBrief(claim, maxItems)]);
    const messages = planPrompt(persona, rosterOf(organisation), { ...briefOf(claim), plan });
    const reply = await structuredStep(this.#deps, lease, { key: 'plan', schema: 'run_plan', messages, persona });
    if (reply.items.length > maxItems) throw new PlanTooLong(reply.items.length, maxItems);
    await planning.settle(persona.agent, lease.call, reply);
  }

  async #planBrief({ task }: RunClaim, maxItems: number): Promise<PlanBrief['plan']> {
    const rejected = await this.#deps.planning.rejectedOf(task.id);
    return {
      max_items: maxItems,
      rejected: rejected.map(({ summary, titles, reason }) => ({
        ...{ summary: truncate(summary, MAX_TEXT), items: titles, reason: truncate(reason, MAX_TEXT) },
      })),
    };
  }
}
