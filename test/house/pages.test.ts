import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const FOLDERS = ['chart', 'clients', 'console', 'docs', 'domain', 'handlers', 'scripts', 'spec', 'test'];
/** The changelog also names what was removed. */
const pages = globSync(['*.md', `{${FOLDERS}}/**/*.md`], { exclude: ['CHANGELOG.md', '**/node_modules/**'] });
/** Made by `npm run release`. */
const CREATED = ['spec/released-packages/'];

const PATH = new RegExp(`^(\\./)?(${FOLDERS.join('|')}|generated)/[\\w@./-]+$`);

const commandsIn = (text: string): string[] =>
  [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) => path);
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/[\s,;]+/))
    .filter((word) => PATH.test(word));

describe('the pages of the repository', () => {
  it('name commands that exist', () => {
    const missing = pages.flatMap((page) =>
      commandsIn(readFileSync(page, 'utf8'))
        .filter((name) => !Object.hasOwn(manifest.scripts, name))
        .map((name) => `${page}: npm run ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('name files and folders that exist, from the root or from the page', () => {
    const missing = pages.flatMap((page) => {
      const text = readFileSync(page, 'utf8');
      const isMissing = (path: string): boolean => !existsSync(join(dirname(page), path));
      return [
        ...linksIn(text).filter(isMissing),
        ...pathsIn(text).filter((path) => isMissing(path) && !existsSync(path) && !CREATED.includes(path)),
      ].map((path) => `${page}: ${path}`);
    });
    expect(missing).toEqual([]);
  });

  it('are all read', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(pathsIn('run `vitest test/none.ts, spec/a@{b}.yaml` in `scripts/x/`')).toEqual([
      'test/none.ts',
      'scripts/x/',
    ]);
    expect(linksIn('[d](https://e) [f](#g)')).toEqual([]);
    expect(commandsIn('`npm run --silent check:words -- x`')).toEqual(['check:words']);
  });
});
