import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo, signIn, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, inParallel, outcome } from '../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { MovableTime } from '../../support/database/movable-time.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';
import { eventually } from '../../support/time/eventually.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const JUMPS = [HOUR, -HOUR, DAY, -DAY];
/** The servers follow the database within ten seconds; `npm run test:faults` tests it with all of them. */
const DATABASE_JUMPS = process.env.CLOCK_JUMPS === 'all' ? JUMPS : [-DAY];
/** The rate limit window of `createProject`. */
const WINDOW = 120;
/** A process reads the time of the database every ten seconds. */
const ASKED_SECONDS = 12;
/** A job that runs every minute is at most three minutes late. */
const LATE_SECONDS = 185;
/** The share of a processor without requests. */
const IDLE_SHARE = 0.5;

const folder = mkdtempSync(join(tmpdir(), 'platform-clock-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const skewOf = (name: string): string => join(folder, name);
/** A server whose own clock is shifted by the seconds in its file. */
const startSkewed = (name: string, seconds: number, env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  writeFileSync(skewOf(name), String(seconds));
  const options = '--import ./test/support/time/skewed-date.ts';
  return startServerProcess({ ...env, CLOCK_SKEW: skewOf(name), NODE_OPTIONS: options });
};

const secondsFromNow = (text: string): number => Math.abs(Date.parse(text) - Date.now()) / 1000;
const create = (client: Client, name: string) => client.call('createProject', { body: { name } });

describe('two servers whose clocks differ by an hour', () => {
  let database: TestDatabase;
  let servers: ServerProcess[];
  let callers: Client[];
  beforeAll(async () => {
    database = await createDatabase();
    const env = { DATABASE_URL: database.url, DATABASE_POOL_MAX: '6', RATE_LIMITS: 'on' };
    servers = await Promise.all([startSkewed('right', 0, env), startSkewed('ahead', HOUR, env)]);
    const [right, ahead] = servers as [ServerProcess, ServerProcess];
    await setUpCeo(right.client);
    // The sign-in is at the server whose clock is ahead: by its own clock, the other one would see a token of the future.
    const there = await signIn(ahead.client, 'chief');
    callers = [right.client.as(there.identity), there];
  });
  afterAll(async () => {
    for (const server of servers) expect((await server.stop()).code).toBe(0);
    await database.drop();
  });

  it("accept each other's sessions, and write the same times", async () => {
    for (const caller of callers) {
      expect((await caller.call('getCurrentUser')).status).toBe(200);
      expect(secondsFromNow((await create(caller, 'dated')).body.data.created_at)).toBeLessThan(5);
    }
  });

  it('share one rate limit window', async () => {
    const answers: Awaited<ReturnType<typeof create>>[] = [];
    // One user has few connections of the pool, and a request that waits too long for one is 503.
    for (let batch = 0; batch < 8; batch += 1)
      answers.push(...(await inParallel(WINDOW / 6, (index) => create(callers[index % 2] as Client, 'counted'))));
    const counts = countResults(answers);
    expect(Object.keys(counts).sort()).toEqual(['201', '429/5001']);
    expect(counts['201']).toBeLessThanOrEqual(WINDOW);
    for (const { body, status } of answers)
      if (status === 429) expect(body.error_detail.retry_after).toBeLessThanOrEqual(60);
  });
});

describe('a server whose clock jumps while it runs', () => {
  it('continues, ends no session, writes the right times, and is idle without requests', async () => {
    const database = await createDatabase();
    const server = await startSkewed('jumping', 0, { DATABASE_URL: database.url, DATABASE_POOL_MAX: '6' });
    const ceo = await setUpCeo(server.client);
    for (const jump of JUMPS) {
      writeFileSync(skewOf('jumping'), String(jump));
      // The log uses the time of the process, which reads its file within a second.
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (let count = 0; count < 5; count += 1) {
        const answer = await create(ceo, `${jump} ${count}`);
        expect([jump, outcome(answer)]).toEqual([jump, '201']);
        expect(secondsFromNow(answer.body.data.created_at)).toBeLessThan(5);
      }
      expect((await server.client.call('getReadiness')).status).toBe(200);
      expect(await server.busyShare(400)).toBeLessThan(IDLE_SHARE);
    }
    expect((await server.stop()).code).toBe(0);
    await database.drop();
  });
});

describe.runIf(process.env.CLOCK_JUMPS === 'all')('scheduled work', () => {
  /** Jobs of all kinds that a server has finished. */
  const ended = async ({ client }: ServerProcess): Promise<number> => {
    const { status, text } = await client.call('getMetrics');
    expect(status).toBe(200);
    const counts = [...text.matchAll(/^job_duration_seconds_count\{.*\} (\d+)$/gm)];
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const goesOn = async (server: ServerProcess): Promise<void> => {
    const before = await ended(server);
    await eventually(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return (await ended(server)) > before;
    }, LATE_SECONDS);
  };

  it('runs although the clock of the machine is ahead, jumps forward and is moved back', async () => {
    const database = await createDatabase();
    const server = await startSkewed('by the clock', HOUR, { DATABASE_URL: database.url, DATABASE_POOL_MAX: '6' });
    await goesOn(server);
    for (const skew of [DAY, 0, -DAY]) {
      writeFileSync(skewOf('by the clock'), String(skew));
      await goesOn(server);
    }
    expect((await server.stop()).code).toBe(0);
    await database.drop();
  }, 900_000);
});

describe('a database whose clock jumps', () => {
  it('is followed by its servers: nothing stays locked, API keys continue to work, and a new sign-in is enough', async () => {
    const database = await createDatabase();
    const time = await MovableTime.of(database);
    const server = await startServerProcess({ DATABASE_URL: database.url, DATABASE_POOL_MAX: '6' });
    const ceo = await setUpCeo(server.client);
    const program = await withApiKey(ceo, 'ceo');
    for (const jump of DATABASE_JUMPS) {
      await time.set(jump);
      await eventually(async () => {
        const answer = await create(program, 'dated');
        expect(outcome(answer)).toBe('201');
        return Math.abs(secondsFromNow(answer.body.data.created_at) - Math.abs(jump)) < 5;
      }, ASKED_SECONDS);
      expect((await signIn(server.client, 'chief')).identity.cookies).toBeDefined();
      expect(await server.busyShare(400)).toBeLessThan(IDLE_SHARE);
    }
    expect((await server.stop()).code).toBe(0);
    await database.drop();
  });
});
