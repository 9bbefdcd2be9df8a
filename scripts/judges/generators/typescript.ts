import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTALLED } from '../installed.ts';
import { copyProgram, DOCUMENT, type Generator, run } from './generator.ts';

const COMPILER = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: false,
  outDir: 'built',
};

const tool = (name: string, args: readonly string[], folder: string, env: Record<string, string> = {}): void =>
  run(process.execPath, [join('node_modules/.bin', name), ...args], folder, env);

const configure = (folder: string): void =>
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts', 'client'] }),
  );

/** The folder finds the tools, and the library that one of the clients needs, among what is installed for all of them. */
const prepare = (name: string, folder: string): void => {
  copyProgram(name, folder);
  // Orval reads the nearest one, and that of the project would tell it to write imports as they are in the project.
  configure(folder);
  symlinkSync(join(INSTALLED, 'node_modules'), join(folder, 'node_modules'));
};

/** Compiles all of the folder, tools aside, to `built`. */
export const compileTypescript = (folder: string): void => {
  configure(folder);
  run(process.execPath, [join(INSTALLED, 'node_modules/.bin/tsc'), '-p', '.'], folder);
};

const flow = (folder: string, url: string): void => {
  const program = pathToFileURL(join(folder, 'built/flow.js')).href;
  run(process.execPath, ['--input-type=module', '-e', `await (await import('${program}')).flow('${url}')`], folder);
};

export const TYPESCRIPT: readonly Generator[] = [
  {
    name: 'hey-api',
    version: '0.99.0',
    remark: '',
    generate: (folder) => {
      prepare('hey-api', folder);
      tool('openapi-ts', ['-i', DOCUMENT, '-o', 'client', '--silent', '--no-log-file'], folder);
    },
    compile: compileTypescript,
    flow,
  },
  {
    name: 'openapi-typescript',
    version: '7.13.0',
    remark: 'without --default-non-nullable false every field of a request that has a default must be sent',
    generate: (folder) => {
      prepare('openapi-fetch', folder);
      tool('openapi-typescript', [DOCUMENT, '--default-non-nullable', 'false', '-o', 'client/schema.ts'], folder);
    },
    compile: compileTypescript,
    flow,
  },
  {
    name: 'orval',
    version: '8.38.0',
    remark:
      'its imports have no extensions, so it compiles as CommonJS or for a bundler; it does not type what headers hold',
    generate: (folder) => {
      prepare('orval', folder);
      tool('orval', ['--config', 'orval.config.mjs'], folder, { DOCUMENT });
    },
    compile: compileTypescript,
    flow,
  },
];
