// Plain JavaScript, because `npm ci` may run it on any Node.js version.
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { ROOT, stampsOf } from './stamps.js';

/**
 * Builds `console/` for browsers: `console/dist/index.html`, and scripts and a stylesheet whose names contain the hash of their
 * content. `npm ci` calls it (script `prepare`), and scripts/start.js when its sources have changed since.
 */
const OUT = join(ROOT, 'console/dist');
const ENTRIES = { script: 'console/src/main.tsx', theme: 'console/src/theme.ts', style: 'console/styles/main.css' };

const bundle = (draft) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: Object.values(ENTRIES),
    outdir: join(draft, 'assets'),
    entryNames: '[name]-[hash]',
    bundle: true,
    // One file, so that a page that is open during an upgrade never requests a missing part.
    splitting: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    alias: { 'organisation-platform-client': join(ROOT, 'clients/typescript/src/index.ts') },
    // The compiler options are not used for bundling.
    tsconfigRaw: '{}',
    metafile: true,
    logLevel: 'warning',
  });

const page = ({ outputs }) => {
  const addressOf = (entry) => {
    const [file] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
    return `/console/assets/${file.split('/').at(-1)}`;
  };
  return readFileSync(join(ROOT, 'console/index.html'), 'utf8').replaceAll(/\{(\w+)\}/g, (_, name) =>
    addressOf(ENTRIES[name]),
  );
};

/** Builds the console in a draft folder that then replaces the current one. Throws the errors of esbuild. */
export const buildConsole = async () => {
  const draft = mkdtempSync(join(ROOT, 'console/dist-'));
  try {
    const { metafile } = await bundle(draft);
    writeFileSync(join(draft, 'index.html'), page(metafile));
    const inputs = { ...metafile.inputs, 'console/index.html': {}, 'scripts/console.js': {} };
    const { name, text } = stampsOf({ inputs });
    writeFileSync(join(draft, name), text);
    rmSync(OUT, { recursive: true, force: true });
    // mkdtemp creates private folders, but the server may run as another user than the one who builds the image.
    chmodSync(draft, 0o755);
    renameSync(draft, OUT);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    // Otherwise the process of esbuild would keep running.
    await stop();
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildConsole().catch((error) => {
    // The server serves everything else without it.
    console.warn(`the console was not built: ${error.message}`);
  });
}
