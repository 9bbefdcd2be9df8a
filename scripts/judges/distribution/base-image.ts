import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DEBIAN = 'bookworm';

/** Runs buildah on a store of its own, below the folder. */
export const buildahIn =
  (folder: string) =>
  (...args: readonly string[]): string => {
    const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'store-run'), '--storage-driver', 'vfs'];
    const said = execFileSync('buildah', [...store, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 26,
    });
    return said.trim();
  };

export type Buildah = ReturnType<typeof buildahIn>;

/** The image that the Dockerfile begins with. Throws where its Node is not the one of the project. */
const baseOf = (root: string): string => {
  const [, image = '', version] =
    /^FROM (node:([\d.]+)\S*)/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  if (version !== process.versions.node) throw new Error(`${image} is not Node ${process.versions.node}`);
  return `docker.io/library/${image}`;
};

/** The folder of the npm that is on the path. */
const npmFolder = (): string => {
  const program = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  return dirname(dirname(realpathSync(program)));
};

/** Debian with this Node, this npm and the user `node`: what the server needs of the base. */
const layOutDebian = (folder: string): string => {
  const base = join(folder, 'base');
  execFileSync('debootstrap', ['--variant=minbase', DEBIAN, base], { stdio: ['ignore', 'pipe', 'pipe'] });
  cpSync(process.execPath, join(base, 'usr/local/bin/node'));
  cpSync(npmFolder(), join(base, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/local/bin/npm'));
  execFileSync('chroot', [base, 'sh', '-c', 'groupadd -g 1000 node && useradd -u 1000 -g 1000 -m node']);
  return base;
};

/** Whom this machine trusts beyond the usual, for npm in the container. */
const trust = (base: string): readonly string[] => {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (file === undefined) return [];
  mkdirSync(join(base, 'etc/ssl'), { recursive: true });
  cpSync(realpathSync(file), join(base, 'etc/ssl/extra.crt'));
  return ['--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/extra.crt', '--env', 'npm_config_cafile=/etc/ssl/extra.crt'];
};

/** Sees to it that the image the Dockerfile begins with is in the store: of its registry, or else a stand-in. Returns which. */
export const provideBase = (root: string, folder: string, buildah: Buildah): string => {
  const image = baseOf(root);
  try {
    buildah('pull', '--quiet', image);
    return image;
  } catch {
    const base = layOutDebian(folder);
    const environment = trust(base);
    const container = buildah('from', 'scratch');
    buildah('copy', '--quiet', container, base, '/');
    buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', ...environment, container);
    buildah('commit', '--quiet', '--rm', container, image);
    return `a stand-in for ${image}, whose registry is out of reach`;
  }
};
