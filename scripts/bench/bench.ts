import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { writePage } from './page.ts';

// Runs the parts that the arguments name, or all parts and writes docs/benchmarks.md.

/** Each group has a new database and new servers, so that the tables and the memory that one leaves do not slow the next. */
const GROUPS = [
  ['requests', 'replicas'],
  ['events', 'chat'],
  ['writes'],
  ['runs', 'engines'],
  ['claims', 'snapshot'],
  ['agents'],
  ['work'],
  ['organisation'],
  ['starts'],
];

/** Runs a group, prints what it prints, and returns it. Throws if it fails. */
const measure = async (group: readonly string[]): Promise<string> => {
  const program = join(import.meta.dirname, 'run.ts');
  const child = spawn(process.execPath, [program, ...group], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
    process.stdout.write(text);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${group.join(', ')} failed`);
  return printed.trim();
};

const wanted = process.argv.slice(2);
if (wanted.length > 0) await measure(wanted);
else {
  const begunAt = performance.now();
  const printed: string[] = [];
  for (const group of GROUPS) printed.push(await measure(group));
  writePage(printed, ((performance.now() - begunAt) / 60_000).toFixed(0));
}
