import type { Sample, SampledRecord } from '../../../foundation/database/sample.ts';
import { NotFound } from '../../../foundation/errors/errors.ts';
import { truncate } from '../../../foundation/kernel/text/text.ts';
import type { CitedKind, CitedRecord, RetrievedFact } from '../../../llm/retrieved-fact.ts';

const MAX_LINE = 300;

/** The record, or null if it does not exist or the caller may not read it. */
export const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
};

/** Puts text of users on one line of limited length. */
export const toPlainLine = (text: string): string => truncate(text.split(/\s+/).join(' ').trim(), MAX_LINE);

/** A fact of a single sentence. */
export const fact = (title: string, ...cited: readonly CitedRecord[]): RetrievedFact => ({
  title: toPlainLine(title),
  lines: [],
  cited,
});

/** How an item is shown and cited. */
interface ItemFormat<T> {
  readonly line: (item: T) => string;
  readonly cite: (item: T) => readonly CitedRecord[];
}

/** A heading with the total, one line for each item of the sample, and the number of further items. */
export const listFact = <T>(
  title: string,
  { total, items }: Sample<T>,
  { line, cite }: ItemFormat<T>,
): RetrievedFact => ({
  title: toPlainLine(`${title}: ${total === 0 ? 'none' : total}`),
  lines: [
    ...items.map((item) => toPlainLine(line(item))),
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

export const citeAs =
  (kind: CitedKind) =>
  ({ id, label, status }: SampledRecord): CitedRecord[] => [cite(kind, id, label, status)];

/** With minutes, in UTC. */
export const timestampText = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** A status as people write it. */
export const inWords = (status: string): string => status.replaceAll('_', ' ');

export const dateText = (date: Date): string => date.toISOString().slice(0, 10);
