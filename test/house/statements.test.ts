import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** SQL of migrations and entities belongs to them. */
const LEFT_OUT = /\/migrations\/|[.]entity[.]ts$|\/statements[.]ts$/;

/** The file reads the password of the embedded database: a statement for single-user mode, which has no parameters. */
const EXCEPTIONS: ReadonlyMap<string, RegExp> = new Map([
  ['domain/postgres/password.ts', /^alter role postgres password '/],
]);

const BEGINNINGS = [
  /^\s*\(?select (?!an? |the |all )/,
  /^\s*\(?(?:insert into|delete from|update \S+ (?:\w+ )?set|with (?:recursive )?\w+ as) /,
  /^\s*(?:truncate|lock table|comment on|listen|copy \S+|do \$\$|set (?:local|session)) /,
  /^\s*begin(?:;| isolation )/,
  /^\s*(?:create|alter|drop) (?:unlogged )?(?:table|index|schema|role|database|function|trigger) /,
];
const FRAGMENT =
  /\b(?:order by|group by|on conflict|for (?:no key )?update|is (?:not )?null|(?:not )?in \(|coalesce\(|interval '|exists \(select|returning \w+)(?!\w)|::(?:text|uuid|int|float8|jsonb?|numeric|timestamptz)\b|\b[a-z_]+ (?:=|<>|<=|>=|<|>) (?:\?|\$\d|'\w)/;

/** SQL of the product is in lower case; prompts and error messages begin with a capital letter. */
const isSql = (text: string): boolean =>
  !/^[A-Z]/.test(text) && [...BEGINNINGS, FRAGMENT].some((pattern) => pattern.test(text));

/** The texts of a file that are SQL; the expressions in a template are left out. */
const sqlIn = (source: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('x')
        : null;
    if (text !== null && isSql(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest));
  return found;
};

it('SQL of an area is only in its statements.ts', () => {
  const files = globSync('domain/**/*.ts', { cwd: root }).filter((path) => !LEFT_OUT.test(path));
  const found = files.sort().flatMap((path) => {
    const allowed = EXCEPTIONS.get(path);
    const texts = sqlIn(readFileSync(root + path, 'utf8'));
    return texts.filter((text) => allowed?.test(text) !== true).map((text) => `${path}: ${text.slice(0, 60)}`);
  });
  expect(found).toEqual([]);
});

it.each([...EXCEPTIONS])('the exception for %s is needed', (path, allowed) => {
  expect(sqlIn(readFileSync(root + path, 'utf8')).filter((text) => allowed.test(text))).toHaveLength(1);
});

it.each([
  ["em.execute('select id from agents where id = ?', [id])", 1],
  ["pool.query('select 1')", 1],
  [`const text = \`update \${table} set \${column} = $1\``, 1],
  [`const text = \`\${SELECT} order by id\``, 1],
  ["const condition = `status = 'pending'`", 1],
  ["const columns = 'id::text'", 1],
  [`client.query(\`listen \${channel}\`)`, 1],
  ["const prompt = 'The role is null when none of them fits.'", 0],
  ["throw new Conflict('select a user before you continue')", 0],
  ["em.find(User, { id }, { orderBy: { id: 'asc' } })", 0],
])('%s has %i', (source, count) => {
  expect(sqlIn(source)).toHaveLength(count);
});
