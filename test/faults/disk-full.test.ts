import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Acknowledged } from '../support/builders/load/acknowledged.ts';
import { allowManyProjects, setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { inParallel } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { mountSmallDisk } from '../support/disk/small-disk.ts';
import { expectRefused, runCommand } from '../support/server/operator-command.ts';
import { runServer, SECRETS, type ServerProcess, startServerProcess } from '../support/server/server-process.ts';
import { eventually } from '../support/time/eventually.ts';

/** How often the disk becomes full; `npm run test:faults` raises it. */
const ROUNDS = Number(process.env.DISK_ROUNDS ?? 1);
/** Space for a cluster and a little more, and for the segments that each round adds to its log: without a checkpoint it keeps them all. */
const DISK_MEBIBYTES = 64 + 32 * ROUNDS;
/** Too little for the next segment of the log, which has 16, and enough for the writes until then. */
const LESS_THAN_A_SEGMENT = 12;
const WRITERS = 4;
/** The supervisor pauses at most 5 s between two attempts to start PostgreSQL. */
const RECOVERY_SECONDS = 15;

const disk = await mountSmallDisk(DISK_MEBIBYTES);

describe.skipIf(disk === null)('a full disk', () => {
  const path = disk?.path ?? '';
  const data = join(path, 'data');
  const acknowledged = new Acknowledged();
  let server: ServerProcess;
  let ceo: Client;
  beforeAll(async () => {
    server = await startServerProcess({ DATA_DIR: data, LOG_LEVEL: 'warn' });
    ceo = await allowManyProjects(await setUpCeo(server.client));
  });
  afterAll(async () => {
    await server.kill();
    await disk?.remove();
  });

  /** Creates projects, several in parallel, until one is refused; resolves with the error. */
  const writeUntilRefused = async (): Promise<string[]> => {
    let isFull = false;
    return inParallel(WRITERS, async () => {
      for (;;) {
        const outcome = await acknowledged.write(ceo);
        isFull ||= outcome !== '201';
        if (isFull) return outcome;
      }
    });
  };
  const expectRecovery = async (): Promise<void> => {
    await eventually(async () => (await acknowledged.write(ceo)) === '201', RECOVERY_SECONDS);
    await eventually(async () => (await server.client.call('getReadiness')).status === 200, RECOVERY_SECONDS);
    await acknowledged.expectAllThere(ceo);
    // No other response was sent.
    expect(Object.keys(acknowledged.outcomes).sort()).toEqual(['201', '503/8001']);
  };

  it(`refuses writes with 503/8001, serves reads, and accepts writes again when there is space, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      disk?.fill();
      expect(await writeUntilRefused()).toContain('503/8001');
      for (const operation of ['listProjects', 'getCurrentUser', 'listUsers'] as const)
        expect((await ceo.call(operation)).status).toBe(200);
      expect((await server.client.call('getLiveness')).status).toBe(200);
      disk?.free();
      await expectRecovery();
    }
  });

  it(`that stops the log of the database ends in recovery, with a warning that has the reason, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // The writes since the last round may have ended a segment: PostgreSQL must need another one.
      disk?.fill(LESS_THAN_A_SEGMENT);
      expect(await writeUntilRefused()).toContain('503/8001');
      expect((await server.client.call('getLiveness')).status).toBe(200);
      disk?.free();
      await expectRecovery();
    }
    process.stdout.write(`a full disk: ${JSON.stringify(acknowledged.outcomes)}, nothing lost\n`);
  });

  it('ends a backup onto it with one line, and nothing is left of the backup', async () => {
    const target = known(await mountSmallDisk(1));
    onTestFinished(() => target.remove());
    target.fill();
    expectRefused(await runCommand('backup', { DATA_DIR: data }, join(target.path, 'backup')), 'no space is left');
    expect(readdirSync(target.path)).toEqual(['ballast']);
    await acknowledged.expectAllThere(ceo);
  });

  it('ends a start with one line, and the next start with space serves what was acknowledged', async () => {
    const { stderr } = await server.stop();
    expect(stderr).toContain('No space left on device');
    disk?.fill();
    expectRefused(await runServer({ DATA_DIR: data, ...SECRETS }), 'o space left on device');
    expectRefused(await runServer({ DATA_DIR: data }), 'no space is left');
    expectRefused(await runServer({ DATA_DIR: join(path, 'another') }), 'no space is left');
    disk?.free();
    server = await startServerProcess({ DATA_DIR: data });
    ceo = server.client.as(ceo.identity);
    await expectRecovery();
  });
});
