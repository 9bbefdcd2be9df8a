import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a part that fails this many times before it passes. */
const runPart = (failures: number, ci: string) => {
  const program = join(folder, `${failures}-${ci}.js`);
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync('${program}.runs', 'x');
    process.exitCode = readFileSync('${program}.runs').length > ${failures} ? 0 : 1;`,
  );
  const parts = JSON.stringify([{ name: 'the part', command: [process.execPath, program] }]);
  const script = `import { runParts } from './scripts/external/parts.ts'; await runParts(${parts});`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, CI: ci },
  });
  return {
    status,
    lines: stdout
      .replace(/ \([\d.]+ min\)/, '')
      .trim()
      .split(/\n+/),
  };
};

describe('a part of the wide tests that fails', () => {
  it('once, runs again in CI, passes, and is printed as flaky', () => {
    const lines = ['flaky: the part', 'ok      the part', '1 passed, 0 failed'];
    expect(runPart(1, 'true')).toEqual({ status: 0, lines });
  });

  it('twice, has failed', () => {
    expect(runPart(2, 'true')).toEqual({ status: 1, lines: ['FAILED  the part', '0 passed, 1 failed'] });
  });

  it('is not repeated elsewhere', () => {
    expect(runPart(1, '')).toEqual({ status: 1, lines: ['FAILED  the part', '0 passed, 1 failed'] });
  });
});
