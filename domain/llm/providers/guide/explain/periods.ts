import { DAY_MS, monthBefore } from '../../../../foundation/kernel/clock.ts';
import { anyWord } from '../text/words.ts';

const TODAY = anyWord(['today']);
const YESTERDAY = anyWord(['yesterday']);
const WEEK = anyWord(['weeks?']);
const THIS_MONTH = anyWord(['this month', 'month to date']);
const LAST_MONTH = anyWord(['(?:last|previous) month']);
const MONTH = anyWord(['months?']);
const LAST_DAYS = /\b(?:last|past) (\d{1,3}) days\b/i;

/** Whether the question is about the previous month. */
export const isAboutLastMonth = (line: string): boolean => LAST_MONTH.test(line);

/** The start (UTC) of the period that a question names; null if it names none (spec/rules/conversation.md#guided-questions). */
export const findQueryStart = (line: string, now: Date): Date | null => {
  const days = daysIn(line);
  if (days !== null) return new Date(Date.parse(now.toISOString().slice(0, 10)) - days * DAY_MS);
  if (LAST_MONTH.test(line)) return new Date(`${monthBefore(now, 1)}-01`);
  if (THIS_MONTH.test(line)) return new Date(`${monthBefore(now, 0)}-01`);
  return null;
};

const daysIn = (line: string): number | null => {
  const days = LAST_DAYS.exec(line)?.[1];
  if (days !== undefined) return Number(days);
  if (YESTERDAY.test(line)) return 1;
  if (TODAY.test(line)) return 0;
  if (WEEK.test(line)) return 7;
  return MONTH.test(line) && !LAST_MONTH.test(line) && !THIS_MONTH.test(line) ? 30 : null;
};
