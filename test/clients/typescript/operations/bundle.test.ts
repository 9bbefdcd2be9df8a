import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../../../clients/typescript/src');

/** The bundle of a program, as a browser would load it. */
const bundleOf = async (program: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: SOURCES, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    alias: {
      'organisation-platform-client/operations': join(SOURCES, 'operation-tables.ts'),
      'organisation-platform-client': join(SOURCES, 'index.ts'),
    },
  });
  return outputFiles[0]?.text ?? '';
};
const CREATE = "import { createClient } from 'organisation-platform-client';";

it('a bundle with one namespace contains no table of another', async () => {
  const program = (names: string, from: string) =>
    `${CREATE} import ${names} from 'organisation-platform-client/operations'; createClient({ baseUrl: '', operations: ${from} }).departments.list();`;
  const [one, all, none] = await Promise.all([
    bundleOf(program('{ departments }', '{ departments }')),
    bundleOf(program('* as operations', 'operations')),
    bundleOf(`${CREATE} createClient({ baseUrl: '' }).GET('/api/v1/departments');`),
  ]);
  const others = ['/api/v1/plans', '/company/versions/{version}', '/api/v1/audit-log', '/api/v1/forecasts'];
  for (const path of others) expect([path, all.includes(path), one.includes(path)]).toEqual([path, true, false]);
  expect(one).toContain('/api/v1/departments/{department_id}/ceremony-policy');
  // Measured: 0.6 kB for a namespace, 8.2 kB for all of them.
  expect(one.length - none.length).toBeLessThan(1_500);
  expect(all.length - one.length).toBeGreaterThan(5_000);
});
