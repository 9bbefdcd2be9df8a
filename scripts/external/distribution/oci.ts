import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const START_MS = 30_000;
const COMMAND_MS = 5_000;
/** The time limit of a shutdown ([rule](../../../spec/rules/limits.md#shutdown)), with a margin for the runtime. */
const STOP_MS = 12_000;

/** The configuration of a container with one process: a read-only file system except for mounts, no capabilities, the network of the host. */
interface Contained {
  readonly rootfs: string;
  readonly user: { readonly uid: number; readonly gid: number };
  readonly args: readonly string[];
  readonly env: readonly string[];
  readonly cwd: string;
  readonly mounts: readonly object[];
}

/** Writes an OCI bundle to a folder. */
export const writeBundle = (bundle: string, { rootfs, mounts, ...process }: Contained): void => {
  mkdirSync(bundle);
  const config = {
    ociVersion: '1.0.2',
    process: { ...process, noNewPrivileges: true },
    root: { path: rootfs, readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
      ...mounts,
    ],
    linux: { namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })) },
  };
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(config));
};

const stateIn = (folder: string): readonly string[] => ['--root', join(folder, 'runc')];

/** Why this machine cannot run containers; null if it can. A test container is started to find out. */
export const containerObstacle = (folder: string): string | null => {
  if (process.getuid?.() !== 0) return 'not root';
  const missing = ['debootstrap', 'buildah', 'runc'].find((tool) => spawnSync(tool, ['--version']).error !== undefined);
  if (missing !== undefined) return `no ${missing}`;
  const [rootfs, bundle] = [join(folder, 'own-programs'), join(folder, 'tried')];
  for (const mountpoint of ['', 'usr', 'proc', 'dev']) mkdirSync(join(rootfs, mountpoint));
  for (const name of ['bin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, join(rootfs, name));
  const mounts = [{ destination: '/usr', type: 'bind', source: '/usr', options: ['rbind', 'ro'] }];
  const user = { uid: 1000, gid: 1000 };
  writeBundle(bundle, { rootfs, mounts, user, args: ['/usr/bin/true'], env: [], cwd: '/' });
  const { status, stderr } = spawnSync('runc', [...stateIn(folder), 'run', '--bundle', bundle, 'tried']);
  return status === 0 ? null : `runc: ${String(stderr).trim().split('\n').at(-1)}`;
};

/** A running container of the bundle. */
export class Container {
  readonly #name = `judged-${randomUUID()}`;
  readonly #state: readonly string[];
  readonly #ended: Promise<number | null>;
  #hasEnded = false;
  #said = '';

  constructor(folder: string, bundle: string) {
    this.#state = stateIn(folder);
    const child = spawn('runc', [...this.#state, 'run', '--bundle', bundle, this.#name]);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
      });
    this.#ended = new Promise((resolve) =>
      child.once('close', (code) => {
        this.#hasEnded = true;
        resolve(code);
      }),
    );
  }

  /** Whether the command succeeds inside the container. */
  does(...command: readonly string[]): boolean {
    const args = [...this.#state, 'exec', this.#name, ...command];
    return spawnSync('runc', args, { timeout: COMMAND_MS, killSignal: 'SIGKILL' }).status === 0;
  }

  /** Waits until the command succeeds inside the container. */
  async until(...command: readonly string[]): Promise<void> {
    const deadline = performance.now() + START_MS;
    while (!this.does(...command)) {
      if (this.#hasEnded || performance.now() > deadline) throw new Error(`not healthy: ${this.#said}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Stops the container. Throws if its first process does not exit in time with this code. */
  async end(signal: 'TERM' | 'KILL', expected: number): Promise<void> {
    execFileSync('runc', [...this.#state, 'kill', this.#name, signal]);
    const late = new Promise<string>((resolve) => setTimeout(resolve, STOP_MS, 'not at all').unref());
    const code = await Promise.race([this.#ended, late]);
    if (code !== expected) throw new Error(`ended by ${signal} with ${code}: ${this.#said}`);
  }

  /** Deletes the container in any state. */
  remove(): void {
    spawnSync('runc', [...this.#state, 'delete', '--force', this.#name]);
  }
}
