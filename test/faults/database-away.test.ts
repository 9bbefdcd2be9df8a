import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, setUpCeo } from '../support/builders/people.ts';
import {
  type DatabaseChild,
  killDatabaseChild,
  readPostmasterPid,
  startDatabaseChild,
  stopDatabaseChild,
} from '../support/children/embedded-processes.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { type Forwarder, startForwarder } from '../support/database/forwarder.ts';
import { type ServerProcess, startServerProcess } from '../support/server/server-process.ts';
import { eventually } from '../support/time/eventually.ts';

/** A busy machine may take this long to start a database and to connect to it. */
const PATIENCE_SECONDS = 60;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-away-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a database server that becomes unavailable under a running server', () => {
  let database: DatabaseChild;
  let forwarder: Forwarder;
  let server: ServerProcess;
  let ceo: Client;
  let socket = '';
  let password = '';

  /** Starts the database again in the same folder; its socket may be in another place. */
  const startDatabase = async (): Promise<void> => {
    database = startDatabaseChild(join(folder, 'server'));
    const { host = '', password: given = '' } = await database.report;
    socket = join(host, '.s.PGSQL.5432');
    password = given;
  };
  beforeAll(async () => {
    await startDatabase();
    forwarder = await startForwarder(() => socket);
    const url = `postgres://postgres:${password}@127.0.0.1:${forwarder.port}/platform`;
    server = await startServerProcess({ DATABASE_URL: url, RATE_LIMITS: 'on', DATABASE_POOL_MAX: '4' });
    ceo = await setUpCeo(server.client);
  });
  // A failed start leaves the later parts undefined.
  afterAll(async () => {
    const ending = await server?.stop();
    await forwarder?.sever();
    await stopDatabaseChild(database);
    expect(ending?.code).toBe(0);
  });

  /** Responses while the database is unavailable: 503/8001 to callers, a report by the probes, and liveness. */
  const expectAway = async (): Promise<void> => {
    await eventually(async () => (await server.client.call('getReadiness')).status === 503, PATIENCE_SECONDS);
    for (let round = 0; round < 3; round += 1) {
      expect(errorOf(await ceo.call('getCurrentUser'))).toEqual([503, 8001]);
      expect(errorOf(await ceo.call('getHealth'))).toEqual([503, 8001]);
      const login = await server.client.call('login', { body: { username: 'chief', password: PASSWORD } });
      expect(errorOf(login)).toEqual([503, 8001]);
      expect(login.body.error_detail.retryable).toBe(true);
      const probe = await server.client.call('getReadiness');
      expect([probe.status, probe.body.success, probe.body.data.status]).toEqual([503, true, 'unavailable']);
      expect((await server.client.call('getLiveness')).status).toBe(200);
      expect((await server.client.call('getDocs')).status).toBe(200);
    }
  };
  /** Each pool, and the connection that receives notifications, reconnects by itself: readiness is only the first. */
  const expectBack = async (): Promise<void> => {
    const isBack = async (): Promise<boolean> => {
      const answers = [await server.client.call('getReadiness'), await ceo.call('getCurrentUser')];
      const health = await ceo.call('getHealth');
      return answers.every(({ status }) => status === 200) && health.status === 200 && health.body.data.message_bus;
    };
    await eventually(isBack, PATIENCE_SECONDS);
    expect((await ceo.call('getHealth')).body.data).toMatchObject({ persistence: true, message_bus: true });
  };

  it('returns 503/8001 while it is stopped, and serves again without a restart', async () => {
    await stopDatabaseChild(database);
    await expectAway();
    await startDatabase();
    await expectBack();
  });
  it('returns 503/8001 after it was killed, and serves again without a restart', async () => {
    await killDatabaseChild(database);
    await expectAway();
    await startDatabase();
    await expectBack();
  });
  it('responds to each request of a burst with success or 503/8001 while it stops and starts', async () => {
    let isOver = false;
    const seen = new Set<string>();
    const burst = async (): Promise<void> => {
      while (!isOver) {
        const answer = await ceo.call('createProject', { body: { name: 'k' } });
        seen.add(errorOf(answer).join('/'));
      }
    };
    const callers = Array.from({ length: 4 }, burst);
    try {
      for (let round = 0; round < 3; round += 1) {
        await forwarder.sever();
        await ceo.call('getCurrentUser');
        await forwarder.mend();
        await expectBack();
      }
    } finally {
      isOver = true;
      await Promise.all(callers);
    }
    // The rate limit ends a long burst; other responses are not allowed.
    expect([...seen].filter((text) => !['201/', '503/8001', '429/5001'].includes(text))).toEqual([]);
    expect(seen.has('201/')).toBe(true);
  });
});

/** As `readPostmasterPid`; the killed process while the file is replaced. */
const postmasterOf = (cluster: string, killed: number): number => {
  try {
    return readPostmasterPid(cluster);
  } catch {
    return killed;
  }
};

// The exit codes of stops are not tested: a busy server that needs more than 9.5 s kills itself (spec/rules/limits.md#shutdown).
describe('an embedded database that is killed under its server', () => {
  it('is restarted by the server, and nothing acknowledged is lost', async () => {
    const data = join(folder, 'embedded');
    const cluster = join(data, 'postgres-18');
    const server = await startServerProcess({ DATA_DIR: data });
    const ceo = await setUpCeo(server.client);
    for (let round = 0; round < 3; round += 1) {
      const name = `key ${round}`;
      const { status, body } = await ceo.callRaw('createApiKey', { body: { name, role: 'observer' } });
      expect([round, status, body.error]).toEqual([round, 201, null]);
      const killed = readPostmasterPid(cluster);
      process.kill(killed, 'SIGKILL');
      // The processes of the connections respond until they notice the death of the server, so a response alone does not show the restart.
      await eventually(() => postmasterOf(cluster, killed) !== killed, PATIENCE_SECONDS);
      await eventually(async () => {
        const answer = await ceo.call('listApiKeys');
        if (answer.status !== 200) expect(errorOf(answer)).toEqual([503, 8001]);
        return answer.status === 200;
      }, PATIENCE_SECONDS);
      await eventually(async () => (await server.client.call('getReadiness')).status === 200, PATIENCE_SECONDS);
    }
    const names = (await ceo.call('listApiKeys')).body.data.map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(['key 0', 'key 1', 'key 2']);
    await server.stop();
  });

  it('and cannot be restarted is logged with the reason, and serves again after the repair', async () => {
    const data = join(folder, 'hindered');
    const cluster = join(data, 'postgres-18');
    const server = await startServerProcess({ DATA_DIR: data, LOG_LEVEL: 'warn' });
    let log = '';
    server.process.stderr?.on('data', (chunk: string) => (log += chunk));
    const killed = readPostmasterPid(cluster);
    await rename(cluster, `${cluster}.away`);
    process.kill(killed, 'SIGKILL');
    await eventually(() => log.includes('the server could not be restarted: ENOENT'), PATIENCE_SECONDS);
    await rename(`${cluster}.away`, cluster);
    await eventually(async () => (await server.client.call('getReadiness')).status === 200, PATIENCE_SECONDS);
    await server.stop();
  });
});
