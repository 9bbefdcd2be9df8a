import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, type TestContext } from 'vitest';
import { IS_REPEATED } from '../support/run/replicas.ts';
import { everyOperation } from '../support/sweep/document.ts';

/** A declared response that no test can cause, and why the document declares it all the same. The list may only shrink. */
interface Unseen {
  readonly operation: string;
  readonly status: number;
  readonly reason: string;
}

const { seenDirectory, isFilteredByName } = inject('environment');
const folder = import.meta.dirname;
const unseen: readonly Unseen[] = JSON.parse(readFileSync(join(folder, 'unseen.json'), 'utf8'));
const nameOf = ({ operation, status }: Pick<Unseen, 'operation' | 'status'>): string => `${operation} ${status}`;
const listed = new Set(unseen.map(nameOf));
const declared = everyOperation.flatMap(([operation, { statuses }]) =>
  statuses.map((status) => nameOf({ operation, status })),
);
const notes = readdirSync(seenDirectory);
const ran = new Set(notes.map(decodeURIComponent));
const seen = new Set(notes.flatMap((note) => readFileSync(join(seenDirectory, note), 'utf8').trim().split('\n')));

/** Coverage is checked only after all contract tests; a part of them says nothing about the rest. */
const requireWholeRun = ({ skip }: TestContext): void => {
  const missing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
    .filter((name) => !ran.has(join('contract', name)));
  if (IS_REPEATED) skip('the contract alone was tested, without the sweeps over every operation');
  if (isFilteredByName) skip('only tests of some names ran');
  if (missing.length > 0) skip(`only a part of the contract was tested; not ${missing.join(', ')}`);
};

describe('the declared responses', () => {
  it('were all seen, except for the listed ones', (context) => {
    requireWholeRun(context);
    expect(declared.filter((pair) => !seen.has(pair) && !listed.has(pair)).join(', ')).toBe('');
  });
  it('were not seen if the list says that no test can cause them', (context) => {
    requireWholeRun(context);
    expect([...listed].filter((pair) => seen.has(pair)).join(', ')).toBe('');
  });
});

describe('the list of unseen responses', () => {
  it('names declared responses, once each, and says why', () => {
    expect([...listed].filter((pair) => !declared.includes(pair))).toEqual([]);
    expect(unseen.map(nameOf)).toEqual([...listed]);
    for (const { reason } of unseen) expect(reason.length).toBeGreaterThan(20);
  });
});
