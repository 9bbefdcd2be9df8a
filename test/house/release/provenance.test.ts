import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { provenanceOf } from '../../../scripts/release/provenance.ts';

const REPOSITORY = 'https://example.com/organisation-platform';
const FILES = `${REPOSITORY}/blob/v1.2.0`;
const sha256 = (text: string): string => hash('sha256', text, 'hex');

it('the provenance names every file with its digest, the commit and the dependencies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provenance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['b.tgz', 'a.json']) writeFileSync(join(folder, name), name);
  const times = { started: new Date('2030-01-31T10:00:00Z'), finished: new Date('2030-01-31T10:05:00Z') };
  const commit = 'f'.repeat(40);
  const statement = provenanceOf(folder, {
    version: '1.2.0',
    repository: REPOSITORY,
    commit,
    lockfile: '{}',
    ...times,
  });
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: ['a.json', 'b.tgz'].map((name) => ({ name, digest: { sha256: sha256(name) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${FILES}/CONTRIBUTING.md#release`,
        externalParameters: { version: '1.2.0' },
        resolvedDependencies: [{ digest: { gitCommit: commit } }, { digest: { sha256: sha256('{}') } }],
      },
      runDetails: {
        builder: { id: `${FILES}/scripts/release/files.ts` },
        metadata: { startedOn: '2030-01-31T10:00:00.000Z', finishedOn: '2030-01-31T10:05:00.000Z' },
      },
    },
  });
});
