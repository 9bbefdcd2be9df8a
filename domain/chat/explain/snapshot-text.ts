import type { Sample, SampledRecord } from '../../foundation/database/sample.ts';
import type { OrganisationSnapshot, SampledDecision } from '../../llm/organisation-snapshot.ts';
import { maskedJson } from '../../llm/safety/masked-json.ts';

const section = <T>(title: string, { total, items }: Sample<T>, shown: (item: T) => string): string => {
  const rest = total - items.length;
  const lines = [...items.map((item) => `- ${shown(item)}`), ...(rest > 0 ? [`- and ${rest} more`] : [])];
  return [`${title}: ${total}`, ...lines].join('\n');
};

const record = ({ id, label, status }: SampledRecord): string => `${label} (${status}, id ${id})`;

const decision = ({ id, kind, label, urgency }: SampledDecision): string => `${label} (${kind}, ${urgency}, id ${id})`;

const money = ({ budget: { currency, cap, held, spent } }: OrganisationSnapshot): string =>
  `budget of this month: ${cap === null ? 'no cap' : `cap ${cap}`}, spent ${spent}, held ${held}, in ${currency}`;

/** Each text is masked by itself, so that one that looks like the start of a key cannot hide the others. */
const masked = (snapshot: OrganisationSnapshot): OrganisationSnapshot => JSON.parse(maskedJson(snapshot));

/** The snapshot as text for a model. Names in it were chosen by users, so the caller must fence it. */
export const snapshotText = (original: OrganisationSnapshot): string => {
  const snapshot = masked(original);
  const { recent } = snapshot;
  return [
    `company: ${snapshot.companyName ?? 'has no name yet'}; autonomy level ${snapshot.autonomyLevel}`,
    section('departments', snapshot.departments, ({ name }) => name),
    section(
      'agents',
      snapshot.agents,
      ({ name, role, department }) => `${name}, ${role}, ${department ?? 'no department'}`,
    ),
    section('tasks in progress', snapshot.tasksInProgress, record),
    section('tasks in review', snapshot.tasksInReview, record),
    section('active projects', snapshot.activeProjects, record),
    section('pending approvals', snapshot.pendingApprovals, record),
    section('drafted charters', snapshot.draftedCharters, record),
    section('waiting for the decision of the person', snapshot.waiting, decision),
    section('plans in review', snapshot.plansInReview, record),
    section('versions of the company', snapshot.versions, ({ version, savedAt }) => `${version}, saved ${savedAt}`),
    money(snapshot),
    `in the last ${recent.windowDays} days: ${recent.completedTasks} tasks completed, ${recent.decidedApprovals} approvals decided, ${recent.approvedCharters} charters approved`,
  ].join('\n');
};
