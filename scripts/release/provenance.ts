import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a release was made from. */
export interface Source {
  readonly version: string;
  /** The address of the source code. */
  readonly repository: string;
  /** The commit of the release. */
  readonly commit: string;
  /** The text of package-lock.json, which names all dependencies. */
  readonly lockfile: string;
  /** When the release was started and when its files were complete. */
  readonly started: Date;
  readonly finished: Date;
}

interface Subject {
  readonly name: string;
  readonly digest: { readonly sha256: string };
}

const sha256 = (content: string | Buffer): string => hash('sha256', content, 'hex');

const subjectsIn = (folder: string): Subject[] =>
  readdirSync(folder)
    .sort()
    .map((name) => ({ name, digest: { sha256: sha256(readFileSync(join(folder, name))) } }));

/**
 * An in-toto statement with SLSA v1 provenance for all files in the folder: from which commit and with which command they were made. It is
 * not signed; sign it when you publish the files.
 */
export const provenanceOf = (folder: string, { version, repository, commit, lockfile, started, finished }: Source) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: subjectsIn(folder),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: `${repository}/blob/v${version}/CONTRIBUTING.md#release`,
      externalParameters: { version },
      internalParameters: { node: process.versions.node, platform: process.platform, arch: process.arch },
      resolvedDependencies: [
        { uri: `git+${repository}`, digest: { gitCommit: commit } },
        { uri: `git+${repository}#package-lock.json`, digest: { sha256: sha256(lockfile) } },
      ],
    },
    runDetails: {
      builder: { id: `${repository}/blob/v${version}/scripts/release/files.ts` },
      metadata: { startedOn: started.toISOString(), finishedOn: finished.toISOString() },
    },
  },
});
