import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../bench/processes.ts';
import { type Buildah, buildahIn, provideBase } from './base-image.ts';

const IMAGE = 'localhost/organisation-platform:judged';
const START_MS = 30_000;
const ADMIN = { username: 'admin', password: 'correct horse battery' };

/** What an image says of how it is run. */
interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, unknown>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

const build = (root: string, buildah: Buildah): ImageConfig => {
  buildah('build', '--pull-never', '--isolation', 'chroot', '--format', 'docker', '--tag', IMAGE, root);
  const inspected = JSON.parse(buildah('inspect', '--type', 'image', IMAGE)) as { Docker: { config: ImageConfig } };
  return inspected.Docker.config;
};

/** A bundle for an OCI runtime: a file system nobody can write into but for the volume and /tmp, no capability, the network of the machine. */
const layOutBundle = (folder: string, image: ImageConfig, port: string, buildah: Buildah): string => {
  const [bundle, data] = [join(folder, 'bundle'), join(folder, 'data')];
  for (const each of [bundle, data]) mkdirSync(each);
  const [uid, gid] = image.User.split(':').map(Number);
  if (!uid || !gid) throw new Error(`the image runs as ${image.User}`);
  chownSync(data, uid, gid);
  const scratch = { type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777'] };
  const config = {
    ociVersion: '1.0.2',
    process: {
      user: { uid, gid },
      args: image.Entrypoint,
      env: [...image.Env, `PORT=${port}`],
      cwd: image.WorkingDir,
      noNewPrivileges: true,
    },
    root: { path: buildah('mount', buildah('from', IMAGE)), readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
      { destination: '/tmp', ...scratch },
      ...Object.keys(image.Volumes).map((destination) => ({
        ...{ destination, type: 'bind', source: data, options: ['rbind', 'rw'] },
      })),
    ],
    linux: { namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })) },
  };
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(config));
  return bundle;
};

/** A container of the bundle, from its start to its end. */
class Container {
  readonly #name = `judged-${randomUUID()}`;
  readonly #state: readonly string[];
  readonly #ended: Promise<number | null>;
  #said = '';

  constructor(folder: string, bundle: string) {
    this.#state = ['--root', join(folder, 'runc')];
    const child = spawn('runc', [...this.#state, 'run', '--bundle', bundle, this.#name]);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
      });
    this.#ended = new Promise((resolve) => child.once('close', resolve));
  }

  /** Whether the command ends well inside the container. */
  does(...command: readonly string[]): boolean {
    return spawnSync('runc', [...this.#state, 'exec', this.#name, ...command]).status === 0;
  }

  /** Waits until the image calls itself healthy. */
  async healthy({ Healthcheck }: ImageConfig): Promise<void> {
    const deadline = performance.now() + START_MS;
    while (!this.does(...Healthcheck.Test.slice(1))) {
      if (performance.now() > deadline) throw new Error(`not healthy: ${this.#said}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Ends the container. Resolves with the exit code of its first process. */
  end(signal: 'TERM' | 'KILL'): Promise<number | null> {
    execFileSync('runc', [...this.#state, 'kill', this.#name, signal]);
    return this.#ended;
  }

  /** Lets `use` have a container that is healthy; nothing of it is left, however that ends. */
  static async whileHealthy(
    folder: string,
    bundle: string,
    image: ImageConfig,
    use: (container: Container) => Promise<void>,
  ): Promise<void> {
    const container = new Container(folder, bundle);
    try {
      await container.healthy(image);
      await use(container);
    } finally {
      spawnSync('runc', [...container.#state, 'delete', '--force', container.#name]);
    }
  }
}

const expectStatus = async (expected: number, address: string, body?: unknown): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(address, init);
  const text = await answer.text();
  if (answer.status !== expected) throw new Error(`${address}: ${answer.status} ${text.slice(0, 300)}`);
};

/**
 * Builds the image and lets it run as an operator would: read-only, on its volume alone. It serves what it is for, keeps what it was told
 * over a stop and a kill, and ends in order. Resolves with the base it was built on.
 */
export const proveContainer = async (root: string, folder: string): Promise<string> => {
  const buildah = buildahIn(folder);
  const base = provideBase(root, folder, buildah);
  const image = build(root, buildah);
  const port = String(await freePort());
  const bundle = layOutBundle(folder, image, port, buildah);
  const at = (path: string): string => `http://127.0.0.1:${port}${path}`;

  const runs = (use: (container: Container) => Promise<void>): Promise<void> =>
    Container.whileHealthy(folder, bundle, image, use);

  await runs(async (first) => {
    if (first.does('node', '-e', 'fs.writeFileSync("/app/written", "")')) throw new Error('/app can be written into');
    await expectStatus(201, at('/api/v1/auth/setup'), ADMIN);
    for (const page of ['/console', '/docs']) await expectStatus(200, at(page));
    const code = await first.end('TERM');
    if (code !== 0) throw new Error(`stopped with ${code}`);
  });
  for (const signal of ['KILL', 'TERM'] as const)
    await runs(async (next) => {
      await expectStatus(200, at('/api/v1/auth/login'), ADMIN);
      await next.end(signal);
    });
  return base;
};
