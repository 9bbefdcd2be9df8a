import { describe, expect, it } from 'vitest';
import { ChimeIns } from '../../../domain/chat/explain/chime-ins.ts';
import { ConcernRouting } from '../../../domain/chat/routing/concern-routing.ts';
import { TurnIntents } from '../../../domain/chat/turn/intents.ts';
import { BudgetExhausted, PersistenceFailed, ProviderFailed } from '../../../domain/foundation/errors/errors.ts';
import { failureOf, PATIENT, turnOf } from '../../support/builders/chat/turns.ts';

const settings = { get: <Value>(setting: { readonly default: Value }): Value => setting.default } as never;
const changes = {
  read: async () => ({ organisation: { agents: [{ id: 'a-1', name: 'Ada', role: 'CTO' }] } }),
} as never;
const failing = (error: unknown) => ({ isWired: true, structured: () => Promise.reject(error) }) as never;

/** The optional parts of a response, each with a model call that fails like this. */
const CALLS = {
  routing: (error: unknown) =>
    new ConcernRouting({ settings, gateway: failing(error), changes }).route('Who?', PATIENT),
  remarks: (error: unknown) =>
    new ChimeIns(settings, { isMultiVoiced: true } as never, failing(error), changes).after('?', '!', null, PATIENT),
  classification: (error: unknown) =>
    new TurnIntents(settings, failing(error), changes, {} as never).resolve(turnOf('Who?'), null, PATIENT),
};

const FAULTS: [string, unknown][] = [
  ['a programming error', new TypeError('undefined is not a function')],
  ['a database that is away', new PersistenceFailed('The database refused')],
  ['the reason of an end that came from elsewhere', new DOMException('gone', 'AbortError')],
];

describe.each(['routing', 'classification'] as const)('%s', (name) => {
  it.each(FAULTS)('does not hide %s', async (_what, error) => {
    await expect(CALLS[name](error)).rejects.toBe(error);
  });
});

describe('remarks', () => {
  it.each(FAULTS)('never fail a turn: not by %s', async (_what, error) => {
    await expect(CALLS.remarks(error)).resolves.toEqual([]);
  });
});

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  it('continues without the reply of a provider', async () => {
    await expect(call(new ProviderFailed('away'))).resolves.toBeDefined();
  });

  it('an exhausted budget ends only the classification', async () => {
    const failure = await failureOf(call(new BudgetExhausted('spent')));
    expect(failure).toBe(name === 'classification' ? 6000 : null);
  });
});
