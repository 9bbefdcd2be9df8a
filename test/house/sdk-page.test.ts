import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GENERATORS, LANGUAGES } from '../../scripts/external/generators/all.ts';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/sdk.md', root), 'utf8');
const programs = 'scripts/external/programs/';

/** A longer program is linked instead of shown. */
const MOST_LINES = 45;

const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Language'));
const blocks = [...page.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, text = '']) => text);

describe('docs/sdk.md', () => {
  it('has a row for each client of the external checks, with its command line as it is run', () => {
    const judged = GENERATORS.map(
      ({ language, name, version, command, remark }) =>
        `| ${language} | ${name} ${version} | \`${command}\` | ${remark} |`,
    );
    expect(rows).toEqual(judged);
  });

  it('names nine languages', () => {
    expect([...new Set(rows.map((row) => row.split(' | ')[0]?.slice(2)))]).toEqual(LANGUAGES);
    expect(LANGUAGES).toHaveLength(9);
  });

  it('shows each short program as it is run, and links the long ones', () => {
    const files = GENERATORS.flatMap(({ program }) => (program === null ? [] : [programs + program]));
    const short = files.filter((file) => readFileSync(new URL(file, root), 'utf8').split('\n').length <= MOST_LINES);
    expect(blocks).toEqual(short.map((file) => readFileSync(new URL(file, root), 'utf8')));
    for (const file of files) expect(page).toContain(`(../${file})`);
    expect(short).toHaveLength(4);
  });

  it('is parsed without quotes or bars in its command lines', () => {
    for (const { command } of GENERATORS) expect(command).toMatch(/^[\w ./:=,-]+$/);
  });
});
