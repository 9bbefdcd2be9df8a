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

const tool = (command: string, folder: string): string => {
  const [name = '', ...args] = command.split(' ');
  return run(process.execPath, [join('node_modules/.bin', name), ...args], folder);
};

/** Throws the complaints that a tool prints about the document. */
const withoutComplaint = (command: string, folder: string): void => {
  const complaints = tool(command, folder)
    .split('\n')
    .filter((line) => /\bwarn|\berror\b|[✗✘⚠]/i.test(line));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
};

const configure = (folder: string): void =>
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts', 'client'] }),
  );

/** Links the installed tools, and the library that one of the clients needs, into the folder. */
const prepare = (name: string | null, folder: string): void => {
  if (name !== null) copyProgram(name, folder);
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
  kubb: 'kubb generate --config kubb.config.mjs --silent',
  zod: 'openapi-zod-client openapi.json -o client.ts',
  swagger: 'swagger-typescript-api generate -p openapi.json -o client -n api.ts',
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
  {
    language: 'TypeScript',
    name: 'kubb',
    version: '4.39.3',
    command: COMMANDS.kubb,
    remark:
      'Needs the configuration from the folder of its name in `scripts/external/programs`, and the plugins that it imports. Pass `baseURL` and the headers of the credential with each call, or set them once with `setConfig`. Tested by compiling it only.',
    program: null,
    generate: (folder) => {
      prepare('kubb', folder);
      withoutComplaint(COMMANDS.kubb, folder);
    },
    compile: compileTypescript,
    flow: null,
  },
  {
    language: 'TypeScript',
    name: 'openapi-zod-client',
    version: '1.18.3',
    command: COMMANDS.zod,
    remark:
      'A client of `@zodios/core` for zod 3, which validates requests and responses. An unknown enum value is an error. Tested by compiling it only.',
    program: null,
    generate: (folder) => {
      prepare(null, folder);
      withoutComplaint(COMMANDS.zod, folder);
    },
    compile: compileTypescript,
    flow: null,
  },
  {
    language: 'TypeScript',
    name: 'swagger-typescript-api',
    version: '13.13.0',
    command: COMMANDS.swagger,
    remark:
      'One file around `fetch`. The address is `baseUrl` of the constructor. An error response is thrown as the response, whose `error` is a `FailureResponse`. Tested by compiling it only.',
    program: null,
    generate: (folder) => {
      prepare(null, folder);
      withoutComplaint(COMMANDS.swagger, folder);
    },
    compile: compileTypescript,
    flow: null,
  },
];
