import type { Sample, SampledRecord } from '../foundation/database/sample.ts';
import type { NamedThing, OrganisationSnapshot } from '../llm/guide-context.ts';
import type { CitedKind, CitedRecord } from './explain-answer.ts';

const cited = (kind: CitedKind, { items }: Sample<SampledRecord>): CitedRecord[] =>
  items.map(({ id, label, status }) => ({ kind, recordId: id, label, status }));

const named = (kind: CitedKind, { items }: Sample<NamedThing>): CitedRecord[] =>
  items.map(({ id, name }) => ({ kind, recordId: id, label: name, status: null }));

const versions = ({ items }: OrganisationSnapshot['versions']): CitedRecord[] =>
  items.map(({ version }) => ({
    kind: 'version',
    recordId: String(version),
    label: `Version ${version}`,
    status: null,
  }));

/** One for each record of the snapshot that can be opened by its id (spec/rules/chat.md#cited-records). */
export const citedRecords = (snapshot: OrganisationSnapshot): readonly CitedRecord[] => [
  ...cited('task', snapshot.tasksInProgress),
  ...cited('task', snapshot.tasksInReview),
  ...cited('project', snapshot.activeProjects),
  ...cited('approval', snapshot.pendingApprovals),
  ...named('agent', snapshot.agents),
  ...named('department', snapshot.departments),
  ...cited('charter', snapshot.draftedCharters),
  ...cited('plan', snapshot.plansInReview),
  ...versions(snapshot.versions),
];
