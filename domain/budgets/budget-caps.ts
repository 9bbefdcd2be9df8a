import { MAX_AMOUNT } from '../foundation/kernel/money.ts';
import type { SpendingSubject } from '../llm/gateway/spending.ts';
import type { Organisation } from '../organisation/value/organisation.ts';

/**
 * The levels of caps. The cap of a charter is its amount, that of a department its share of the monthly cap of the company; agents, projects
 * and tasks have their own caps.
 */
export type BudgetLevel = 'company' | 'department' | 'agent' | 'project' | 'charter' | 'task';

/** The levels whose spending is kept by day. */
export type ReportedLevel = Exclude<BudgetLevel, 'project' | 'task'>;

/** A cap that a call must fit under. `month` is empty for projects, charters and tasks, whose caps apply to their whole lives. */
export interface AppliedCap {
  readonly level: BudgetLevel;
  readonly subject: string;
  readonly month: string;
  /** In the live currency; null: spending is counted but not limited. */
  readonly cap: number | null;
}

export const COMPANY_SUBJECT = 'default';

/** The calendar month (UTC) of a timestamp, such as `2031-03`. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** The calendar day (UTC) of a timestamp, such as `2031-03-09`. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The cap of the company's month; null without one. A cap that was stored before amounts were limited counts as the largest. */
const companyCap = ({ company }: Organisation): number | null =>
  company.budgetMonthly > 0 ? Math.min(company.budgetMonthly, MAX_AMOUNT) : null;

/** The cap of a department for a month, however small its share; null without a share or without a company budget. */
export const departmentCap = (organisation: Organisation, departmentId: string): number | null => {
  const share = organisation.departments.find(({ id }) => id === departmentId)?.budgetPercent ?? 0;
  const whole = companyCap(organisation);
  return whole === null || share <= 0 ? null : (whole * share) / 100;
};

/** The monthly cap of an agent; null without a limit. */
const agentCap = ({ agents }: Organisation, agentId: string): number | null =>
  agents.find(({ id }) => id === agentId)?.budgetLimitMonthly ?? null;

/** Every cap that applies to a call: always the company's; the others where the call belongs to such an object. */
export const capsFor = (organisation: Organisation, subject: SpendingSubject, month: string): AppliedCap[] => {
  const caps: AppliedCap[] = [{ level: 'company', subject: COMPANY_SUBJECT, month, cap: companyCap(organisation) }];
  const { departmentId, agentId, project, charter, tasks = [] } = subject;
  if (departmentId)
    caps.push({ level: 'department', subject: departmentId, month, cap: departmentCap(organisation, departmentId) });
  if (agentId) caps.push({ level: 'agent', subject: agentId, month, cap: agentCap(organisation, agentId) });
  if (project) caps.push({ level: 'project', subject: project.id, month: '', cap: project.cap });
  if (charter) caps.push({ level: 'charter', subject: charter.id, month: '', cap: charter.amount });
  for (const { id, amount } of tasks) caps.push({ level: 'task', subject: id, month: '', cap: amount });
  return caps;
};
