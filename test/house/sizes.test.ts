import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { everyOperation } from '../support/sweep/document.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MAX_LINES = 400;

const sources = ['clients', 'console/src', 'domain', 'handlers', 'scripts', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js|cjs)$/.test(name))
    .map((name) => join(folder, name)),
);
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

/** Areas that serve files and have no rules. */
const FILES_ONLY = new Set(['documents']);
/** Where the folder of an area may be: most have a separate one. */
const STOREYS = ['domain', 'domain/organisation', 'domain/foundation'];

describe('sizes', () => {
  it(`no source file is longer than ${MAX_LINES} lines`, () => {
    const long = sources.filter((name) => read(name).split('\n').length - 1 > MAX_LINES);
    expect(long).toEqual([]);
  });
});

describe('names', () => {
  it('every area of the document has a handler file and a domain folder of the same name', () => {
    const areas = new Set(everyOperation.map(([, { area }]) => area));
    const missing = [...areas].flatMap((area) => {
      const hasHandlers = [`${area}.ts`, `${area}/index.ts`].some((name) => sources.includes(`handlers/areas/${name}`));
      const hasRoom =
        FILES_ONLY.has(area) || STOREYS.some((storey) => sources.some((name) => name.startsWith(`${storey}/${area}/`)));
      return [...(hasHandlers ? [] : [`handlers/areas/${area}.ts`]), ...(hasRoom ? [] : [`domain/${area}/`])];
    });
    expect(missing).toEqual([]);
  });
  it('files are kebab-case and none is a manager, helper or util', () => {
    const wrong = sources.filter((name) => {
      const file = name.split('/').at(-1) ?? '';
      return (
        !/^[a-z0-9]+(-[a-z0-9]+)*(\.(entity|test|config))?\.(tsx?|js|cjs)$/.test(file) ||
        /manager|helper|util/.test(file)
      );
    });
    expect(wrong).toEqual([]);
  });
});
