import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, type Person } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { OperationResponse } from '../../support/client/client.ts';
import { countResults, inParallel, outcome } from '../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { ScriptedModel, type ScriptedReply } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

const TURNS = 200;
/** As many as one user may have at the same time. */
const TURNS_PER_USER = 4;
/** In the company currency, of a month. */
const CAP = 60;
const PRICE_PER_MILLION_TOKENS = 1000;

let database: TestDatabase;
let model: ScriptedModel;
let replicas: readonly [TestServer, TestServer];
let people: readonly Person[];

beforeAll(async () => {
  database = await createDatabase();
  model = await ScriptedModel.start();
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'priced' };
  const start = () => startServer({ database, env, replicas: 1 });
  replicas = [await start(), await start()];
  const [first] = replicas;
  const ceo = await createPerson(first, 'chief', 'ceo');
  expect((await ceo.client.call('updateCompany', { body: { budget_monthly: CAP } })).status).toBe(200);
  await changeSetting(first.store, 'budget', 'price_per_million_output_tokens', PRICE_PER_MILLION_TOKENS);
  people = await inParallel(TURNS / TURNS_PER_USER, (index) => createPerson(first, `asker ${index}`, 'observer'));
  await watchEveryWrite();
});
afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await model.close();
  await database.drop();
});

const query = async (text: string, values: unknown[] = []) => (await replicas[0].store.pool.query(text, values)).rows;

/** After every write, the database records the booked and held total, as the writer sees it, and the largest hold. */
const watchEveryWrite = async (): Promise<void> => {
  await query('create table watched (total numeric, hold numeric)');
  await query(`create function watch_budget() returns trigger language plpgsql as $$ begin
    insert into watched select
      (select coalesce(sum(amount), 0) from budget_holds where level = 'company')
        + (select coalesce(sum(spent), 0) from budget_totals where level = 'company'),
      (select max(amount) from budget_holds where level = 'company');
    return null; end $$`);
  for (const table of ['budget_holds', 'budget_totals'])
    await query(`create trigger watch after insert or update or delete on ${table}
      for each statement execute function watch_budget()`);
};

interface Sums {
  readonly highest: number;
  readonly hold: number;
  readonly held: number;
  readonly spent: number;
  readonly writes: number;
}

const sums = async (): Promise<Sums> => {
  const [row] = await query(`select max(total)::float8 as highest, max(hold)::float8 as hold, count(*)::int as writes,
      (select coalesce(sum(amount), 0)::float8 from budget_holds where level = 'company') as held,
      (select coalesce(sum(spent), 0)::float8 from budget_totals where level = 'company') as spent from watched`);
  return row;
};

const take = (index: number): Promise<OperationResponse> => {
  const { identity } = (people[Math.floor(index / TURNS_PER_USER)] as Person).bearer;
  const at = replicas[index % 2 === 0 ? 0 : 1].client.as(identity);
  return at.call('sendTurn', { body: { message: `Question ${index}?`, intent_override: 'explain' } });
};

/** Less than the hold, about as much, three times as much, and a failed call. */
const replies: readonly ScriptedReply[] = [
  { text: 'Short.', usage: { prompt_tokens: 10, completion_tokens: 100 } },
  { text: 'As long as it may be.', usage: { prompt_tokens: 10, completion_tokens: 1000 } },
  { text: 'Longer than it may be.', usage: { prompt_tokens: 10, completion_tokens: 5000 } },
  { drop: true },
];

it(`${TURNS} parallel turns of a priced model on two replicas never book and hold more than the cap`, async () => {
  let count = 0;
  model.script('tools', () => {
    count += 1;
    return replies[count % replies.length] as ScriptedReply;
  });
  const counts = countResults(await inParallel(TURNS, take));
  expect(Object.keys(counts).sort()).toEqual(['200', '402/6000', '502/7000']);
  const { highest, hold, held, writes } = await sums();
  expect(hold).toBeGreaterThan(0);
  expect(highest).toBeLessThanOrEqual(CAP);
  expect([held, writes > TURNS / 2]).toEqual([0, true]);
});

it('402/6000: the remaining budget is spent call by call, up to the cap and not beyond it', async () => {
  model.script('tools', { text: 'Short.', usage: { prompt_tokens: 10, completion_tokens: 700 } });
  let last = '200';
  for (let index = 0; last === '200'; index += 1) last = outcome(await take(index % TURNS));
  const { highest, hold, held, spent } = await sums();
  expect([last, held, model.calls.length > 0]).toEqual(['402/6000', 0, true]);
  expect(highest).toBeLessThanOrEqual(CAP);
  expect(spent + hold).toBeGreaterThan(CAP);
});
