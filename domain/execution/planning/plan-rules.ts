import { nameKey, visibleTitle } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { ProposedItem } from '../../llm/schemas/propose-decision.ts';
import type { RunPlanReply } from '../../llm/schemas/run-plan.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import { autonomyIn } from '../../organisation/value/autonomy.ts';
import type { Organisation } from '../../organisation/value/organisation.ts';
import { clean } from '../steps/step-rows.ts';
import { workSettings } from '../work-settings.ts';

const MAX_SUMMARY = 8000;
const MAX_TITLE = 200;
const MAX_DESCRIPTION = 40_000;
const MAX_CRITERION = 8000;

/** Why nobody reviews the plan of the agent; null if a person does (setting `work.plan_review`). */
export const approvalBySetting = (settings: LiveSettings, organisation: Organisation, agent: Agent): string | null => {
  const policy = settings.get(workSettings.planReview);
  if (policy === 'automatic') return 'Not reviewed: the setting work.plan_review is automatic';
  const isFull = policy === 'auto' && autonomyIn(organisation)(agent) === 'full';
  return isFull ? 'Not reviewed: the autonomy level of the agent is full' : null;
};

/** The summary as it is stored, with masked credentials. */
export const storedPlanSummary = ({ summary }: RunPlanReply): string => clean(summary, MAX_SUMMARY);

/** The items as they are stored, with masked credentials. Those whose role nobody holds get the role of the agent. */
export const storedItems = (
  items: readonly ProposedItem[],
  { agents }: Organisation,
  { role: ownRole }: Agent,
): readonly ProposedItem[] => {
  const roles = new Map(agents.map(({ role }) => [nameKey(role), role]));
  return items.map(({ title, description, owner_role: owner, depends_on, acceptance_criteria: criteria }) => ({
    title: visibleTitle(clean(title, MAX_TITLE)),
    description: clean(description, MAX_DESCRIPTION),
    owner_role: roles.get(nameKey(owner ?? '')) ?? ownRole,
    depends_on,
    acceptance_criteria: criteria.map((criterion) => clean(criterion, MAX_CRITERION)),
  }));
};
