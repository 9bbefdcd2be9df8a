import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { text } from '../text/text.ts';

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const ABSOLUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const distance = (seconds: number): string => {
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return RELATIVE.format(Math.trunc(seconds / size), unit);
  return text.common.now;
};

const EVERY_MS = 30_000;
const clock = signal(Date.now());
setInterval(() => {
  clock.value = Date.now();
}, EVERY_MS);

/** A relative timestamp; the tooltip shows the exact one. */
export const Time = ({ at }: { readonly at: string }) => {
  const date = new Date(at);
  const now = clock.value;
  return (
    <time dateTime={at} title={ABSOLUTE.format(date)}>
      {distance((date.getTime() - now) / 1000)}
    </time>
  );
};

/** An exact timestamp. */
export const exactTime = (at: string): string => ABSOLUTE.format(new Date(at));

/** An amount with its currency and all its digits. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 9 }).format(amount);

export type Tone = 'good' | 'bad' | 'warn' | 'plain';

/** The badge of a state. */
export const Badge = ({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ComponentChildren }) => (
  <span class={`badge ${tone}`}>{children}</span>
);

/** An identifier as text: `pending_review` is "Pending review". */
export const words = (name: string): string => {
  const spaced = name.replaceAll(/[_.-]/g, ' ').replaceAll(/\b(?:ceo|mcp|url|id)\b/g, (short) => short.toUpperCase());
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** Names with their values. */
export const Facts = ({ of }: { readonly of: readonly (readonly [name: string, value: ComponentChildren])[] }) => (
  <dl class="facts">
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
