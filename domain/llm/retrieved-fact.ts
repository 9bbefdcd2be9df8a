export type CitedKind = 'task' | 'project' | 'approval' | 'agent' | 'department' | 'charter' | 'plan' | 'version';

/** A record that the author of a reply has seen. */
export interface CitedRecord {
  readonly kind: CitedKind;
  readonly recordId: string;
  readonly label: string;
  /** Null if the record has no status. */
  readonly status: string | null;
}

/** A fact for a question: a sentence or heading, the lines below it, and the records it cites. */
export interface RetrievedFact {
  readonly title: string;
  readonly lines: readonly string[];
  readonly cited: readonly CitedRecord[];
  /** A text of others that is shown below, as it is. */
  readonly quote?: string;
}

/** Sections of the snapshot that are shown for every question. */
export type SectionName =
  | ('departments' | 'agents' | 'work' | 'projects' | 'inbox' | 'approvals' | 'charters')
  | ('plans' | 'budget' | 'versions' | 'company' | 'recent');

/** In a block that the text cannot end: its headings and links are not those of the reply. */
const quoted = (text: string): string => {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const mark = '`'.repeat(Math.max(3, longest + 1));
  return `${mark}\n${text}\n${mark}`;
};

/** The fact as text for people and models. */
export const factText = ({ title, lines, quote }: RetrievedFact): string =>
  [title, ...lines.map((line) => `- ${line}`), ...(quote === undefined ? [] : [quoted(quote)])].join('\n');
