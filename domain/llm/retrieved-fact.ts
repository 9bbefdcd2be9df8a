export type CitedKind = 'task' | 'project' | 'approval' | 'agent' | 'department' | 'charter' | 'plan' | 'version';

/** A record that was shown to whoever wrote an answer. */
export interface CitedRecord {
  readonly kind: CitedKind;
  readonly recordId: string;
  readonly label: string;
  /** Null for a record that has none. */
  readonly status: string | null;
}

/** What was read because a question asks for it: a sentence or heading, what stands below it, and the records it tells of. */
export interface RetrievedFact {
  readonly title: string;
  readonly lines: readonly string[];
  readonly cited: readonly CitedRecord[];
}

/** Parts of what is told of the organisation, whatever is asked. */
export type SectionName =
  | ('departments' | 'agents' | 'work' | 'projects' | 'inbox' | 'approvals' | 'charters')
  | ('plans' | 'budget' | 'versions' | 'company' | 'recent');

/** What was read for a question, and the sections that tell less of the same. */
export interface RetrievedFacts {
  readonly facts: readonly RetrievedFact[];
  readonly replacedSections: ReadonlySet<SectionName>;
}

/** A finding as it is read, by people and by models. */
export const factText = ({ title, lines }: RetrievedFact): string =>
  [title, ...lines.map((line) => `- ${line}`)].join('\n');
