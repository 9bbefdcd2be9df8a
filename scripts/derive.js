// Plain JavaScript on purpose: `npm ci` runs it on whatever Node it was called with.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { isCurrent, ROOT, stampsOf } from './stamps.js';

/**
 * Writes `derived/`: everything that follows from the documents in `generated/` and that the server serves, tests read or clients compile
 * against. `npm ci` calls it (script `prepare`), and scripts/start.js when its sources changed.
 */
const OUT = 'derived';
const ENTRY = 'scripts/spec-tools/derive/derive.ts';
/** Sources that are read as files, not imported. */
const READ = ['generated/openapi.json', 'generated/asyncapi.json', 'scripts/derive.js'];
const BROWSER = 'scripts/spec-tools/pages/browser';

/** The files that the derived ones are made of. */
const inputs = async () => {
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
  const browser = readdirSync(join(ROOT, BROWSER)).map((name) => `${BROWSER}/${name}`);
  return Object.fromEntries([...Object.keys(metafile.inputs), ...browser, ...READ].map((file) => [file, {}]));
};

const contentOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Unchanged files keep their time, by which the bundle of the server knows whether it is current. */
const writeChanged = (name, text) => {
  const file = join(ROOT, OUT, name);
  if (contentOf(file) !== text) writeFileSync(file, text);
};

/** Throws what the generators find wrong. */
export const deriveFiles = async () => {
  try {
    const { derive } = await import('./spec-tools/derive/derive.ts');
    mkdirSync(join(ROOT, OUT), { recursive: true });
    const { name, text } = stampsOf({ inputs: await inputs() });
    for (const [file, content] of await derive()) writeChanged(file, content);
    writeChanged(name, text);
  } finally {
    // Otherwise its process would stay beside the server.
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
