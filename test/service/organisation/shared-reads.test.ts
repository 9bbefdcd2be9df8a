import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SharedReads } from '../../../domain/foundation/kernel/shared-reads.ts';
import { OrganisationStore } from '../../../domain/organisation/changes/organisation-store.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

describe('a shared read', () => {
  it('serves all callers while it runs, caches nothing, and fails for all of them', async () => {
    const reads = new SharedReads<number>();
    let count = 0;
    const read = async (): Promise<number> => {
      count += 1;
      if (count === 2) throw new Error('away');
      return count;
    };
    expect(await Promise.all([reads.get('a', read), reads.get('a', read)])).toEqual([1, 1]);
    const failing = [reads.get('a', read), reads.get('a', read)];
    for (const each of failing) await expect(each).rejects.toThrow('away');
    expect(await Promise.all([reads.get('a', read), reads.get('b', read)])).toEqual([3, 4]);
  });

  it('does not run in the context of its first caller', async () => {
    const context = new AsyncLocalStorage<string>();
    const reads = new SharedReads<string | undefined>();
    expect(await context.run('first', () => reads.get('a', async () => context.getStore()))).toBeUndefined();
  });
});

describe('an organisation that another replica has changed', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ replicas: 1 });
    await setUpCeo(server.client);
  });
  afterAll(() => server.close());

  const setElsewhere = (assignments: string, ...values: readonly string[]) =>
    server.store.pool.query(`update company set ${assignments}`, [...values]);
  const changeElsewhere = (description: string) =>
    setElsewhere('description = $1, version = version + 1, tag = $1', description);

  /** A separate store, the number of its full reads of the organisation, and a gate that holds the next one. */
  const open = () => {
    const { unitOfWork, pool } = server.store;
    const state = { reads: 0, gate: Promise.resolve() };
    const counted = {
      isOpen: false,
      read: async (work: never) => {
        state.reads += 1;
        const { gate } = state;
        const found = await unitOfWork.read(work);
        await gate;
        return found;
      },
    };
    const store = new OrganisationStore({ uow: counted as never, pool, defaultCurrency: 'USD' });
    const described = async () => (await store.read()).organisation.company.description;
    return { state, described };
  };

  it('is read once for concurrent callers', async () => {
    const { state, described } = open();
    await described();
    await changeElsewhere('together');
    expect(await Promise.all(Array.from({ length: 20 }, described))).toEqual(Array(20).fill('together'));
    expect(state.reads).toBe(2);
  });

  it('is never older than what was committed before the call', async () => {
    const { state, described } = open();
    await changeElsewhere('older');
    let goOn = (): void => {};
    state.gate = new Promise((resolve) => {
      goOn = resolve;
    });
    const first = described();
    await expect.poll(() => state.reads).toBe(1);
    state.gate = Promise.resolve();
    await changeElsewhere('newer');
    expect(await described()).toBe('newer');
    goOn();
    expect(await first).toBe('older');
    expect(await described()).toBe('newer');
  });

  it('shows a setup that was completed while a read was in progress', async () => {
    const { unitOfWork, pool } = server.store;
    await changeElsewhere('before the setup ends');
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let reads = 0;
    /** The first read has its row, and waits with it. */
    const read = (work: (em: { execute: (text: string) => Promise<unknown> }) => unknown) =>
      unitOfWork.read(async (em) => {
        reads += 1;
        const isFirst = reads === 1;
        return work({
          execute: async (text) => {
            const rows = await em.execute(text);
            begun.resolve();
            if (isFirst) await gate.promise;
            return rows;
          },
        });
      });
    const store = new OrganisationStore({ uow: { isOpen: false, read } as never, pool, defaultCurrency: 'USD' });
    const first = store.read();
    await begun.promise;
    await setElsewhere('setup_completed_at = now()');
    const second = store.read();
    // Long enough for the second read to compare the mark and to join the first one.
    await sleep(100);
    gate.resolve();
    expect([(await first).isSetupComplete, (await second).isSetupComplete]).toEqual([false, true]);
  });
});
