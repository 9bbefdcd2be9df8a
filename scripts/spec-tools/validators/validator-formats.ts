import { hasInvisible } from '../../../domain/foundation/kernel/text/text.ts';

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|[+-](\d\d):(\d\d))$/i;

/** The number of days of a month in the Gregorian calendar; 0 for an invalid month. */
const daysIn = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
};

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day of the calendar. */
const isDate = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).slice(1).map(Number);
  return day >= 1 && day <= daysIn(year, month);
};

/** RFC 3339 with an offset, a valid calendar date, and no leap second. */
const isDateTime = (text: string): boolean => {
  const found = DATE_TIME.exec(text);
  if (found === null) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const isTime = hour < 24 && minute < 60 && second < 60 && offsetHour < 24 && offsetMinute < 60;
  return isTime && day >= 1 && day <= daysIn(year, month);
};

interface NumberFormat {
  readonly type: 'number';
  readonly validate: (value: number) => boolean;
}

const isInt32 = (value: number): boolean => value >= -(2 ** 31) && value < 2 ** 31;

/**
 * The formats of the document, which are part of the generated validators. Each takes linear time; common format packages contain patterns
 * that do not.
 */
export const formats: Readonly<Record<string, true | RegExp | ((text: string) => boolean) | NumberFormat>> = {
  date: isDate,
  'date-time': isDateTime,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  uri: (text) => URL.canParse(text),
  'uri-reference': (text) => URL.canParse(text, 'http://localhost'),
  'visible-text': (text) => !hasInvisible(text),
  password: true,
  binary: true,
  double: true,
  int32: { type: 'number', validate: isInt32 },
  int64: true,
};
