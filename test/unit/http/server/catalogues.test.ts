import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadCatalogues } from '../../../../handlers/server/catalogues.ts';
import { loadConfig } from '../../../../handlers/server/config.ts';
import { ManualClock } from '../../../support/time/clock.ts';

it('templates that could not be read are read again at the next call', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogues-'));
  const templatesFolder = join(folder, 'templates');
  const secrets = { JWT_SECRET: 'j'.repeat(32), CURSOR_SECRET: 'c'.repeat(16) };
  const { templates } = await loadCatalogues(loadConfig({ ...secrets, DATA_DIR: folder }), new ManualClock());
  await writeFile(templatesFolder, 'no folder');
  await expect(templates()).rejects.toMatchObject({ code: 'ENOTDIR' });
  await rm(templatesFolder);
  await mkdir(templatesFolder);
  const catalogue = await templates();
  expect(catalogue.errors).toEqual([]);
  expect(await templates()).toBe(catalogue);
  await rm(folder, { recursive: true });
});
