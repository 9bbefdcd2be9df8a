import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConversationLeases } from '../../../domain/conversations/conversation-lease.ts';
import { Renewals } from '../../../domain/foundation/lease.ts';
import { draftReply, interview, questionReply, storedTurns } from '../../support/builders/organisation/charters.ts';
import { createPerson } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

const KIND = 'interview_decision';

let database: TestDatabase;
let model: ScriptedModel;
let servers: readonly [TestServer, TestServer];
/** One user, once on each server. */
let here: Client;
let there: Client;

beforeAll(async () => {
  database = await createDatabase();
  model = await ScriptedModel.start();
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
  servers = [await startServer({ database, env }), await startServer({ database, env })];
  here = (await createPerson(servers[0], 'manager', 'manager')).client;
  there = servers[1].client.as(here.identity);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await model.close();
  await database.drop();
});
beforeEach(() => model.reset());

const open = async (): Promise<string> => {
  model.script(KIND, { json: questionReply('Which goals?') });
  return (await interview(here, 'An idea')).body.data.conversation_id;
};
const promised = () => {
  let settle: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { done, settle };
};
const takeOver = (conversationId: string) =>
  servers[0].store.pool.query(
    `update leases set holder = gen_random_uuid(), fence = fence + 1, expires_at = now() + interval '5 seconds' where resource = $1`,
    [`conversation:${conversationId}`],
  );

describe('turns of one conversation', () => {
  it('run one after the other, on any server; nothing is lost or doubled', async () => {
    const id = await open();
    let running = 0;
    let most = 0;
    model.script(KIND, async (call) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return { json: questionReply(`Question ${call.body.messages.length}`) };
    });
    const answers = await inParallel(8, (index) => interview(index % 2 === 0 ? here : there, `Answer ${index}`, id));
    expect(countResults(answers)).toEqual({ 200: 8 });
    expect(most).toBe(1);
    const turns = await storedTurns(servers[0], id);
    expect(turns.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 18 }, (_, index) => index));
    expect(turns.map(({ role }) => role)).toEqual(turns.map((_, index) => (index % 2 === 0 ? 'user' : 'assistant')));
    const said = turns.filter(({ role, sequence }) => role === 'user' && sequence > 0).map(({ content }) => content);
    expect(said.sort()).toEqual(Array.from({ length: 8 }, (_, index) => `Answer ${index}`));
    // Each turn saw all turns before it: system, opening, question, then two more messages a turn.
    const seen = model
      .callsOf(KIND)
      .slice(1)
      .map(({ body }) => body.messages.length);
    expect(seen).toEqual(Array.from({ length: 8 }, (_, index) => 4 + 2 * index));
  });

  it('of different conversations run in parallel', async () => {
    const ids = [await open(), await open(), await open()];
    const { done, settle } = promised();
    let running = 0;
    model.script(KIND, async () => {
      running += 1;
      if (running === 3) settle();
      await done;
      return { json: questionReply('Go on?') };
    });
    const answers = await Promise.all(ids.map((id) => interview(here, 'Answer', id)));
    expect(countResults(answers)).toEqual({ 200: 3 });
  });

  it('both redraft when two drafts arrive at the same time: one charter, version 3', async () => {
    model.script(KIND, { json: draftReply() });
    const { conversation_id: id, charter } = (await interview(here, 'An idea')).body.data;
    const answers = await Promise.all([interview(here, 'Shorter', id), interview(there, 'Longer', id)]);
    expect(answers.map(({ body }) => body.data.charter.version).sort()).toEqual([2, 3]);
    expect(answers.map(({ body }) => body.data.charter.id)).toEqual([charter.id, charter.id]);
  });
});

describe('the fencing number', () => {
  it('409: a turn whose lease was taken over during the model call writes nothing', async () => {
    const id = await open();
    const { conversation_turns: before } = (
      await servers[0].store.pool.query('select count(*)::int as conversation_turns from conversation_turns')
    ).rows[0];
    model.script(KIND, async () => {
      await takeOver(id);
      return { json: draftReply() };
    });
    expect(errorOf(await interview(here, 'Answer', id))).toEqual([409, 4000]);
    const { rows } = await servers[0].store.pool.query(
      'select (select count(*)::int from conversation_turns) as turns, (select count(*)::int from charters where conversation_id = $1) as charters',
      [id],
    );
    expect(rows[0]).toEqual({ turns: before, charters: 0 });
    await servers[0].store.pool.query('delete from leases where resource = $1', [`conversation:${id}`]);
  });

  it('409: a turn whose lease expired writes nothing either, even if no other turn has it', async () => {
    const id = await open();
    model.script(KIND, async () => {
      await servers[0].store.pool.query(
        `update leases set expires_at = now() - interval '1 second' where resource = $1`,
        [`conversation:${id}`],
      );
      return { json: questionReply('And?') };
    });
    expect(errorOf(await interview(here, 'Answer', id))).toEqual([409, 4000]);
    expect(await storedTurns(servers[0], id)).toHaveLength(2);
    model.script(KIND, { json: questionReply('And?') });
    expect((await interview(there, 'Answer', id)).status).toBe(200);
  });
});

describe('a lease', () => {
  const never = new AbortController().signal;
  const leasesOn = (clock: ManualClock, sleep: (milliseconds: number) => Promise<unknown>) =>
    new ConversationLeases({ pool: servers[0].store.pool, clock, sleep, renewals: new Renewals(clock, () => {}) });

  it('of a dead holder expires after 30 s; the fencing number increases with every holder', async () => {
    const clock = new ManualClock();
    const waits: number[] = [];
    const leases = leasesOn(clock, async (milliseconds) => {
      waits.push(milliseconds);
      clock.advance(milliseconds / 1000);
    });
    const id = crypto.randomUUID();
    const dead = await leases.acquire(id, never);
    const startedAt = clock.monotonicSeconds();
    const next = await leases.acquire(id, never);
    const waited = clock.monotonicSeconds() - startedAt;
    expect(waits.slice(0, 6)).toEqual([50, 100, 200, 400, 500, 500]);
    expect(waited).toBeGreaterThanOrEqual(30);
    expect(waited).toBeLessThan(31);
    const { rows } = await servers[0].store.pool.query('select fence from leases where resource = $1', [
      `conversation:${id}`,
    ]);
    expect(Number(rows[0].fence)).toBe(2);
    const { unitOfWork } = servers[0].store;
    await expect(unitOfWork.write((em) => dead.requireHeld(em))).rejects.toMatchObject({ code: 4000 });
    await unitOfWork.write((em) => next.requireHeld(em));
    // A late release by the dead holder does not affect the other one.
    await dead.release();
    await unitOfWork.write((em) => next.requireHeld(em));
    await next.release();
    await leases.acquire(id, never).then((lease) => lease.release());
  });

  it('that is not released in 60 s is not awaited: 429/5002, with Retry-After 1', async () => {
    const clock = new ManualClock();
    const id = crypto.randomUUID();
    const holder = leasesOn(clock, async () => {});
    const { pool } = servers[0].store;
    await holder.acquire(id, never);
    const startedAt = clock.monotonicSeconds();
    const waiting = leasesOn(clock, async (milliseconds) => {
      clock.advance(milliseconds / 1000);
      await pool.query('update leases set expires_at = $2 where resource = $1', [
        `conversation:${id}`,
        new Date(clock.now().getTime() + 30_000),
      ]);
    });
    await expect(waiting.acquire(id, never)).rejects.toMatchObject({ code: 5002, retryAfterSeconds: 1 });
    expect(clock.monotonicSeconds() - startedAt).toBeLessThan(61);
  });

  it('is not awaited when the request was aborted', async () => {
    const clock = new ManualClock();
    const id = crypto.randomUUID();
    const leaving = new AbortController();
    const leases = leasesOn(clock, async () => leaving.abort(new Error('gone')));
    await leases.acquire(id, never);
    await expect(leases.acquire(id, leaving.signal)).rejects.toThrow('gone');
  });

  it('is released when a turn fails', async () => {
    const id = await open();
    model.script(KIND, { drop: true });
    expect(errorOf(await interview(here, 'Answer', id))).toEqual([502, 7000]);
    await eventually(async () => {
      const { rows } = await servers[0].store.pool.query(
        'select expires_at <= now() as free from leases where resource = $1',
        [`conversation:${id}`],
      );
      return rows[0].free;
    });
  });
});
