import { describe, expect, it } from 'vitest';
import { namedSince } from '../../domain/chat/asked-time.ts';

const NOW = new Date('2031-01-15T10:00:00Z');

describe('the time a question names', () => {
  it.each([
    ['What was decided today?', '2031-01-15'],
    ['Finished since yesterday?', '2031-01-14'],
    ['What changed this week?', '2031-01-08'],
    ['Done in the last 3 days?', '2031-01-12'],
    ['Done this month?', '2031-01-01'],
    ['Done last month?', '2030-12-01'],
    ['Done in a month?', '2030-12-16'],
    ['What was done lately?', null],
  ])('of %j begins %s', (line, day) => {
    expect(namedSince(line, NOW)?.toISOString() ?? null).toBe(day === null ? null : `${day}T00:00:00.000Z`);
  });
});
