import { describe, expect, it } from 'vitest';
import {
  ConcurrencyLimited,
  OperationRateLimited,
  RateLimited,
  ServiceUnavailable,
} from '../../../../domain/foundation/errors/errors.ts';
import type { SettingDefinition } from '../../../../domain/foundation/settings/setting-definition.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { declaredCaps, declaredLimits, Limits } from '../../../../handlers/http/limits/limits.ts';
import { createWindowOfMessage } from '../../../../handlers/http/tools/message-window.ts';
import { actorOf } from '../../../support/builders/actor.ts';
import { contextFor, identityOf, requestOf } from '../../../support/builders/contexts.ts';

interface Answers {
  readonly isOn?: boolean;
  readonly wait?: number | null | Promise<number | null>;
  readonly isAllowed?: boolean;
  readonly permit?: (() => Promise<void>) | null;
  readonly limit?: string;
  readonly cap?: number;
  readonly refresh?: () => Promise<void>;
}

/** Limits over counters that return given results, and record their calls. */
const scene = (answers: Answers = {}) => {
  const { isOn = true, wait = null, isAllowed = true, permit = null, limit = '10/60', cap = 2 } = answers;
  const asked: unknown[] = [];
  const note =
    <T>(answer: T) =>
    (...question: unknown[]) => {
      asked.push(question);
      return answer;
    };
  const limits = new Limits({
    reservations: { hit: note(wait) } as never,
    windows: { hit: note(Promise.resolve({ isAllowed, limit: 10, remaining: 3, resetSeconds: 7 })) } as never,
    slots: { acquire: note(Promise.resolve(permit)) } as never,
    settings: {
      get: (setting: SettingDefinition) => (setting.namespace === 'limits' ? limit : note(cap)(setting)),
      refresh:
        answers.refresh ??
        (async () => {
          asked.push('refresh');
        }),
    } as never,
    isOn,
    windowOfMessage: createWindowOfMessage(),
    sessionOfRefresh: async () => null,
  });
  return { limits, asked };
};
const LIMIT = { max: 10, seconds: 60 };

const askedBy = (role: 'ceo' | null, operationId: OperationId = 'getCurrentUser', url = '/') =>
  contextFor(operationId, {
    request: requestOf({ url, address: '2001:db8::1' }),
    identity: role === null ? null : identityOf(actorOf(role)),
  });
const ADDRESS = '2001:db8:0:0::/64';

describe('the limits the document declares', () => {
  const declared = Object.values(operations);
  it('exist once for each bucket', () => {
    const buckets = [...new Set(declared.flatMap(({ window }) => (window === null ? [] : [window.bucket])))];
    expect(declaredLimits().map(({ bucket }) => bucket)).toEqual(buckets);
    expect(declaredLimits()).toContainEqual({ bucket: 'signin', limit: { max: 60, seconds: 60 } });
  });
  it('and the caps likewise', () => {
    expect(declaredCaps()).toEqual([
      { bucket: 'listeners', cap: 20 },
      { bucket: 'completeSetup', cap: 1 },
      { bucket: 'versions', cap: 2 },
      { bucket: 'snapshots', cap: 2 },
      { bucket: 'turn', cap: 4 },
      { bucket: 'interviewCharter', cap: 2 },
      { bucket: 'approveCharter', cap: 1 },
      { bucket: 'claims', cap: 4 },
      { bucket: 'redeliverWebhook', cap: 1 },
    ]);
  });
});

describe('a message to /mcp', () => {
  const countedAs = async (body: unknown) => {
    const { limits, asked } = scene();
    const context = askedBy('ceo', 'mcp');
    await limits.countOperation(context);
    expect(asked).toEqual([]);
    await limits.countMessage({ ...context, body } as never);
    return (asked as [string][]).map(([bucket]) => bucket);
  };
  it('counts when it was read, in the window of the tool that it calls if that has its own', async () => {
    const call = (name: unknown) => ({ method: 'tools/call', params: { name } });
    for (const body of [null, 'x', {}, { method: 'tools/call', params: null }, call(7), call('tasks.create')])
      expect(await countedAs(body)).toEqual(['mcp:user-1']);
    expect(await countedAs({ method: 'tools/list', params: { name: 'work.claim' } })).toEqual(['mcp:user-1']);
    expect(await countedAs(call('work.claim'))).toEqual(['work:user-1']);
  });
  it('other requests count before they are read', async () => {
    const { limits, asked } = scene();
    await limits.countMessage({ ...askedBy('ceo', 'createTask'), body: {} } as never);
    expect(asked).toEqual([]);
  });
});

describe('the general limit', () => {
  const TOO_MANY = { message: 'Too many requests; wait and try again', retryAfterSeconds: 9 };

  it('counts a known user, without a statement for the settings', () => {
    const { limits, asked } = scene();
    expect(limits.admit(askedBy('ceo'))).toBe(undefined);
    expect(asked).toEqual([['general_user:user-1', LIMIT]]);
  });

  it('counts the address of others, after reading the settings', async () => {
    const { limits, asked } = scene();
    await limits.admit(askedBy(null));
    expect(asked).toEqual(['refresh', [`general_address:${ADDRESS}`, LIMIT]]);
  });

  it('reads the settings for callers without a look-up in the database, also while limits are off', async () => {
    const { limits, asked } = scene({ isOn: false });
    await limits.admit(askedBy(null));
    expect(asked).toEqual(['refresh']);
    const system = { ...actorOf('ceo'), credential: { kind: 'system_token', sessionId: null, keyId: null } } as const;
    const bySystem = { ...askedBy('ceo'), identity: identityOf(system) };
    await limits.admit(bySystem);
    expect(asked).toEqual(['refresh', 'refresh']);
    const on = scene();
    await on.limits.admit(bySystem);
    expect(on.asked).toEqual(['refresh', ['general_user:user-1', LIMIT]]);
  });

  it('counts the address of a malformed request, without reading the settings', async () => {
    const { limits, asked } = scene();
    await limits.admitAddress('10.0.0.1');
    expect(asked).toEqual([['general_address:10.0.0.1', LIMIT]]);
  });

  it('refuses with the seconds to wait, immediately or later', async () => {
    expect(() => scene({ wait: 9 }).limits.admit(askedBy('ceo'))).toThrow(RateLimited);
    expect(() => scene({ wait: 9 }).limits.admit(askedBy('ceo'))).toThrow(expect.objectContaining(TOO_MANY));
    const later = scene({ wait: Promise.resolve(9) }).limits;
    await expect(later.admit(askedBy('ceo'))).rejects.toMatchObject(TOO_MANY);
    await expect(later.admitAddress('10.0.0.1')).rejects.toThrow(RateLimited);
    expect(await scene({ wait: Promise.resolve(null) }).limits.admit(askedBy('ceo'))).toBe(undefined);
  });

  it('counts nothing if it is off, disabled, or the operation has none', async () => {
    for (const answers of [{ isOn: false }, { limit: 'off' }, { limit: 'nonsense' }]) {
      const { limits, asked } = scene(answers);
      expect(limits.admit(askedBy('ceo'))).toBe(undefined);
      await limits.admitAddress('10.0.0.1');
      expect(asked).toEqual([]);
    }
    const { limits, asked } = scene();
    expect(limits.admit(askedBy(null, 'getLiveness'))).toBe(undefined);
    expect(asked).toEqual([]);
    await limits.admit(askedBy(null, 'login'));
    expect(asked).toHaveLength(2);
  });

  it('still counts while the settings cannot be read, and hides no other error', async () => {
    const away = scene({ refresh: () => Promise.reject(new ServiceUnavailable('away')) });
    await away.limits.admit(askedBy(null));
    expect(away.asked).toEqual([[`general_address:${ADDRESS}`, LIMIT]]);
    const broken = new Error('broken');
    await expect(scene({ refresh: () => Promise.reject(broken) }).limits.admit(askedBy(null))).rejects.toBe(broken);
  });
});

describe('the window of an operation', () => {
  it('counts the user or the address and returns the remaining number', async () => {
    const { limits, asked } = scene();
    const context = askedBy('ceo', 'createUser');
    await limits.countOperation(context);
    await limits.countOperation(askedBy('ceo', 'login'));
    expect(asked).toEqual([
      ['createUser:user-1', LIMIT],
      [`signin:${ADDRESS}`, LIMIT],
    ]);
    expect(context.request.headers).toEqual({
      'ratelimit-limit': '10',
      'ratelimit-remaining': '3',
      'ratelimit-reset': '7',
    });
  });

  it('refuses with the seconds to wait, and still returns the remaining number', async () => {
    const context = askedBy('ceo', 'createUser');
    const refusal = scene({ isAllowed: false }).limits.countOperation(context);
    await expect(refusal).rejects.toThrow(OperationRateLimited);
    await expect(refusal).rejects.toMatchObject({
      message: 'Too many requests of this kind; wait and try again',
      retryAfterSeconds: 7,
    });
    expect(context.request.headers['ratelimit-reset']).toBe('7');
  });

  it('counts nothing if there is none, it is off or all are off', async () => {
    for (const [answers, operationId] of [
      [{}, 'listUsers'],
      [{ limit: 'off' }, 'createUser'],
      [{ isOn: false }, 'createUser'],
    ] as const) {
      const { limits, asked } = scene(answers);
      const context = askedBy('ceo', operationId);
      await limits.countOperation(context);
      expect([asked, context.request.headers]).toEqual([[], {}]);
    }
  });
});

describe('the concurrency slot of an operation', () => {
  let given = 0;
  const permit = async (): Promise<void> => {
    given += 1;
  };

  it.each([
    ['completeSetup', '/', 'completeSetup:deployment'],
    ['interviewCharter', '/', 'interviewCharter:user-1'],
    ['approveCharter', '/', 'approveCharter:abc-1'],
    ['claimRuns', '/', 'claims:user-1:builder'],
    ['listCompanyVersions', '/', 'versions:user-1'],
    ['listCompanyVersions', '/?limit=1', 'versions:user-1'],
    ['listCompanyVersions', '/?offset=1&snapshots=true', 'versions:user-1'],
    ['listRoleVersions', '/?snapshots=no', 'versions:user-1'],
  ] as const)('of %s for %s is taken from %s, and returned once', async (operationId, url, bucket) => {
    const { limits, asked } = scene({ permit });
    const params = { charter_id: 'ABC-1', worker_name: 'builder' };
    const context = { ...askedBy('ceo', operationId, url), params, body: { wait_seconds: 1 } };
    await limits.takeSlot(context);
    expect(asked).toEqual([
      [expect.objectContaining({ namespace: 'concurrency', key: context.policy.concurrency?.bucket })],
      [bucket, 2],
    ]);
    given = 0;
    await context.request.giveBack();
    await context.request.giveBack();
    expect(given).toBe(1);
  });

  it.each(['\0', 'x\0y', 'é', 'a'.repeat(129), ''])(
    'for a path without an id, %j, is taken from its hash',
    async (id) => {
      const { limits, asked } = scene({ permit });
      await limits.takeSlot({ ...askedBy('ceo', 'approveCharter'), params: { charter_id: id } });
      expect(asked.at(-1)).toEqual([expect.stringMatching(/^approveCharter:[0-9a-f]{64}$/), 2]);
    },
  );

  it.each([
    ['listUsers', '/'],
    ['listCompanyVersions', '/?snapshots=false'],
    ['listRoleVersions', '/?limit=200&snapshots=false'],
  ] as const)('of %s for %s is not needed', async (operationId, url) => {
    const { limits, asked } = scene({ permit });
    await limits.takeSlot(askedBy('ceo', operationId, url));
    expect(asked).toEqual([]);
  });

  it.each([
    [undefined, false],
    [null, false],
    [{}, false],
    [{ wait_seconds: 0 }, false],
    [{ wait_seconds: null }, false],
    [{ wait_seconds: 1 }, true],
    [{ wait_seconds: '0' }, true],
    [{ wait_seconds: 0.5 }, true],
  ])('is needed for a claim with the body %j: %s', async (body, isNeeded) => {
    const { limits, asked } = scene({ permit });
    await limits.takeSlot({ ...askedBy('ceo', 'claimRuns'), params: { worker_name: 'builder' }, body });
    expect(asked.length > 0).toBe(isNeeded);
  });

  it('is not needed if the cap is 0 or limits are off', async () => {
    given = 0;
    for (const answers of [{ cap: 0 }, { isOn: false }]) {
      const context = askedBy('ceo', 'completeSetup');
      await scene({ permit, ...answers }).limits.takeSlot(context);
      await context.request.giveBack();
    }
    expect(given).toBe(0);
  });

  it('is refused while earlier requests hold all', async () => {
    const refusal = scene().limits.takeSlot(askedBy('ceo', 'completeSetup'));
    await expect(refusal).rejects.toThrow(ConcurrencyLimited);
    await expect(refusal).rejects.toMatchObject({
      message: 'Another request of this kind is still running; retry when it has finished',
      retryAfterSeconds: 1,
    });
  });
});
