import type { Sample, SampledRecord } from '../../foundation/database/sample.ts';
import type { NamedThing, OrganisationSnapshot } from '../../llm/organisation-snapshot.ts';
import type { CitedKind, CitedRecord } from '../../llm/retrieved-fact.ts';

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

const STATUS_OF_WAITING = { approval: 'pending', charter: 'drafted', plan: 'pending_review' } as const;

const waiting = ({ items }: OrganisationSnapshot['waiting']): CitedRecord[] =>
  items.map(({ kind, id, label }) => ({ kind, recordId: id, label, status: STATUS_OF_WAITING[kind] }));

/** The records of the snapshot that can be opened by id. */
export const snapshotRecords = (snapshot: OrganisationSnapshot): readonly CitedRecord[] => [
  ...cited('task', snapshot.tasksInProgress),
  ...cited('task', snapshot.tasksInReview),
  ...cited('project', snapshot.activeProjects),
  ...cited('approval', snapshot.pendingApprovals),
  ...named('agent', snapshot.agents),
  ...named('department', snapshot.departments),
  ...cited('charter', snapshot.draftedCharters),
  ...cited('plan', snapshot.plansInReview),
  ...versions(snapshot.versions),
  ...waiting(snapshot.waiting),
];
