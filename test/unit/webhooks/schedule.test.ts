import { describe, expect, it } from 'vitest';
import { RetrySchedule } from '../../../domain/webhooks/delivery/retry-schedule.ts';
import { matchesEventType } from '../../../domain/webhooks/event-types.ts';

const NOW = new Date('2030-06-01T12:00:00.000Z');
const secondsAfter = (attempts: number, random: number, asked: string | null = null): number | null => {
  const at = new RetrySchedule(() => random).next(attempts, NOW, asked);
  return at === null ? null : (at.getTime() - NOW.getTime()) / 1000;
};
const HOUR = 3600;
const WAITS = [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

describe('the waits between attempts', () => {
  it('are those of the table, each extended by up to a tenth, and end after the tenth attempt', () => {
    const attempts = WAITS.map((_, index) => index + 1);
    expect(attempts.map((each) => secondsAfter(each, 0))).toEqual(WAITS);
    expect(attempts.map((each) => secondsAfter(each, 0.5))).toEqual(WAITS.map((wait) => wait * 1.05));
    expect(attempts.map((each) => secondsAfter(each, 1))).toEqual(WAITS.map((wait) => Math.round(wait * 1100) / 1000));
    for (const over of [10, 11]) expect(secondsAfter(over, 0)).toBeNull();
    expect(WAITS.reduce((sum, wait) => sum + wait, 0) / HOUR).toBeCloseTo(75.6, 1);
  });
  it.each([
    ['seconds', '60', 60],
    ['with white space', ' 60 ', 60],
    ['a date', 'Sat, 01 Jun 2030 12:01:00 GMT', 60],
    ['a shorter wait', '1', 5],
    ['a date that has passed', 'Sat, 01 Jun 2030 11:00:00 GMT', 5],
    ['more than a day', '86401', 86_400],
    ['far more than a day', '9999999999', 86_400],
    ['a date years from now', 'Sat, 01 Jun 2040 12:00:00 GMT', 86_400],
    ['a negative number', '-60', 5],
    ['nonsense', 'soon', 5],
    ['endless digits', '9'.repeat(400), 86_400],
    ['nothing', '', 5],
    ['a date of another form', '2030-06-01T18:00:00Z', 5],
    ['a text with a year in it', 'after lunch 2040', 5],
    ['a date without its zone', 'Sat, 01 Jun 2030 18:00:00', 5],
  ])('are only extended by Retry-After, to at most a day: %s', (_what, asked, seconds) => {
    expect(secondsAfter(1, 0, asked)).toBe(seconds);
  });
  it('include no eleventh attempt through Retry-After', () => expect(secondsAfter(10, 0, '60')).toBeNull());
});

describe('the event types of an endpoint', () => {
  it.each([
    [['*'], 'task.created', true],
    [['task.created'], 'task.created', true],
    [['task.created'], 'task.created_twice', false],
    [['task.*'], 'task.created', true],
    [['task.*'], 'tasks.reordered', false],
    [['task.*'], 'task', false],
    [['role.*', 'task.updated'], 'task.updated', true],
    [['role.*', 'task.updated'], 'task.created', false],
    [[], 'task.created', false],
  ])('%j and %s: %s', (wanted, type, expected) => expect(matchesEventType(wanted, type)).toBe(expected));
});
