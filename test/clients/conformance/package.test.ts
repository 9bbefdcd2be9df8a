import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';
import { against, runNode } from './runs.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  server = await startServerProcess({ DATA_DIR: join(folder, 'data'), MODEL_PROVIDER: 'guided' });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the package of the conformance kit', () => {
  it('installs into an empty folder without any other, and its command runs there', async () => {
    const packed = await runNode(['scripts/release/packages/conformance.ts', join(folder, 'packed')]);
    expect(packed).toMatchObject({ code: 0, stderr: '' });
    const empty = join(folder, 'empty');
    await mkdir(empty);
    const install = ['install', '--offline', '--no-audit', '--no-fund', '--prefix', empty, packed.stdout.trim()];
    await promisify(execFile)('npm', install, { cwd: empty });
    const installed = (await readdir(join(empty, 'node_modules'))).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['organisation-platform-conformance']);

    const bin = join(empty, 'node_modules/.bin/organisation-platform-conformance');
    const {
      code,
      stdout: told,
      stderr,
    } = await runNode([bin, ...against(server.baseUrl, '--groups', 'etags,cursors')], {}, empty);
    expect([code, stderr]).toEqual([0, '']);
    expect(told).toContain('etags: 8 hold, 0 fail, 0 skipped');
  });
});
