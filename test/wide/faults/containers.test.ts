import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo } from '../../support/builders/people.ts';
import { findServerPids } from '../../support/children/embedded-processes.ts';
import { runCommand } from '../../support/server/operator-command.ts';
import {
  beginServer,
  IN_CONTAINER,
  runServer,
  type ServerProcess,
  startServerProcess,
} from '../../support/server/server-process.ts';
import { eventually } from '../../support/time/eventually.ts';

const mayUnshare = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;
if (!mayUnshare)
  process.stderr.write('containers.test.ts is skipped: this user may not make namespaces for processes\n');

let folder: string;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-containers-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const startIn = async (data: string, more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const server = await startServerProcess({ DATA_DIR: join(folder, data), ...more }, IN_CONTAINER);
  servers.push(server);
  return server;
};

/** The first process of the container. */
const innerOf = ({ process: { pid } }: Pick<ServerProcess, 'process'>): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());

describe.skipIf(!mayUnshare)('containers on one machine', () => {
  it('share a data folder one after the other: while one serves, others and the machine itself are refused', async () => {
    const first = await startIn('shared');
    const ceo = await setUpCeo(first.client);
    const DATA_DIR = join(folder, 'shared');
    for (const launch of [IN_CONTAINER, undefined]) {
      const { code, stderr } = await runServer({ DATA_DIR }, launch);
      expect([code, stderr]).toEqual([1, expect.stringContaining('is in use by a process of another container')]);
    }
    expect((await ceo.call('getCurrentUser')).status).toBe(200);
    await first.kill();
    const next = await startIn('shared');
    expect((await next.client.as(ceo.identity).call('getCurrentUser')).status).toBe(200);
  });

  it("share a folder for temporary files: none deletes the socket of another's database", async () => {
    const first = await startIn('one');
    await setUpCeo(first.client);
    await startIn('other');
    const verified = await runCommand('audit:verify', { DATA_DIR: join(folder, 'one') });
    expect([verified.code, verified.stderr]).toEqual([0, '']);
  });

  it('leave nothing behind there that the next start does not delete', async () => {
    const TMPDIR = await mkdtemp('/tmp/c-');
    await chmod(TMPDIR, 0o755);
    const killed = await startIn('killed', { TMPDIR });
    const left = readdirSync(TMPDIR);
    expect(left).toEqual([expect.stringMatching(/^organisation-pg-/)]);
    await killed.kill();
    await startIn('killed', { TMPDIR });
    expect(readdirSync(TMPDIR)).toHaveLength(1);
    expect(readdirSync(TMPDIR)).not.toEqual(left);
    await rm(TMPDIR, { recursive: true, force: true });
  });

  it('end in time when their database does not respond: the first process of a container cannot kill itself', async () => {
    const server = await startIn('frozen');
    for (const pid of findServerPids(join(folder, 'frozen', 'postgres-18'))) process.kill(pid, 'SIGSTOP');
    process.kill(innerOf(server), 'SIGTERM');
    const late = new Promise((resolve) => setTimeout(resolve, 20_000, 'not ended').unref());
    // By a signal, because it was not an orderly end; the timing determines which one.
    expect(await Promise.race([server.ended, late])).toMatchObject({ code: null, signal: expect.any(String) });
  });

  it('end on SIGTERM before they are ready', async () => {
    const server = beginServer({ DATA_DIR: join(folder, 'hasty') }, IN_CONTAINER);
    await eventually(() => existsSync(join(folder, 'hasty', 'postgres.lock')));
    process.kill(innerOf(server), 'SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, stdout: '' });
  });
});
