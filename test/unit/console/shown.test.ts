import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ConnectionLost,
  ERROR_CODES,
  PlatformError,
  UnreadableResponse,
} from '../../../clients/typescript/src/index.ts';
import { revealed, revealedJson } from '../../../console/src/ui/revealed.ts';
import { consoleModule } from './console-module.ts';
import { settle, useHook } from './page.ts';

interface Ui {
  remedyFor(error: unknown): string;
  Time(props: { readonly at: string }): { readonly props: { readonly children: string } };
  money(amount: number, currency: string): string;
  words(name: string): string;
}
let ui: Ui;
const NOW = Date.UTC(2031, 4, 6, 12);
beforeAll(async () => {
  vi.useFakeTimers({ now: NOW });
  const parts = await Promise.all(
    ['failure.tsx', 'values.tsx'].map((name) => consoleModule<Partial<Ui>>(`ui/${name}`)),
  );
  ui = Object.assign({}, ...parts);
});
afterAll(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a timestamp', () => {
  it.each([
    [-59 * SECOND, 'now'],
    [59 * SECOND, 'now'],
    [-MINUTE, '1 minute ago'],
    [MINUTE, 'in 1 minute'],
    [-(HOUR - SECOND), '59 minutes ago'],
    [-HOUR, '1 hour ago'],
    [-(DAY - SECOND), '23 hours ago'],
    [-DAY, 'yesterday'],
    [-2 * DAY, '2 days ago'],
    [DAY, 'tomorrow'],
  ])('%i ms from now is %s', (distance, shown) => {
    expect(ui.Time({ at: new Date(NOW + distance).toISOString() }).props.children).toBe(shown);
  });

  it('becomes older while the page is open', () => {
    const at = new Date(NOW).toISOString();
    vi.advanceTimersByTime(MINUTE);
    expect(ui.Time({ at }).props.children).toBe('1 minute ago');
  });

  it('is drawn again when it has become older', async () => {
    const at = new Date(Date.now()).toISOString();
    const { now, leave } = await useHook(() => ui.Time({ at }), null);
    expect(now().props.children).toBe('now');
    await settle(2 * MINUTE);
    expect(now().props.children).toMatch(/^[12] minutes? ago$/);
    leave();
  });
});

describe('a text of another user', () => {
  it.each([
    ['a\u202Eb', 'a[U+202E]b', 'a\\u202eb'],
    ['\u0000', '[U+0000]', '\\u0000'],
    // A language tag, which is two units in memory.
    ['x\u{E0041}', 'x[U+E0041]', 'x\\udb40\\udc41'],
    ['zwj \u200D zwnj \u200C', 'zwj \u200D zwnj \u200C', 'zwj \u200D zwnj \u200C'],
  ])('%j shows every hidden character by its code', (text, shown, inJson) => {
    expect([revealed(text), revealedJson(text)]).toEqual([shown, `"${inJson}"`]);
    expect(JSON.parse(revealedJson(text))).toBe(text);
  });

  it('keeps its lines', () => {
    expect(revealed('a\n\tb\r\n')).toBe('a\n\tb\r\n');
  });
});

it.each([
  ['pending_review', 'Pending review'],
  ['llm.mcp-url', 'Llm MCP URL'],
  ['ceo', 'CEO'],
  ['video', 'Video'],
])('the name %s is shown as %s', (name, shown) => {
  expect(ui.words(name)).toBe(shown);
});

it('an amount keeps all its digits', () => {
  expect([ui.money(1234.5, 'EUR'), ui.money(0.000000123, 'USD')]).toEqual(['€1,234.50', '$0.000000123']);
});

describe('the remedy of an error', () => {
  const error = (name: keyof typeof ERROR_CODES, status: number | null, more: object = {}) => {
    const fields = {
      error_code: ERROR_CODES[name],
      error_category: 'validation',
      title: 'No',
      detail: 'No',
      type: 'x',
    };
    const said = { ...fields, instance: 'i', retryable: false, retry_after: null, ...more };
    return new PlatformError(ERROR_CODES[name], name, status, said as never);
  };
  it.each([
    [new ConnectionLost('GET /x', 3, null), 'The connection was lost'],
    [new UnreadableResponse(502), 'A proxy between this page and the server'],
    [error('VERSION_CONFLICT', 409), 'Someone else changed it'],
    [error('FORBIDDEN', 403), 'You do not have permission'],
    [error('RESOURCE_NOT_FOUND', 404), 'It was deleted'],
    [error('RECORD_NOT_FOUND', 404), 'It was deleted'],
    [error('BUDGET_EXHAUSTED', 402), 'Raise the budget'],
    [error('PROVIDER_ERROR', 502, { retryable: true }), 'The model failed'],
    [error('RATE_LIMITED', 429, { retryable: true, retry_after: 7 }), 'Try again in 7 s'],
    [error('SERVICE_UNAVAILABLE', 503, { retryable: true }), 'Try again shortly'],
    [error('INTERNAL_ERROR', 500), 'The server failed'],
    // An error that ended a stream has no status.
    [error('INTERNAL_ERROR', null), 'The server failed'],
    [error('VALIDATION_ERROR', 422), 'Correct the fields'],
  ])('%s is named', (thrown, remedy) => {
    expect(ui.remedyFor(thrown)).toContain(remedy);
  });
});
