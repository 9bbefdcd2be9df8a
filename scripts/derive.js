// Plain JavaScript, because `npm ci` may run it on any Node.js version.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { isCurrent, ROOT, stampsOf } from './stamps.js';

/**
 * Writes `derived/`: the files derived from the documents in `generated/` that the server serves, tests read or clients compile
 * against. `npm ci` calls it (script `prepare`), and so does scripts/start.js if its sources have changed.
 */
const OUT = 'derived';
const ENTRY = 'scripts/spec-tools/derive/derive.ts';
/** Sources that are read as files, not imported. */
const READ = ['generated/openapi.json', 'generated/asyncapi.json', 'scripts/derive.js'];
const BROWSER = 'scripts/spec-tools/pages/browser';

/** The sources of the derived files. */
const inputs = async () => {
  const { articleGroups } = await import('./spec-tools/pages/article-list.ts');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [ENTRY],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'warning',
  });
  const articles = articleGroups().flatMap((group) => group.articles.map(({ file }) => file));
  const browser = readdirSync(join(ROOT, BROWSER)).map((name) => `${BROWSER}/${name}`);
  return Object.fromEntries(
    [...Object.keys(metafile.inputs), ...browser, ...articles, ...READ].map((file) => [file, {}]),
  );
};

const contentOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Unchanged files keep their modification time, which decides whether the bundle of the server is current. */
const writeChanged = (name, text) => {
  const file = join(ROOT, OUT, name);
  if (contentOf(file) !== text) writeFileSync(file, text);
};

/** Throws the errors of the generators. */
export const deriveFiles = async () => {
  try {
    const { derive } = await import('./spec-tools/derive/derive.ts');
    mkdirSync(join(ROOT, OUT), { recursive: true });
    const { name, text } = stampsOf({ inputs: await inputs() });
    for (const [file, content] of await derive()) writeChanged(file, content);
    writeChanged(name, text);
  } finally {
    // Otherwise the process of esbuild would keep running.
    await stop();
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (!isCurrent(OUT)) await deriveFiles();
  } catch (error) {
    // The server serves everything else without them.
    console.warn(`the derived files were not written: ${error.message}`);
  }
}
