import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser, createPerson, PASSWORD, type Session } from '../support/builders/people.ts';
import type { Answer, Client } from '../support/client/client.ts';
import { countOutcomes, outcome } from '../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

const ROUNDS = 6;
const CANDIDATES = 4;
/** What each request of a round may return: done, not the ceo any more, deleted, or refused by a rule on users. */
const SENSIBLE = ['200', '201', '204', '403/1001', '404/3000', '409/4000', '409/4001'];

let database: TestDatabase;
let replicas: readonly [TestServer, TestServer];
/** Everybody who may become the ceo in a round, with a session. */
const people = new Map<string, Session>();

beforeAll(async () => {
  database = await createDatabase();
  replicas = [await startServer({ database, replicas: 1 }), await startServer({ database, replicas: 1 })];
  const { id, ...session } = await createPerson(replicas[0], 'chief', 'ceo');
  people.set(id, session);
  for (let index = 0; index < CANDIDATES; index += 1) {
    const candidate = await createPerson(replicas[0], `candidate ${index}`, 'manager');
    people.set(candidate.id, candidate);
  }
  await noteChanges();
});
afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await database.drop();
});

const query = async (text: string, values: unknown[] = []) => (await replicas[0].store.pool.query(text, values)).rows;

/** The order in which changes of users were made: each entry is written under the lock of all users. */
const noteChanges = async (): Promise<void> => {
  await query('create table noted (position bigserial, action text, actor_id text, target_id text)');
  await query(`create function note_change() returns trigger language plpgsql as $$ begin
    insert into noted (action, actor_id, target_id) values (new.action, new.actor_id, new.target_id); return null; end $$`);
  await query('create trigger note after insert on audit_entries for each row execute function note_change()');
};

const ceoId = async (): Promise<string> => (await query(`select id from users where role = 'ceo'`))[0].id;

/** Counts the ceos of every state that is committed while the work runs; the counts that were seen. */
const countCeosDuring = async (work: () => Promise<void>): Promise<ReadonlySet<number>> => {
  const seen = new Set<number>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) seen.add((await query(`select count(*)::int as ceos from users where role = 'ceo'`))[0].ceos);
  })();
  await work().finally(() => {
    isOver = true;
  });
  await watching;
  return seen;
};

/** The same caller at one replica and the other, in turn. */
const everywhere = ({ identity }: Client): (() => Client) => {
  let count = 0;
  return () => {
    count += 1;
    return replicas[count % 2 === 0 ? 0 : 1].client.as(identity);
  };
};

interface Round {
  readonly transfers: readonly Answer[];
  readonly others: readonly Answer[];
}

/** Everything the ceo does with users, at the same time: the office to all candidates and to somebody who is being deleted. */
const race = async (round: number): Promise<Round> => {
  const ceo = await ceoId();
  const at = everywhere((people.get(ceo) as Session).client);
  const candidates = [...people.keys()].filter((id) => id !== ceo);
  const doomed = await addUser(replicas[0], `doomed ${round}`, 'observer');
  const transfer = (user_id: string) => at().call('transferCeo', { path: { user_id }, body: { password: PASSWORD } });
  const transfers = [...candidates, doomed.id, ...candidates].map(transfer);
  const others = [...candidates, doomed.id].flatMap((user_id) => {
    const path = { user_id };
    return [
      at().call('updateUserRole', { path, body: { role: round % 2 === 0 ? 'observer' : 'manager' } }),
      at().call('updateUserRole', { path, body: { role: 'ceo' } }),
      at().call('grantOrgRole', { path, body: { role: 'editor' } }),
      at().call('revokeOrgRole', { path: { ...path, role: 'editor' } }),
    ];
  });
  const deletions = [doomed.id, ceo].map((user_id) => at().call('deleteUser', { path: { user_id } }));
  return { transfers: await Promise.all(transfers), others: await Promise.all([...others, ...deletions]) };
};

it('parallel transfers of the ceo, changes of roles and deletions: always exactly one ceo, and expected responses', async () => {
  const rounds: Round[] = [];
  const seen = await countCeosDuring(async () => {
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await race(round));
  });
  expect([...seen]).toEqual([1]);
  for (const { transfers, others } of rounds) {
    expect(countOutcomes(transfers)[200]).toBe(1);
    for (const answer of [...transfers, ...others]) expect(SENSIBLE).toContain(outcome(answer));
  }
});

it('403/1001: a former ceo changes nothing after the transfer', async () => {
  const changes = await query(`select action, actor_id, target_id from noted
    where action like 'user.%' or action like 'org_role.%' order by position`);
  let holder = changes[0].actor_id;
  let handed = 0;
  for (const { action, actor_id, target_id } of changes) {
    expect(actor_id).toBe(holder);
    if (action !== 'user.ceo_transferred') continue;
    holder = target_id;
    handed += 1;
  }
  expect([handed, holder]).toEqual([ROUNDS, await ceoId()]);
});
