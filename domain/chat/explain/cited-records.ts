import type { Sample, SampledRecord } from '../../foundation/database/sample.ts';
import type { NamedThing, OrganisationSnapshot } from '../../llm/guide-context.ts';
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

const KINDS: readonly CitedKind[] = [
  ...(['task', 'project', 'approval', 'agent', 'department', 'charter', 'plan', 'version'] as const),
];

/**
 * The records of the snapshot that can be opened by id, grouped by kind and without duplicates
 * (spec/rules/chat.md#cited-records): records that the question asked for come first.
 */
export const citedRecords = (snapshot: OrganisationSnapshot): readonly CitedRecord[] => {
  const all = [
    ...snapshot.retrieved.facts.flatMap((finding) => finding.cited),
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
  const once = new Map<string, CitedRecord>();
  for (const record of all) {
    const key = `${record.kind} ${record.recordId}`;
    const known = once.get(key);
    if (known === undefined || known.status === null) once.set(key, record);
  }
  return KINDS.flatMap((kind) => [...once.values()].filter((record) => record.kind === kind));
};
