import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../spec/decisions/', import.meta.url);
const names = readdirSync(folder).sort();
const index = readFileSync(new URL('../../spec/README.md', import.meta.url), 'utf8');
const MOST_LINES = 40;
const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const ENDINGS = [['## Consequences'], ['## Measurements'], ['## Consequences', '## Measurements']];

describe('decision records', () => {
  it('are numbered from 0001 without a gap', () => {
    const numbers = names.map((name) => name.slice(0, 4));
    expect(numbers).toEqual(names.map((_name, place) => String(place + 1).padStart(4, '0')));
  });
  it.each(names)('%s is named after its title, has its sections, is short, and is listed in spec/README.md', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const [title, ...sections] = text.split('\n').filter((line) => line.startsWith('#'));
    expect(sections.slice(0, 2)).toEqual(['## Context', '## Decision']);
    expect(ENDINGS).toContainEqual(sections.slice(2));
    expect(name.slice(5, -3)).toBe(slug(title?.slice(2) ?? ''));
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES);
    expect(index).toContain(`- [${name.slice(0, 4)}](decisions/${name}) ${title?.slice(2)}\n`);
  });
});
