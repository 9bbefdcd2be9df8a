import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLED, UNAVAILABLE } from './installed.ts';
import { vitest } from './parts.ts';

// Runs the tests of artifacts in an object store with versitygw, an S3-compatible server written in Go.

const MODULE = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';

const install = (): string => {
  const bin = join(INSTALLED, 'go');
  mkdirSync(bin, { recursive: true });
  try {
    execFileSync('go', ['install', MODULE], { env: { ...process.env, GOBIN: bin }, stdio: 'pipe' });
  } catch {
    console.log('versitygw cannot be installed: no Go, or no proxy of modules');
    process.exit(UNAVAILABLE);
  }
  return join(bin, 'versitygw');
};

const [program, ...args] = vitest('test/wide/object-store.test.ts');
const env = { ...process.env, WIDE: '1', OBJECT_STORE_PROGRAM: install() };
const { status } = spawnSync(program, args, { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
