import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../../domain/foundation/database/unit-of-work.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let uow: UnitOfWork;
beforeAll(async () => {
  server = await startServer();
  uow = server.store.unitOfWork;
});
afterAll(() => server.close());

describe('afterCommit', () => {
  it('calls back once, after the commit, also from a nested command', async () => {
    const calls: string[] = [];
    const react = (): void => void calls.push('committed');
    await uow.write(async () => {
      uow.afterCommit(react);
      await uow.write(async () => uow.afterCommit(react));
      calls.push('written');
    });
    expect(calls).toEqual(['written', 'committed']);
  });

  it('never calls back after a rollback or a dry run', async () => {
    const calls: string[] = [];
    const failing = uow.write(async () => {
      uow.afterCommit(() => calls.push('rolled back'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await uow.dryRun(async () => uow.write(async () => uow.afterCommit(() => calls.push('dry run'))));
    expect(calls).toEqual([]);
  });

  it('never calls back when the commit fails', async () => {
    const calls: string[] = [];
    const failing = uow.write(async (em) => {
      uow.afterCommit(() => calls.push('failed'));
      await em.execute(`do $$ begin
        create temporary table once (id int unique deferrable initially deferred) on commit drop;
        insert into once values (1), (1);
      end $$`);
    });
    await expect(failing).rejects.toThrow();
    expect(calls).toEqual([]);
  });

  it('throws outside of a transaction', () => {
    expect(() => uow.afterCommit(() => {})).toThrow('outside of write');
  });
});
