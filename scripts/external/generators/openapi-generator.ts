import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProgram, type Generator, run } from './generator.ts';
import { go } from './go.ts';
import { COMPILE_JAVA, commandFor, generate, maven, VERSION } from './openapi-tool.ts';
import { checkPython, runPython } from './python.ts';
import { compileTypescript } from './typescript.ts';

const JAVA = 'openapi-generator-java';
const PYTHON = 'openapi-generator-python';

const COMMANDS = {
  java: commandFor('java', '--library', 'native'),
  python: commandFor('python').replace('openapi.json', 'openapi-3.0.json'),
  go: commandFor('go', '--additional-properties=enumClassPrefix=true,packageName=platform'),
  typescript: commandFor('typescript-fetch', '--additional-properties=importFileExtension=.js'),
  axios: commandFor('typescript-axios', '--additional-properties=importFileExtension=.js'),
} as const;

export const OPENAPI_GENERATOR: readonly Generator[] = [
  {
    language: 'Java',
    name: JAVA,
    version: VERSION,
    command: COMMANDS.java,
    remark:
      "Needs Java 11, tested with Java 17. The library `native` throws an untyped `ApiException`: parse its body as `FailureResponse` with the client's mapper. An unknown enum value is an error.",
    program: `${JAVA}/Flow.java`,
    generate: (folder) => {
      generate(COMMANDS.java, folder);
      const program = join(import.meta.dirname, '../programs', JAVA, 'Flow.java');
      copyFileSync(program, join(folder, 'client/src/main/java/Flow.java'));
    },
    compile: (folder) => maven([...COMPILE_JAVA, '-Dmaven.compiler.release=17'], join(folder, 'client')),
    flow: (folder, url) => {
      const classes = `target/classes:${readFileSync(join(folder, 'client/classpath.txt'), 'utf8').trim()}`;
      run('java', ['-cp', classes, 'Flow', url], join(folder, 'client'));
    },
  },
  {
    language: 'Python',
    name: PYTHON,
    version: VERSION,
    command: COMMANDS.python,
    remark:
      'Uses the document in 3.0: from 3.1 the generator writes webhook parameters without a type, which is invalid Python. An error response raises `ApiException` or a subclass; its `data` is a `FailureResponse`. An unknown enum value raises `ValueError`.',
    program: `${PYTHON}/flow.py`,
    generate: (folder) => {
      generate(COMMANDS.python, folder);
      copyProgram(PYTHON, join(folder, 'client'));
    },
    compile: (folder) => checkPython(PYTHON)(join(folder, 'client')),
    flow: (folder, url) => runPython(PYTHON)(join(folder, 'client'), url),
  },
  {
    language: 'Go',
    name: 'openapi-generator-go',
    version: VERSION,
    command: COMMANDS.go,
    remark: 'Without `enumClassPrefix`, values of different enums get the same name. Tested by compiling it only.',
    program: null,
    generate: (folder) => generate(COMMANDS.go, folder),
    compile: (folder) => {
      go(['mod', 'tidy'], join(folder, 'client'));
      go(['build', './...'], join(folder, 'client'));
    },
    flow: null,
  },
  {
    language: 'TypeScript',
    name: 'openapi-generator-typescript-fetch',
    version: VERSION,
    command: COMMANDS.typescript,
    remark: 'Error responses are thrown as `ResponseError` with the untyped `Response`. Tested by compiling it only.',
    program: null,
    generate: (folder) => {
      generate(COMMANDS.typescript, folder);
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    },
    compile: compileTypescript,
    flow: null,
  },
  {
    language: 'TypeScript',
    name: 'openapi-generator-typescript-axios',
    version: VERSION,
    command: COMMANDS.axios,
    remark:
      'Needs `axios`. Error responses are thrown as `AxiosError`, whose `response.data` is an untyped `FailureResponse`. Tested by compiling it only.',
    program: null,
    generate: (folder) => {
      generate(COMMANDS.axios, folder);
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    },
    compile: compileTypescript,
    flow: null,
  },
];
