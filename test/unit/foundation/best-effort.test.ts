import { describe, expect, it } from 'vitest';
import { CredentialCheck } from '../../../domain/auth/credentials/check.ts';
import { SystemEvents } from '../../../domain/events/system-events.ts';
import type { UnitOfWork } from '../../../domain/foundation/database/unit-of-work.ts';
import { Outbox } from '../../../domain/foundation/events/outbox.ts';
import { KeyedHash } from '../../../domain/foundation/secrets/keyed-hash.ts';
import { OperatorFacts } from '../../../domain/health/operator-facts.ts';
import { RunDelivery } from '../../../domain/tasks/run-delivery.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock();
const away = (): Promise<never> => Promise.reject(new Error('The database is unavailable'));
const uow = { read: away, write: away } as unknown as UnitOfWork;
const outbox = new Outbox(clock);

describe('while the database is unavailable', () => {
  it('a run that cannot be delivered after its commit is reported and throws nothing', async () => {
    expect(await new RunDelivery({ uow, clock, outbox }).tryDeliver(crypto.randomUUID())).toBe(false);
  });

  it('a start and a stop do not fail because their events cannot be published', async () => {
    const events = new SystemEvents(uow, outbox);
    await expect(events.startBackground()).resolves.toBeUndefined();
    await expect(events.close()).resolves.toBeUndefined();
  });

  it('a fact for the operator is ignored, and noted by the first request a minute later', async () => {
    const noted: unknown[] = [];
    let isAway = true;
    const query = async (_: string, [kind, subject]: readonly unknown[]) => {
      if (isAway) return away();
      noted.push([kind, subject]);
    };
    const facts = new OperatorFacts({ query } as never, clock);
    const note = () => facts.note('untrusted_proxy', '10.0.0.1');
    await note();
    isAway = false;
    clock.advance(59);
    await note();
    expect(noted).toEqual([]);
    clock.advance(1);
    await note();
    await note();
    expect(noted).toEqual([['untrusted_proxy', '10.0.0.1']]);
  });

  it('a key is accepted although its hash cannot be stored under the present secret', async () => {
    const keyHash = new KeyedHash(['b'.repeat(32), 'a'.repeat(32)], 'api_key');
    const [, previous] = keyHash.allOf('ok_key');
    const row = { id: 'u', username: 'ada', role: 'manager', org_roles: [], scopes: [], revision: '1' };
    const found = { ...row, key_id: 'k', key_role: 'observer', key_hash: previous };
    // The lookup is a prepared statement, the renewal a plain one.
    const query = (statement: unknown) => (typeof statement === 'string' ? away() : Promise.resolve({ rows: [found] }));
    const check = new CredentialCheck({
      pool: { query } as never,
      clock,
      settings: { observe: () => {} } as never,
      tokens: {} as never,
      keyHash,
    });
    expect(await check.byApiKey('ok_key', '203.0.113.1')).toMatchObject({ username: 'ada', role: 'observer' });
  });
});
