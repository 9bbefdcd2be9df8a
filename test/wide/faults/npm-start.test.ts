import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findServerPids, untilTrue } from '../../support/children/embedded-processes.ts';
import { BY_NPM, type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';

const LIMIT_MS = 10_000;
const BASH = '/bin/bash';

/** Shells that npm may put between itself and the server: that of the system, and one that behaves differently. */
const SHELLS = ['sh', ...(existsSync(BASH) ? [BASH] : [])];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-npm-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const startByNpm = (data: string, shell: string): Promise<ServerProcess> => {
  const npm = { npm_config_script_shell: shell, npm_config_update_notifier: 'false' };
  return startServerProcess({ DATA_DIR: data, LOG_LEVEL: 'info', ...npm }, BY_NPM);
};

const answers = (baseUrl: string): Promise<boolean> =>
  fetch(`${baseUrl}/api/v1/healthz`).then(
    () => true,
    () => false,
  );

describe('npm start', () => {
  type Case = [to: string, signal: NodeJS.Signals, shell: string];
  const cases = SHELLS.flatMap((shell): Case[] => [
    ['npm', 'SIGTERM', shell],
    ['npm', 'SIGINT', shell],
    ['npm and the server', 'SIGTERM', shell],
    ['npm and the server', 'SIGINT', shell],
  ]);

  it.each(cases)('sent to %s, %s through %s ends server and database in order', async (to, signal, shell) => {
    const data = await mkdtemp(join(folder, 'data-'));
    const server = await startByNpm(data, shell);
    const npm = server.process.pid ?? 0;
    expect(findServerPids(join(data, 'postgres-18')).length).toBeGreaterThan(0);
    const sentAt = performance.now();
    process.kill(to === 'npm' ? npm : -npm, signal);
    const { code, stderr } = await server.ended;
    expect(performance.now() - sentAt).toBeLessThan(LIMIT_MS);
    expect(code).toBe(0);
    expect(stderr.match(/"msg":"stopping"/g)).toHaveLength(1);
    expect(stderr).not.toContain('could not stop in order');
    expect(await answers(server.baseUrl)).toBe(false);
    expect(findServerPids(join(data, 'postgres-18'))).toEqual([]);
  });
});

describe('a later signal', () => {
  it('ends a server with code 1 that still waits for a request', async () => {
    const server = await startServerProcess({ DATABASE_URL: 'memory:' });
    const { hostname, port } = new URL(server.baseUrl);
    const socket = connect(Number(port), hostname).on('error', () => {});
    const head =
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    // A response to a later request shows that the earlier one has arrived.
    await server.client.call('getReadiness');
    const sentAt = performance.now();
    await untilTrue(() => !server.process.kill('SIGTERM') || server.process.exitCode !== null);
    const { code } = await server.ended;
    const took = performance.now() - sentAt;
    expect(code).toBe(1);
    expect(took).toBeGreaterThan(900);
    expect(took).toBeLessThan(6_000);
  });
});

describe('an early signal', () => {
  /** Sends itself the signal once the first lines have run: long before the server is loaded. */
  const earlySignal = (signal: string): string =>
    `data:text/javascript,process.on('newListener', (name) => {
      if (name === 'SIGTERM') queueMicrotask(() => process.kill(process.pid, '${signal}'));
    })`;

  it.each(['SIGTERM', 'SIGINT'])(
    '%s ends a server that is still loading, also as the first process',
    async (signal) => {
      const child = spawn(process.execPath, ['--import', earlySignal(signal), 'scripts/start.js'], {
        env: { PATH: process.env.PATH ?? '', DATABASE_URL: 'memory:', PORT: '0', LOG_LEVEL: 'info' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
      const [code, by] = await once(child, 'close');
      expect([code, by, said]).toEqual([0, null, '']);
    },
  );
});
