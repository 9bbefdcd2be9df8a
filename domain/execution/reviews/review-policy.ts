import { autonomyIn } from '../../organisation/value/autonomy.ts';
import type { Organisation } from '../../organisation/value/organisation.ts';
import type { AppliedReviewPolicy, TaskRecord } from '../../tasks/task.entity.ts';
import type { RunRecord } from '../runs/run.entity.ts';

const isExpensive = ({ hardCeiling }: TaskRecord, { usage }: RunRecord): boolean =>
  typeof hardCeiling === 'number' && hardCeiling > 0 && usage.cost > hardCeiling / 2;

/** The policy that `auto` means for a run: the less autonomy an agent has, the more people review (spec/rules/work.md#review-policy). */
export const automaticPolicy = (organisation: Organisation, task: TaskRecord, run: RunRecord): AppliedReviewPolicy => {
  const agent = organisation.agents.find(({ id }) => id === run.agentId);
  const level = agent === undefined ? organisation.company.autonomyLevel : autonomyIn(organisation)(agent);
  if (level === 'full') return 'agent';
  if (level !== 'semi') return 'agent_then_person';
  return task.priority === 'critical' || isExpensive(task, run) ? 'agent_then_person' : 'agent';
};

const POLICIES: ReadonlySet<string> = new Set<AppliedReviewPolicy>(['none', 'agent', 'person', 'agent_then_person']);

/** Whether a stored policy can be applied to a run; otherwise it is `auto`. */
export const isAppliedPolicy = (policy: string): policy is AppliedReviewPolicy => POLICIES.has(policy);
