import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, PASSWORD, type Session } from '../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { countResults, outcome } from '../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

const ROUNDS = 6;
const CANDIDATES = 4;
/** For every request: it arrived after the transfer. Requests for the deleted user may arrive after the deletion, too. */
const NOT_CEO = '403/1001';
const NOT_FOUND = '404/3000';

let database: TestDatabase;
let replicas: readonly [TestServer, TestServer];
/** Every candidate for the ceo in a round, with a session. */
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

/** Counts the ceos of every committed state while the work runs; resolves with the counts. */
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

/** A response, and its permitted results besides `NOT_CEO`. */
interface Raced {
  readonly answer: OperationResponse;
  readonly allowed: readonly string[];
}

interface Round {
  readonly transfers: readonly Raced[];
  readonly others: readonly Raced[];
}

/** All operations of the ceo on users, in parallel: transfers to all candidates and to a user who is being deleted. */
const race = async (round: number): Promise<Round> => {
  const ceo = await ceoId();
  const at = everywhere((people.get(ceo) as Session).client);
  const candidates = [...people.keys()].filter((id) => id !== ceo);
  const { id: doomedId, ...doomed } = await createPerson(replicas[0], `doomed ${round}`, 'observer');
  const send = async (
    user_id: string,
    allowed: readonly string[],
    request: Promise<OperationResponse>,
  ): Promise<Raced> => ({
    answer: await request,
    allowed: [...allowed, NOT_CEO, ...(user_id === doomedId ? [NOT_FOUND] : [])],
  });
  const transfer = (user_id: string) =>
    send(user_id, ['200'], at().call('transferCeo', { path: { user_id }, body: { password: PASSWORD } }));
  const transfers = [...candidates, doomedId, ...candidates].map(transfer);
  const others = [...candidates, doomedId].flatMap((user_id) => {
    const path = { user_id };
    const role = round % 2 === 0 ? 'observer' : 'manager';
    return [
      send(user_id, ['200'], at().call('updateUserRole', { path, body: { role } })),
      send(user_id, ['409/4000'], at().call('updateUserRole', { path, body: { role: 'ceo' } })),
      send(user_id, ['201', '409/4001'], at().call('grantOrgRole', { path, body: { role: 'editor' } })),
      send(user_id, ['204', NOT_FOUND], at().call('revokeOrgRole', { path: { ...path, role: 'editor' } })),
    ];
  });
  const remove = (user_id: string, done: string) =>
    send(user_id, [done], at().call('deleteUser', { path: { user_id } }));
  const deletions = [remove(doomedId, '204'), remove(ceo, '409/4000')];
  const answers = { transfers: await Promise.all(transfers), others: await Promise.all([...others, ...deletions]) };
  if ((await ceoId()) === doomedId) people.set(doomedId, doomed);
  return answers;
};

it('parallel transfers of the ceo, changes of roles and deletions: always exactly one ceo, and expected responses', async () => {
  const rounds: Round[] = [];
  const seen = await countCeosDuring(async () => {
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await race(round));
  });
  expect([...seen]).toEqual([1]);
  for (const { transfers, others } of rounds) {
    expect(countResults(transfers.map(({ answer }) => answer))[200]).toBe(1);
    for (const { answer, allowed } of [...transfers, ...others]) expect(allowed).toContain(outcome(answer));
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
