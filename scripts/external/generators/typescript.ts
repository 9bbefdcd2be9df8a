import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTALLED } from '../installed.ts';
import { copyProgram, type Generator, run } from './generator.ts';

const COMPILER = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: false,
  outDir: 'built',
};

const tool = (command: string, folder: string): void => {
  const [name = '', ...args] = command.split(' ');
  run(process.execPath, [join('node_modules/.bin', name), ...args], folder);
};

const configure = (folder: string): void =>
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts', 'client'] }),
  );

/** Links the installed tools, and the library that one of the clients needs, into the folder. */
const prepare = (name: string, folder: string): void => {
  copyProgram(name, folder);
  // Orval reads the nearest tsconfig.json, and that of the project would change its imports.
  configure(folder);
  symlinkSync(join(INSTALLED, 'node_modules'), join(folder, 'node_modules'));
};

/** Compiles the folder without the tools to `built`. */
export const compileTypescript = (folder: string): void => {
  configure(folder);
  run(process.execPath, [join(INSTALLED, 'node_modules/.bin/tsc'), '-p', '.'], folder);
};

const flow = (folder: string, url: string): void => {
  const program = pathToFileURL(join(folder, 'built/flow.js')).href;
  run(process.execPath, ['--input-type=module', '-e', `await (await import('${program}')).flow('${url}')`], folder);
};

const COMMANDS = {
  heyApi: 'openapi-ts -i openapi.json -o client --silent --no-log-file',
  openapiTypescript: 'openapi-typescript openapi.json --default-non-nullable false -o client/schema.ts',
  orval: 'orval --config orval.config.mjs',
} as const;

export const TYPESCRIPT: readonly Generator[] = [
  {
    language: 'TypeScript',
    name: 'hey-api',
    version: '0.99.0',
    command: COMMANDS.heyApi,
    remark:
      'An error response is the `error` of the result, a `FailureResponse`; with `throwOnError: true` it is thrown. Unknown enum values are accepted. The client reads event streams.',
    program: 'hey-api/flow.ts',
    generate: (folder) => {
      prepare('hey-api', folder);
      tool(COMMANDS.heyApi, folder);
    },
    compile: compileTypescript,
    flow,
  },
  {
    language: 'TypeScript',
    name: 'openapi-typescript',
    version: '7.13.0',
    command: COMMANDS.openapiTypescript,
    remark:
      'Types only, for `openapi-fetch`. An error response is the `error` of the result; check one field to narrow its type. Without `--default-non-nullable false` you must send every request field that has a default. Unknown enum values are accepted.',
    program: 'openapi-fetch/flow.ts',
    generate: (folder) => {
      prepare('openapi-fetch', folder);
      tool(COMMANDS.openapiTypescript, folder);
    },
    compile: compileTypescript,
    flow,
  },
  {
    language: 'TypeScript',
    name: 'orval',
    version: '8.38.0',
    command: COMMANDS.orval,
    remark:
      'Needs the configuration and the fetcher from the folder of the program. An error response is the `data` of its `status`. Imports have no file extensions, so compile as CommonJS or use a bundler; response headers are not typed. Unknown enum values are accepted.',
    program: 'orval/flow.ts',
    generate: (folder) => {
      prepare('orval', folder);
      tool(COMMANDS.orval, folder);
    },
    compile: compileTypescript,
    flow,
  },
];
