import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReleasedDocuments } from '../../../../handlers/http/pages/released-documents.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'released-'));
  for (const version of ['0.9.4', '0.10.0', '1.0.0', '1.0.0-rc.2', '1.0.0-rc.10'])
    writeFileSync(join(folder, `${version}.json`), '{}');
  writeFileSync(join(folder, 'notes.txt'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('released documents are listed newest first, a candidate after its final version', () => {
  const releases = new ReleasedDocuments(pathToFileURL(`${folder}/`));
  expect(releases.list().map(({ version }) => version)).toEqual([
    '1.0.0',
    '1.0.0-rc.10',
    '1.0.0-rc.2',
    '0.10.0',
    '0.9.4',
  ]);
  expect(() => releases.get('2.0.0.json')).toThrow('this server has /openapi/1.0.0.json, /openapi/1.0.0-rc.10.json');
});

it('404: before the first release the error does not list anything', () => {
  const releases = new ReleasedDocuments(pathToFileURL(`${folder}/missing/`));
  expect(releases.list()).toEqual([]);
  expect(() => releases.get('2.0.0.json')).toThrow('this server has no released documents');
});
