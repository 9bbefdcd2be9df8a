import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('the command line of the demo', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/demo/main.ts', ...args], { encoding: 'utf8' });
  it('exit 0 with the usage for --help', () => {
    expect(run('--help')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('--port <number>') });
  });
  it.each([['--nonsense'], ['--port', '65536'], ['--port', 'x']])('exit 2 with the usage for %s %s', (...args) => {
    const { status, stderr } = run(...args);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^organisation-platform: .*\n\n.*--port <number>/s)]);
    expect(stderr).not.toContain('    at ');
  });
});
