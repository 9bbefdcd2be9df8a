import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLED } from '../installed.ts';
import { ToolMissing } from '../venv.ts';
import { copyProgram, DOCUMENT, type Generator, run } from './generator.ts';

const MODULE = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen';
const VERSION = '2.8.2';

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
    name: 'oapi-codegen',
    version: VERSION,
    remark: '',
    generate: (folder) => {
      const program = install(INSTALLED);
      copyProgram('oapi-codegen', folder);
      mkdirSync(join(folder, 'api'));
      run(program, ['-config', 'oapi-codegen.yaml', DOCUMENT], folder);
    },
    compile: (folder) => go(['build', '-o', 'flow', '.'], folder),
    flow: (folder, url) => run(join(folder, 'flow'), [url], folder),
  },
];
