import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../bench/processes.ts';
import { type Buildah, buildahIn } from './base-image.ts';
import { Container, writeBundle } from './oci.ts';

const IMAGE = 'localhost/organisation-platform:judged';
const ADMIN = { username: 'admin', password: 'correct horse battery' };

/** The run configuration of an image. */
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

/** The container as operators run it: the user of the image, its volume, and a /tmp. */
const layOutBundle = (folder: string, image: ImageConfig, port: string, buildah: Buildah): string => {
  const [bundle, data] = [join(folder, 'bundle'), join(folder, 'data')];
  const [uid, gid] = image.User.split(':').map(Number);
  if (!uid || !gid) throw new Error(`the image runs as ${image.User}`);
  mkdirSync(data);
  chownSync(data, uid, gid);
  writeBundle(bundle, {
    rootfs: buildah('mount', buildah('from', IMAGE)),
    user: { uid, gid },
    args: image.Entrypoint,
    env: [...image.Env, `PORT=${port}`],
    cwd: image.WorkingDir,
    mounts: [
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777'] },
      ...Object.keys(image.Volumes).map((destination) => ({
        destination,
        type: 'bind',
        source: data,
        options: ['rbind', 'rw'],
      })),
    ],
  });
  return bundle;
};

const expectStatus = async (expected: number, address: string, body?: unknown): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(address, init);
  const text = await response.text();
  if (response.status !== expected) throw new Error(`${address}: ${response.status} ${text.slice(0, 300)}`);
};

/**
 * Builds the image and runs it as operators do: read-only except for its volume. Checks that it serves requests, keeps its data after a
 * stop and a kill, and shuts down cleanly.
 */
export const proveContainer = async (root: string, folder: string): Promise<void> => {
  const buildah = buildahIn(folder);
  const image = build(root, buildah);
  const port = String(await freePort());
  const bundle = layOutBundle(folder, image, port, buildah);
  const at = (path: string): string => `http://127.0.0.1:${port}${path}`;

  const whileHealthy = async (use: (container: Container) => Promise<void>): Promise<void> => {
    const container = new Container(folder, bundle);
    try {
      await container.until(...image.Healthcheck.Test.slice(1));
      await use(container);
    } finally {
      container.remove();
    }
  };

  await whileHealthy(async (first) => {
    if (!first.does('sh', '-c', '! touch /app/written && touch /data/written'))
      throw new Error('/app can be written into');
    const unreadable = ['-not', '-perm', '-o=r', '-o', '-type', 'd', '-not', '-perm', '-o=x'];
    if (!first.does('sh', '-c', `test -z "$(find /app ${unreadable.join(' ')})"`))
      throw new Error('/app cannot be read');
    await expectStatus(201, at('/api/v1/auth/setup'), ADMIN);
    for (const page of ['/console', '/docs']) await expectStatus(200, at(page));
    await first.end('TERM', 0);
  });
  for (const [signal, code] of [
    ['KILL', 137],
    ['TERM', 0],
  ] as const)
    await whileHealthy(async (next) => {
      await expectStatus(200, at('/api/v1/auth/login'), ADMIN);
      await next.end(signal, code);
    });
};
