import { describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../../domain/foundation/database/unit-of-work.ts';
import { ProviderFailed } from '../../../domain/foundation/errors/errors.ts';
import { WorkCount } from '../../../domain/foundation/tracing/work-count.ts';
import { ReplyInvalid } from '../../../domain/llm/gateway/failures.ts';
import { ModelGateway } from '../../../domain/llm/gateway/model-gateway.ts';
import type { Spending } from '../../../domain/llm/gateway/spending.ts';
import type { ModelProvider } from '../../../domain/llm/provider.ts';
import { unconfiguredProvider } from '../../../domain/llm/providers/unconfigured.ts';

const USAGE = { inputTokens: 3, outputTokens: 4 };
const CALL = { messages: [], maxOutputTokens: 10, signal: new AbortController().signal } as never;
const FAILED = new ProviderFailed('The model provider failed');
const INVALID = new ReplyInvalid('no JSON', USAGE, null);

/** A gateway whose provider fails with `error`, and whose holds cannot be ended: the database is unavailable. */
const gatewayThatFails = (error: Error) => {
  const ended: unknown[] = [];
  const end = (what: unknown): Promise<never> => {
    ended.push(what);
    return Promise.reject(new Error('The database is unavailable'));
  };
  const spending: Spending = {
    priceOf: (inputTokens, outputTokens) => inputTokens + outputTokens,
    hold: async () => ({ settle: (cost) => end(cost), release: () => end('released') }),
  };
  const fail = (): never => {
    throw error;
  };
  const provider: ModelProvider = {
    ...unconfiguredProvider,
    kind: 'openai-compatible',
    complete: async () => fail(),
    structured: async () => fail(),
    toolStep: async () => fail(),
    stream: async function* () {
      yield { kind: 'text', text: 'One' } as never;
      fail();
    },
  };
  const closed = { isOpen: false } as UnitOfWork;
  const gateway = new ModelGateway(provider, spending, closed, { providerFor: async () => null }, new WorkCount());
  return { gateway, ended };
};

const CALLS: Readonly<Record<string, (gateway: ModelGateway) => Promise<unknown>>> = {
  complete: (gateway) => gateway.complete(CALL, {}),
  structured: (gateway) => gateway.structured(CALL, {}),
  toolStep: (gateway) => gateway.toolStep(CALL, {}),
  stream: async (gateway) => {
    for await (const _part of gateway.stream(CALL, {}));
  },
};

describe('a model call that fails, and whose hold cannot be ended', () => {
  it.each(Object.keys(CALLS))('%s: throws the error of the provider', async (name) => {
    const { gateway, ended } = gatewayThatFails(FAILED);
    await expect(CALLS[name]?.(gateway)).rejects.toBe(FAILED);
    expect([ended, gateway.hasLastCallWorked]).toEqual([['released'], false]);
  });

  it('is paid if the reply is unusable', async () => {
    const { gateway, ended } = gatewayThatFails(INVALID);
    await expect(CALLS.structured?.(gateway)).rejects.toBe(INVALID);
    expect([ended, gateway.hasLastCallWorked]).toEqual([[7], true]);
  });
});
