// Plain JavaScript on purpose: `npm ci` runs it on whatever Node it was called with.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT, stampsOf } from './stamps.js';

/**
 * Makes of `console/` what a browser loads: `console/dist/index.html`, and beside it scripts and a style whose names hold the hash of their
 * content. `npm ci` calls it (script `prepare`), and scripts/start.js when its sources have changed since.
 */
const OUT = join(ROOT, 'console/dist');
/** Made beside it and put in its place at once. */
const DRAFT = join(ROOT, 'console/dist-draft');
const ENTRIES = { script: 'console/src/main.tsx', theme: 'console/src/theme.ts', style: 'console/styles/main.css' };

const bundle = () =>
  build({
    absWorkingDir: ROOT,
    entryPoints: Object.values(ENTRIES),
    outdir: join(DRAFT, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    alias: { 'organisation-platform-client': join(ROOT, 'clients/typescript/src/index.ts') },
    // The configuration of the compiler is for the compiler.
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

/** Builds it anew. Throws what esbuild finds wrong. */
export const buildConsole = async () => {
  rmSync(DRAFT, { recursive: true, force: true });
  mkdirSync(DRAFT, { recursive: true });
  const { metafile } = await bundle();
  writeFileSync(join(DRAFT, 'index.html'), page(metafile));
  const { name, text } = stampsOf({ inputs: { ...metafile.inputs, 'console/index.html': {} } });
  writeFileSync(join(DRAFT, name), text);
  rmSync(OUT, { recursive: true, force: true });
  renameSync(DRAFT, OUT);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildConsole().catch((error) => {
    // The server serves everything else without it.
    console.warn(`the console was not built: ${error.message}`);
  });
}
