import type { Sample, SampledRecord } from '../../../foundation/database/sample.ts';
import { truncate } from '../../../foundation/kernel/text/text.ts';
import type { CitedKind, CitedRecord, Finding } from '../../../llm/finding.ts';

const MAX_LINE = 300;

/** What people wrote on one line of bounded length. */
export const plain = (text: string): string => truncate(text.split(/\s+/).join(' ').trim(), MAX_LINE);

/** A sentence that stands alone. */
export const fact = (title: string, ...cited: readonly CitedRecord[]): Finding => ({
  title: plain(title),
  lines: [],
  cited,
});

/** How an item is told, and what may be opened of it. */
interface Told<T> {
  readonly line: (item: T) => string;
  readonly cite: (item: T) => readonly CitedRecord[];
}

/** A heading with the full total, a line for each item of the sample, and how many more there are. */
export const listing = <T>(title: string, { total, items }: Sample<T>, { line, cite }: Told<T>): Finding => ({
  title: plain(`${title}: ${total === 0 ? 'none' : total}`),
  lines: [
    ...items.map((item) => plain(line(item))),
    ...(total > items.length ? [`and ${total - items.length} more`] : []),
  ],
  cited: items.flatMap(cite),
});

export const cite = (kind: CitedKind, recordId: string, label: string, status: string | null = null): CitedRecord => ({
  kind,
  recordId,
  label,
  status,
});

/** How a sampled record is cited. */
export const citeAs =
  (kind: CitedKind) =>
  ({ id, label, status }: SampledRecord): CitedRecord[] => [cite(kind, id, label, status)];

/** To the minute, in UTC. */
export const momentText = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const dayText = (moment: Date): string => moment.toISOString().slice(0, 10);
