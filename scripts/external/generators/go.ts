import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLED } from '../installed.ts';
import { ToolMissing } from '../venv.ts';
import { copyProgram, type Generator, run } from './generator.ts';

const MODULE = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen';
const VERSION = '2.8.2';
const COMMAND = 'oapi-codegen -config oapi-codegen.yaml openapi.json';

const NO_PROXY_OF_MODULES = /dial tcp|no such host|Forbidden|i\/o timeout|connection refused/;

/** Runs a command of Go that may fetch modules. */
export const go = (args: readonly string[], folder: string, env: Record<string, string> = {}): void => {
  try {
    run('go', args, folder, env);
  } catch (error) {
    if (NO_PROXY_OF_MODULES.test(String(error))) throw new ToolMissing('no proxy of Go modules');
    throw error;
  }
};

const install = (folder: string): string => {
  const bin = join(INSTALLED, 'go');
  mkdirSync(bin, { recursive: true });
  go(['install', `${MODULE}@v${VERSION}`], folder, { GOBIN: bin, GOFLAGS: '-mod=mod' });
  return join(bin, 'oapi-codegen');
};

export const GO: readonly Generator[] = [
  {
    language: 'Go',
    name: 'oapi-codegen',
    version: VERSION,
    command: COMMAND,
    remark:
      'Tested with Go 1.26; needs the configuration from the folder of the program. An error response is in the field of its status, such as `JSON409`. Unknown enum values are accepted.',
    program: 'oapi-codegen/flow.go',
    generate: (folder) => {
      const program = install(INSTALLED);
      copyProgram('oapi-codegen', folder);
      mkdirSync(join(folder, 'api'));
      run(program, COMMAND.split(' ').slice(1), folder);
    },
    compile: (folder) => go(['build', '-o', 'flow', '.'], folder),
    flow: (folder, url) => {
      run(join(folder, 'flow'), [url], folder);
    },
  },
];
