import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { operationsIn } from '../../../scripts/spec-tools/pages/operations.ts';
import { exampleOf, fill } from '../../../scripts/spec-tools/pages/request-model.ts';
import { sampleOf } from '../../../scripts/spec-tools/pages/samples.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache');
mkdirSync(CACHE, { recursive: true });
/** In the project, so that the compiler finds its packages. */
const folder = mkdtempSync(join(CACHE, 'samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the samples of the client on the reference page compile strictly for every operation', () => {
  const document = JSON.parse(readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8'));
  const models = operationsIn(document).map(({ model }) => model);
  for (const model of models) {
    const sample = sampleOf(model, fill(model, exampleOf(model)), 'typescript-client', 'key', 'http://127.0.0.1:3001');
    writeFileSync(join(folder, `${model.id}.ts`), sample);
  }
  const source = join(ROOT, 'clients/typescript/src');
  const compilerOptions = {
    paths: {
      'organisation-platform-client': [join(source, 'index.ts')],
      'organisation-platform-client/operations': [join(source, 'operation-tables.ts')],
    },
  };
  const config = { extends: join(ROOT, 'clients/typescript/tsconfig.json'), compilerOptions, include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const options = [
    '--noEmit',
    '--declaration',
    'false',
    '--rootDir',
    ROOT,
    '--allowImportingTsExtensions',
    '-p',
    folder,
  ];
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options], {
    encoding: 'utf8',
  });
  expect(models.length).toBeGreaterThan(140);
  expect(stdout).toBe('');
});
