import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { moduleManifests } from '../../domain/services.ts';
import { expectRegister } from '../support/run/register.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(join(root, 'domain'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('domain', name));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The name of the module that a file belongs to. */
const moduleOf = (file: string): string => file.split('/')[1] ?? '';

/** The table name of an entity in the ORM. */
const tableOf = (entity: unknown): string => String((entity as { meta: { tableName: string } }).meta.tableName);

const OWNERS = new Map(
  moduleManifests.flatMap(({ name, entities = [], tables = [] }) =>
    [...entities.map(tableOf), ...tables].map((table) => [table, name] as const),
  ),
);

/** Every text of a file: literals and the parts of templates, without comments. */
const textsOf = (file: string): string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  return texts;
};

const NAMED =
  /\b(?:from|join|into|update|only|table|using|truncate)\s+(?:only\s+)?"?([a-z_]+)"?(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*([a-z_]+))?/gi;
/** Prose may say "from users" too. */
const IS_SQL = /\b(select|insert into|delete from|update \w+ set|join|exists)\b/i;
const tablesIn = (text: string): string[] =>
  [...(IS_SQL.test(text) ? text : '').matchAll(NAMED)]
    .flatMap((found) => found.slice(1))
    .filter((name) => OWNERS.has(name ?? ''));

describe('storeys', () => {
  it('every table of the schema belongs to exactly one module', () => {
    const made = files
      .filter((file) => file.includes('/foundation/database/'))
      .flatMap((file) => textsOf(file))
      .flatMap((text) => [...text.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g)])
      .map(([, table]) => table);
    const owned = moduleManifests.flatMap(({ entities = [], tables = [] }) => [...entities.map(tableOf), ...tables]);
    expectRegister(
      owned,
      made.filter((table) => table !== undefined),
      '`entities` or `tables` in module.ts of the area',
    );
    expect(owned).toHaveLength(new Set(owned).size);
  });

  it('no statement names a table of another module', () => {
    const strangers = files
      .filter((file) => !file.includes('/migrations/'))
      .flatMap((file) =>
        textsOf(file)
          .flatMap(tablesIn)
          .filter((table) => OWNERS.get(table) !== moduleOf(file))
          .map((table) => `${file}: ${table} of ${OWNERS.get(table)}`),
      );
    expect(strangers).toEqual([]);
  });

  it('expired rows are deleted by the module that owns them', () => {
    const strangers = moduleManifests.flatMap(({ name, outdated = {} }) =>
      Object.entries(outdated)
        .filter(([table, { text }]) => OWNERS.get(table) !== name || !text.startsWith(`delete from ${table} `))
        .map(([table]) => `${name}: ${table}`),
    );
    expect(strangers).toEqual([]);
  });

  it('the search for tables finds all of them', () => {
    expect(tablesIn('select 1 from users u, settings where x')).toEqual(['users', 'settings']);
    expect(tablesIn('insert into leases (a) select 1 from only tasks as t join agents on true')).toEqual([
      'leases',
      'tasks',
      'agents',
    ]);
    expect(tablesIn('users of settings')).toEqual([]);
  });

  it('an area imports only the areas that its module names', () => {
    const areas = new Set(
      moduleManifests.map(({ name }) => name).filter((name) => !['foundation', 'llm', 'organisation'].includes(name)),
    );
    const areasOf = (file: string): string[] =>
      ts
        .preProcessFile(read(file))
        .importedFiles.map(({ fileName }) => moduleOf(normalize(join(dirname(file), fileName))))
        .filter((name) => areas.has(name) && name !== moduleOf(file));
    const hidden = [...areas].flatMap((area) => {
      const named = new Set(areasOf(`domain/${area}/module.ts`));
      const inside = files.filter((file) => moduleOf(file) === area);
      return inside.flatMap((file) =>
        areasOf(file)
          .filter((name) => !named.has(name))
          .map((name) => `${file}: ${name}`),
      );
    });
    expect(hidden).toEqual([]);
  });
});
