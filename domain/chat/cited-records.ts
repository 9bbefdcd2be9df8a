import type { Sample, SampledRecord } from '../foundation/database/sample.ts';
import type { OrganisationSnapshot } from '../llm/guide-context.ts';
import type { CitedKind, CitedRecord, Source } from './explain-answer.ts';

/** What every answer is made from: the whole snapshot is shown to whoever writes it. */
export const SOURCES: readonly Source[] = [
  ...(['company', 'departments', 'agents', 'tasks', 'projects', 'approvals'] as const),
  ...(['budget', 'charters', 'plans', 'history'] as const),
];

const cited = (kind: CitedKind, { items }: Sample<SampledRecord>): CitedRecord[] =>
  items.map(({ id, label, status }) => ({ kind, recordId: id, label, status }));

/** One for each record of the snapshot that can be opened by its id (spec/rules/chat.md#cited-records). */
export const citedRecords = (snapshot: OrganisationSnapshot): readonly CitedRecord[] => [
  ...cited('task', snapshot.tasksInProgress),
  ...cited('task', snapshot.tasksInReview),
  ...cited('project', snapshot.activeProjects),
  ...cited('approval', snapshot.pendingApprovals),
  ...cited('charter', snapshot.draftedCharters),
  ...cited('plan', snapshot.plansInReview),
];
