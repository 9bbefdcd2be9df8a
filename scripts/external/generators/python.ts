import { join } from 'node:path';
import { INSTALLED } from '../installed.ts';
import { installVenv } from '../venv.ts';
import { copyProgram, DOCUMENT, type Generator, run } from './generator.ts';

/** The programs of a virtual environment with the requirements of a generator or its client. */
const programsOf = (name: string): string =>
  installVenv(join(INSTALLED, 'python', name), join(import.meta.dirname, '../programs', name, 'requirements.txt'));

/** Type-checks the program against the client, because Python is not compiled. */
export const checkPython =
  (name: string) =>
  (folder: string): void => {
    const strictness = ['--follow-imports=silent', '--ignore-missing-imports', '--strict-equality'];
    run(join(programsOf(name), 'mypy'), [...strictness, 'flow.py'], folder);
  };

export const runPython =
  (name: string) =>
  (folder: string, url: string): void => {
    run(join(programsOf(name), 'python'), ['flow.py', url], folder);
  };

const NAME = 'openapi-python-client';
const PACKAGE = 'platform_client';

const wordsFor = (document: string, config: string, output: string): readonly string[] => [
  'generate',
  '--path',
  document,
  '--meta',
  'none',
  '--config',
  config,
  '--output-path',
  output,
];

/** Generates a Python package with every operation of a document in the folder; its imports are relative. */
export const generatePythonPackage = (name: string, folder: string, document = DOCUMENT): void => {
  const config = join(import.meta.dirname, '../programs', NAME, 'config.yaml');
  run(join(programsOf(NAME), 'openapi-python-client'), wordsFor(document, config, name), folder);
};

const MODELS = 'datamodel-code-generator';
const MODELS_COMMAND =
  'datamodel-codegen --input openapi.json --input-file-type openapi --output platform_models.py --output-model-type pydantic_v2.BaseModel --formatters builtin';

export const PYTHON: readonly Generator[] = [
  {
    language: 'Python',
    name: NAME,
    version: '0.29.1',
    command: ['openapi-python-client', ...wordsFor('openapi.json', 'config.yaml', PACKAGE)].join(' '),
    remark:
      'Needs Python 3.11 or newer and the configuration from the folder of the program. `parsed` is the response or a `FailureResponse`. `getOpenapiYaml` is missing, because the generator does not support YAML. An unknown enum value raises `ValueError`. Do not set `Accept` to `application/problem+json`: the generated code decodes every error as a `FailureResponse`, so a problem document raises `KeyError`.',
    program: `${NAME}/flow.py`,
    generate: (folder) => {
      copyProgram(NAME, folder);
      generatePythonPackage(PACKAGE, folder);
    },
    compile: checkPython(NAME),
    flow: runPython(NAME),
  },
  {
    language: 'Python',
    name: MODELS,
    version: '0.89.0',
    command: MODELS_COMMAND,
    remark:
      'Models of pydantic 2 without operations, for your own HTTP client; they validate what they read. An unknown enum value is an error. Tested by importing it only.',
    program: null,
    generate: (folder) => {
      const [name = '', ...args] = MODELS_COMMAND.split(' ');
      run(join(programsOf(MODELS), name), args, folder);
    },
    compile: (folder) =>
      run(join(programsOf(MODELS), 'python'), ['-W', 'error', '-c', 'import platform_models'], folder),
    flow: null,
  },
];
