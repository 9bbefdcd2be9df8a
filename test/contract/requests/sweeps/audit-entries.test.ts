import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../../generated/operations.ts';
import { AUDITED, changingOperations } from '../../../support/audited/rows.ts';
import type { Arranged, AuditedRow, Scene } from '../../../support/audited/scene.ts';
import { createPerson, openSession, type Person } from '../../../support/builders/people.ts';
import type { Body, OperationResponse } from '../../../support/client/client.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { dumpTables } from '../../../support/database/dump.ts';
import { expectRegister } from '../../../support/run/register.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';

let server: TestServer;
let auditor: Person;
beforeAll(async () => {
  server = await startServer({ env: { DEV_LOGIN: 'on' } });
  auditor = await createPerson(server, 'auditor', 'manager');
});
afterAll(() => server.close());

/** The first ceo of the deployment, once there is one. */
const openScene = async (): Promise<Scene> => {
  const { rows } = await server.store.pool.query(`select id from users where role = 'ceo'`);
  const ceoId: string = rows[0]?.id ?? '';
  const ceo = ceoId === '' ? server.client : (await openSession(server, ceoId)).client;
  return { server, ceo, ceoId, manager: auditor.client, managerId: auditor.id };
};
const newestEntries = async (): Promise<Body[]> => (await auditor.client.call('listAuditLog')).body.data;
/** Refused requests are counted, not recorded one by one (test/contract/requests/limits/attempts.test.ts). */
const isCounted = ({ details }: Body): boolean => details?.caller !== undefined;
/** The log entries of the work, newest first. */
const entriesOf = async <T>(work: () => Promise<T>): Promise<{ result: T; entries: Body[] }> => {
  const [last] = await newestEntries();
  const result = await work();
  const after = await newestEntries();
  const known = last === undefined ? after.length : after.findIndex(({ id }) => id === last.id);
  expect(known).toBeGreaterThanOrEqual(0);
  return { result, entries: after.slice(0, known).filter((entry) => !isCounted(entry)) };
};
/**
 * The stored rows. A correct password resets earlier failures, whatever the result of the sign-in; and the log, which gets no
 * entry in the meantime, may have got the count of earlier errors from the table of refused attempts, which a replica moves a minute later.
 */
const stored = async (): Promise<object> => {
  const dump = await dumpTables(server.store.pool);
  const {
    'public.sign_in_failures': _forgotten,
    'public.audit_entries': _counted,
    'public.refused_attempts': _moved,
    ...rest
  } = dump;
  return rest;
};
const withoutAuditTable = async <T>(work: () => Promise<T>): Promise<T> => {
  const { pool } = server.store;
  await pool.query(`
    create or replace function refuse_entry() returns trigger language plpgsql as $$ begin raise 'no entry today'; end $$;
    create trigger refuse_entry before insert on audit_entries for each row execute function refuse_entry()`);
  try {
    return await work();
  } finally {
    await pool.query('drop trigger refuse_entry on audit_entries');
  }
};

const rows = Object.entries(AUDITED) as [OperationId, AuditedRow][];
const expectedEntry = async (row: AuditedRow, arranged: Arranged, answer: OperationResponse) => {
  if (row.action === null) return [];
  const { ceoId } = await openScene();
  const { targetId = null, before } = arranged;
  const actor_id = arranged.actorId || ceoId;
  const { action, targetType: target_type = null, targetId: target_id = null } = before ?? {};
  return [
    ...(before === undefined ? [] : [{ action, actor_id, agent_id: null, target_type, target_id, reason: null }]),
    {
      action: row.action,
      actor_id,
      agent_id: arranged.agentId ?? null,
      target_type: row.targetType,
      target_id: typeof targetId === 'function' ? await targetId(answer) : targetId,
      reason: arranged.reason ?? null,
    },
  ];
};
const told = ({ action, actor_id, agent_id, target_type, target_id, reason }: Body) => ({
  action,
  actor_id,
  agent_id,
  target_type,
  target_id,
  reason,
});

describe('the audit log', () => {
  it('has a row here for every operation that is not a GET, and a reason for each that writes nothing', () => {
    expectRegister(Object.keys(AUDITED), changingOperations, 'a file of test/support/audited');
    for (const [, row] of rows) if (row.action === null) expect(row.why.length).toBeGreaterThan(20);
  });

  it.each(rows)('%s writes what the table says, once, and nothing when it is refused', async (operation, row) => {
    const scene = await openScene();
    const arranged = await row.arrange(scene);
    const client = arranged.client ?? scene.ceo;
    const call = () => client.callRaw(operation, arranged.request);
    const { refused } = arranged;
    if (refused !== null) {
      const { result, entries } = await entriesOf(() =>
        (refused.client ?? client).callRaw(operation, refused.request ?? {}),
      );
      expect([errorOf(result), entries]).toEqual([[...refused.as], []]);
    }
    if (row.action !== null) {
      const before = await stored();
      expect(errorOf(await withoutAuditTable(call))).toEqual([500, 8002]);
      expect(await stored()).toEqual(before);
    }
    const { result, entries } = await entriesOf(call);
    expect([200, 201, 202, 204].filter((status) => status === result.status)).toEqual([result.status]);
    expect(entries.map(told)).toEqual(await expectedEntry(row, arranged, result));
    if (row.isRepeatable) {
      const again = await entriesOf(call);
      expect([again.result.status, again.entries]).toEqual([result.status, []]);
    }
  });
});
