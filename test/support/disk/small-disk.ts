import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEBIBYTE = 1_048_576;
/** The ballast file ends in steps of this size, so that almost no space is left. */
const CRUMB = 4096;

/** A disk of a few megabytes, which a test fills and frees. */
export interface SmallDisk {
  readonly path: string;
  /** Fills the disk except for this many megabytes. */
  fill(leavingMebibytes?: number): void;
  /** Frees what `fill` used. */
  free(): void;
  /** Unmounts it. A process that still uses it keeps it until it ends. */
  remove(): Promise<void>;
}

const mount = (folder: string, mebibytes: number): string | null => {
  const options = `size=${mebibytes}m,mode=0700`;
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  return status === 0 ? null : (error?.message ?? String(stderr)).trim();
};

const fillUp = (file: string): void => {
  const descriptor = openSync(file, 'a');
  for (const size of [MEBIBYTE, CRUMB]) {
    try {
      while (writeSync(descriptor, Buffer.alloc(size)) === size);
    } catch {
      // Full.
    }
  }
  closeSync(descriptor);
};

/** Mounts one; where that is not permitted, null and a line with the reason. */
export const mountSmallDisk = async (mebibytes: number): Promise<SmallDisk | null> => {
  const path = await mkdtemp(join(tmpdir(), 'platform-disk-'));
  const refusal = mount(path, mebibytes);
  if (refusal !== null) {
    process.stdout.write(`skipped: a disk that is full (no tmpfs can be mounted: ${refusal})\n`);
    await rm(path, { recursive: true });
    return null;
  }
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: (leavingMebibytes = 0) => {
      fillUp(ballast);
      truncateSync(ballast, Math.max(0, statSync(ballast).size - leavingMebibytes * MEBIBYTE));
    },
    free: () => rmSync(ballast, { force: true }),
    remove: async () => {
      execFileSync('umount', ['--lazy', path]);
      await rm(path, { recursive: true });
    },
  };
};
