import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { type Pattern, provable } from './pattern-forms.ts';

/**
 * Proves that every regular expression of the server and of its document runs in linear time. The automaton checker of recheck either
 * finds a proof or fails; it does not guess. `--list` prints all patterns.
 */
const root = join(import.meta.dirname, '../..');

/** Entry points that start work when they are imported. */
const ENTRIES = new Set([
  'handlers/server/main.ts',
  'scripts/operate/main.ts',
  'domain/foundation/passwords/password-worker.ts',
]);

const SECONDS_FOR_ONE = 60;

const patterns = new Map<string, Pattern>();
const add = (pattern: Pattern): void => void patterns.set(`/${pattern.source}/${pattern.flags}`, pattern);

const sourcesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

/** Lines that build a pattern at run time, as `file:line`; each must run while modules are loaded. */
const builders = new Set<string>();

const collect = (file: string): void => {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const where = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [text, flags] = node.arguments ?? [];
      if (text !== undefined && ts.isStringLiteral(text))
        add({ source: text.text, flags: flags !== undefined && ts.isStringLiteral(flags) ? flags.text : '', where });
      else builders.add(where);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
};

/** Imports every module and records the arguments of the RegExp constructor. */
const record = async (files: readonly string[]): Promise<void> => {
  const Original = RegExp;
  const note = (pattern: RegExp): RegExp => {
    const line = new Error().stack
      ?.split('\n')
      .find((frame) => frame.includes(root) && !frame.includes(import.meta.filename));
    const where = line?.match(/([^/]*(?:domain|handlers|scripts)\/[^:]*:\d+):/)?.[1];
    if (where !== undefined && !line?.includes('node_modules')) {
      builders.delete(where);
      add({ source: pattern.source, flags: pattern.flags, where });
    }
    return pattern;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (_target, args: [string, string?]) => note(new Original(...args)),
    apply: (_target, _self, args: [string, string?]) => note(new Original(...args)),
  });
  for (const file of files) await import(join(root, file));
  globalThis.RegExp = Original;
};

const collectDocument = (node: unknown, where: string): void => {
  if (typeof node !== 'object' || node === null) return;
  for (const [name, value] of Object.entries(node)) {
    if (name === 'pattern' && typeof value === 'string') add({ source: value, flags: 'u', where });
    else collectDocument(value, `${where}/${name}`);
  }
};

const modules = ['domain', 'handlers', 'scripts/operate'].flatMap((folder) => sourcesIn(folder, /\.ts$/));
for (const file of [...modules, ...sourcesIn('generated', /\.js$/)]) collect(file);
await record(modules.filter((file) => !ENTRIES.has(file)));
collectDocument(JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')), 'openapi.json');

const faults = [...builders].map((where) => `${where} builds a pattern while requests are served: it cannot be proved`);
const queue = [...patterns.values()];
const prove = async (): Promise<void> => {
  for (let pattern = queue.shift(); pattern !== undefined; pattern = queue.shift()) {
    const { source, flags, where } = pattern;
    const startedAt = performance.now();
    const result = await check(provable(source), flags, { checker: 'automaton', timeout: SECONDS_FOR_ONE * 1000 });
    const verdict = result.status === 'unknown' ? result.error.kind : result.complexity.type;
    if (result.status !== 'safe') faults.push(`${where} /${source}/${flags}: ${verdict}`);
    if (process.argv.includes('--list'))
      console.log(
        `${verdict.padEnd(8)} ${(performance.now() - startedAt).toFixed(0).padStart(6)} ms  /${source}/${flags}  ${where}`,
      );
  }
};
await Promise.all([prove(), prove()]);

for (const fault of faults) console.log(fault);
console.log(`${patterns.size} patterns, ${faults.length} without a proof of linear time`);
process.exit(faults.length === 0 ? 0 : 1);
