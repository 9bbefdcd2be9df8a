import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Tests prepare and read records through the domain or the interface; SQL hides what a change of the schema breaks. Lower it, never raise it. */
const MOST = 569;
/** Tests of how statements are sent. */
const ABOUT_SQL = 'test/service/foundation/prepared-statements.test.ts';
const SQL =
  /^\s*(?:select|insert into|update \w+ set|delete from|with \w+ as|truncate|alter (?:table|role|database)|create (?:table|index|schema|role)|drop (?:table|index|schema)|lock table)\b/i;

/** The number of literals and templates of a file that are SQL statements. */
const statementsIn = (text: string): number => {
  let count = 0;
  const visit = (node: ts.Node): void => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && SQL.test(node.text)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest));
  return count;
};

it('SQL statements in test files become fewer', () => {
  const files = globSync('test/**/*.test.ts', { cwd: root }).filter((file) => file !== ABOUT_SQL);
  const count = files.reduce((sum, file) => sum + statementsIn(readFileSync(root + file, 'utf8')), 0);
  expect(count).toBe(MOST);
});

it.each([
  ["pool.query('select 1')", 1],
  ['pool.query(`update users set role = null`)', 1],
  ["it('updates users')", 0],
  ["expect(text).toBe('with care')", 0],
])('%s has %i', (text, count) => {
  expect(statementsIn(text)).toBe(count);
});
