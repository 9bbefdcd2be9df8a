import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server/server.ts';

const blocksOf = (name: string) => {
  const page = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  return [...page.matchAll(/^```(sh|js)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({ language, text }));
};
const blocks = blocksOf('docs/recipes.md');
const HAS_CURL =
  spawnSync('curl', ['--version']).error === undefined && spawnSync('bash', ['--version']).error === undefined;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'recipes-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!HAS_CURL)('the recipes', () => {
  it('work in their order, each line of them, on a fresh server', async () => {
    const script = join(folder, 'all.sh');
    // One after the other in one shell, which ends at the first line that fails and reports it.
    const text = blocks.filter(({ language }) => language === 'sh').map((block) => block.text);
    writeFileSync(
      script,
      ['set -euo pipefail', "trap 'echo failed: $BASH_COMMAND' ERR", ...text, 'echo done'].join('\n'),
    );
    // As the package would install it.
    const kit = new URL('../../clients/conformance/main.ts', import.meta.url).pathname;
    const bin = join(folder, 'organisation-platform-conformance');
    writeFileSync(bin, `#!/bin/sh\nexec ${process.execPath} ${kit} "$@"\n`, { mode: 0o755 });
    const run = promisify(execFile)('bash', [script], {
      cwd: folder,
      env: { PATH: `${folder}:${process.env.PATH}`, BASE: server.baseUrl },
    });
    const { stdout } = await run.catch((error: { stdout: string; stderr: string }) => ({
      stdout: error.stdout + error.stderr,
    }));
    expect(stdout).toMatch(/\ndone\n$/);
    expect(stdout).not.toContain('failed:');
  });
  it('read a streamed turn in a page', async () => {
    const { text = '' } = blocks.find(({ language }) => language === 'js') ?? {};
    const signedIn = await server.client.call('login', {
      body: { username: 'admin', password: 'correct horse battery' },
    });
    const cookie = Object.entries(signedIn.cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    const said: string[] = [];
    /** The environment of a page: its cookies, its address, and a console. */
    const around = {
      document: { cookie },
      fetch: (path: string, init: RequestInit) =>
        fetch(server.baseUrl + path, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } }),
      console: { log: (word: string) => said.push(word) },
    };
    const AsyncFunction = (async () => {}).constructor as new (
      ...names: string[]
    ) => (...values: unknown[]) => Promise<void>;
    await new AsyncFunction(...Object.keys(around), text)(...Object.values(around));
    expect(said.join('')).toMatch(/department/i);
  });
});

it.skipIf(!HAS_CURL)(
  'the quick start and the tour work on a fresh server: their only errors are the two that they show',
  async () => {
    const fresh = await startServer({ env: { WORKER: 'on' } });
    await fresh.services.startBackground();
    const cwd = mkdtempSync(join(tmpdir(), 'tour-'));
    try {
      const text = [...blocksOf('README.md'), ...blocksOf('docs/tour.md')].map((block) => block.text).join('\n');
      expect(text).toContain('B=http://127.0.0.1:3001/api/v1;');
      const script = text.replace('http://127.0.0.1:3001', fresh.baseUrl);
      const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd });
      const codes = [...stdout.matchAll(/"error_code":(\d+)/g)].map(([, code]) => Number(code));
      expect(codes).toEqual([2001, 3000]);
      expect(stdout).toContain('"tool_arguments":{"name":"Applied Research"}');
      expect(stdout).toContain('Written by the built-in guide; no language model was used.');
      expect(stdout).toMatch(/"name":"Billing errors, weekly\.md",[^}]*"is_accepted":true/);
    } finally {
      await fresh.close();
      rmSync(cwd, { recursive: true, force: true });
    }
  },
);
