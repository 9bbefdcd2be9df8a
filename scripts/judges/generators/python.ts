import { join } from 'node:path';
import { INSTALLED } from '../installed.ts';
import { installVenv } from '../venv.ts';
import { copyProgram, DOCUMENT, type Generator, run } from './generator.ts';

/** The programs of the environment with what a generator or its client needs. */
const programsOf = (name: string): string =>
  installVenv(join(INSTALLED, 'python', name), join(import.meta.dirname, '../programs', name, 'requirements.txt'));

/** Nothing is compiled in Python: types are checked, of the program against the client. */
export const checkPython =
  (name: string) =>
  (folder: string): void =>
    run(
      join(programsOf(name), 'mypy'),
      ['--follow-imports=silent', '--ignore-missing-imports', '--strict-equality', 'flow.py'],
      folder,
    );

export const runPython =
  (name: string) =>
  (folder: string, url: string): void =>
    run(join(programsOf(name), 'python'), ['flow.py', url], folder);

const NAME = 'openapi-python-client';

/** A package in Python with every operation of a document, made anew in the folder; its imports are relative. */
export const generatePythonPackage = (name: string, folder: string, document = DOCUMENT): void => {
  const config = join(import.meta.dirname, '../programs', NAME, 'config.yaml');
  const options = ['--meta', 'none', '--config', config, '--output-path', name];
  run(join(programsOf(NAME), 'openapi-python-client'), ['generate', '--path', document, ...options], folder);
};

export const PYTHON: readonly Generator[] = [
  {
    name: NAME,
    version: '0.29.1',
    remark: 'it leaves out getOpenapiYaml, since it knows no YAML',
    generate: (folder) => {
      copyProgram(NAME, folder);
      generatePythonPackage('platform_client', folder);
    },
    compile: checkPython(NAME),
    flow: runPython(NAME),
  },
];
