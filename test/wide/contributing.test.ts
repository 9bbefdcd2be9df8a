import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Follows the section "Add an endpoint" of CONTRIBUTING.md in a copy of the project, as printed there.

const ROOT = resolve(import.meta.dirname, '../..');

const section = (): string => {
  const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  return page.slice(page.indexOf('## Add an endpoint'), page.indexOf('## Other changes'));
};

const blocksOf = (language: string): string[] =>
  [...section().matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block = '']) => block);

/** Where a block of TypeScript goes in the file that its first line names: before this text, or at the end. */
const BEFORE: Readonly<Record<string, string>> = {
  'domain/organisation/departments/department-service.ts': '  /** One department. Throws NotFound. */',
  'handlers/areas/departments.ts': '  getDepartmentHealth:',
};

let folder: string;
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
const insert = (file: string, before: string, text: string): void => {
  const content = read(file);
  if (!content.includes(before)) throw new Error(`${file} no longer contains ${before}`);
  write(
    file,
    content.replace(before, () => `${text}\n${before}`),
  );
};

/** Runs a command of the page with the Node and the packages of this project. */
const run = (command: string): { status: number | null; output: string } => {
  const path = `${dirname(process.execPath)}:${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: path, HOME: process.env.HOME, CI: '' },
  });
  return { status, output: stdout + stderr };
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-contributing-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const built of ['derived', 'dist']) cpSync(join(ROOT, built), join(folder, built), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the four steps to add an endpoint', () => {
  it('1: the description is accepted', () => {
    const [path = '', line = '', schemas = ''] = blocksOf('yaml');
    write('spec/paths/departments/departments@totals.yaml', path);
    insert('spec/openapi.yaml', '  /api/v1/departments/{department_id}:', line.trimEnd());
    write('spec/schemas/departments.yaml', `${read('spec/schemas/departments.yaml').trimEnd()}\n${schemas}`);
    const [commands = ''] = blocksOf('sh');
    expect(run(commands.split('\n')[0] ?? '')).toMatchObject({ status: 0 });
  });

  it('2: the compiler names the missing handler', () => {
    const [, compile = '', expected = ''] = (blocksOf('sh')[0] ?? '').split('\n');
    const { status, output } = run(compile);
    const [, file = '', message = ''] = /^# (\S+): (.*) in type/.exec(expected) ?? [];
    expect(status).not.toBe(0);
    expect(output).toMatch(new RegExp(`^${file}.*${message}`, 'm'));
  });

  it('3: the implementation compiles', () => {
    for (const block of blocksOf('ts')) {
      const [first = '', ...lines] = block.trimEnd().split('\n');
      const file = first.replace('// ', '');
      const before = BEFORE[file];
      const text = lines.join('\n');
      if (before === undefined) write(file, `${read(file).trimEnd()}\n\n${text}\n`);
      else insert(file, before, text);
    }
    const handlers = 'handlers/areas/departments.ts';
    write(
      handlers,
      read(handlers).replace('presentDepartmentHealth,', 'presentDepartmentHealth, presentDepartmentTotals,'),
    );
    expect(run('npx tsc --noEmit -p .')).toMatchObject({ status: 0, output: '' });
  });

  it('4: its test and the sweeps over all operations pass', () => {
    const [command = ''] = /`(npm run vitest -- [^`]+)`/.exec(section())?.slice(1) ?? [];
    const { status } = run(command);
    expect(status).toBe(0);
  });
});
