import { isCurrencyCode } from '../../../../foundation/kernel/currency.ts';
import { MAX_AMOUNT } from '../../../../foundation/kernel/money.ts';
import { truncate } from '../../../../foundation/kernel/text/text.ts';
import { oneLine } from '../text/words.ts';

export interface InterviewBudget {
  readonly amount: number;
  /** End of the day in UTC, RFC 3339. */
  readonly deadline: string | null;
  readonly timeHorizon: string | null;
}

const DEADLINE = /\b(?:by|until|before) (\d{4}-\d{2}-\d{2})\b/gi;
/** The limit of the time horizon in a charter, in characters. */
const MAX_HORIZON = 200;

const HORIZON = /\bwithin ((?:the )?(?:next )?\w+ (?:day|week|month|quarter|year)s?)\b/gi;
const AMOUNT = /(?<![\w.,-])(?:[a-z]{3}|\p{Sc})?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|million)?(?![\p{L}\p{N}])/giu;
const SCALE: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
};
const WORDS: Readonly<Record<string, string>> = { euro: 'EUR', euros: 'EUR', yen: 'JPY' };
/** Codes that are not English words and are often written in lower case. */
const SMALL_CODES = /\b(?:usd|eur|gbp|jpy|chf|inr|cny|aud|nzd|sek|nok|dkk|pln|czk|huf|brl|zar|krw)\b/gi;

const endOfDay = (date: string): string | null => {
  const moment = new Date(`${date}T23:59:59Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
  return isDay && !date.startsWith('0000') ? `${date}T23:59:59Z` : null;
};

/** The currencies in a reply, by code, sign or word. A dollar sign is ambiguous and therefore ignored. */
const currenciesIn = (text: string): string[] => [
  ...[...text.matchAll(/[A-Z]{3}(?![A-Za-z])/g)]
    .filter((found) => !/[A-Za-z]/.test(text[found.index - 1] ?? ''))
    .map(([code]) => code),
  ...[...text.matchAll(SMALL_CODES)].map(([code]) => code.toUpperCase()),
  ...Object.entries(SIGNS).flatMap(([sign, code]) => (text.includes(sign) ? [code] : [])),
  ...text
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => (Object.hasOwn(WORDS, word) ? [WORDS[word] ?? ''] : [])),
];

const isForeign = (text: string, live: string): boolean => {
  const named = currenciesIn(text).filter(isCurrencyCode);
  return named.length > 0 && !named.includes(live);
};

const firstOf = (pattern: RegExp, text: string): string | null => text.matchAll(pattern).next().value?.[1] ?? null;

const firstAmount = (text: string): number | null => {
  for (const [, digits = '', unit = ''] of text.matchAll(AMOUNT)) {
    const value = Number(digits.replaceAll(',', '')) * (SCALE[unit.toLowerCase()] ?? 1);
    const amount = Math.round(value * 100) / 100;
    if (amount > 0 && amount <= MAX_AMOUNT) return amount;
  }
  return null;
};

/**
 * The budget in a reply: the first positive number, with "by 2031-03-01" as its deadline and "within 3 months" as its
 * time horizon. Null without a number, or if another than the configured currency is named.
 */
export const readBudget = (answer: string, currency: string): InterviewBudget | null => {
  const text = oneLine(answer);
  const date = firstOf(DEADLINE, text);
  const found = firstOf(HORIZON, text);
  const horizon = found === null ? null : truncate(found, MAX_HORIZON);
  const amount = firstAmount(text.replace(DEADLINE, ' ').replace(HORIZON, ' '));
  if (amount === null || isForeign(text, currency)) return null;
  return { amount, deadline: date === null ? null : endOfDay(date), timeHorizon: horizon };
};
