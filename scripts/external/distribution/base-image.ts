import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ToolMissing } from '../venv.ts';

const DEBIAN = 'bookworm';

/** Runs buildah on a separate store, below the folder. */
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

/** The base image of the Dockerfile. Throws if its Node.js version differs from that of the project. */
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

/** A substitute for the base image: Debian with this Node.js, this npm and the user `node`. Throws ToolMissing without a mirror. */
const layOutDebian = (folder: string): string => {
  const base = join(folder, 'base');
  try {
    execFileSync('debootstrap', ['--variant=minbase', DEBIAN, base], { stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const said = String((error as { stdout?: unknown }).stdout).trim();
    throw new ToolMissing(`no Debian to build on (${said.split('\n').at(-1)})`);
  }
  cpSync(process.execPath, join(base, 'usr/local/bin/node'));
  cpSync(npmFolder(), join(base, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/local/bin/npm'));
  execFileSync('chroot', [base, 'sh', '-c', 'groupadd -g 1000 node && useradd -u 1000 -g 1000 -m node']);
  return base;
};

/** The npm registry of this machine and its additional certificates. */
const packagesOf = (base: string): readonly string[] => {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const trusted = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';
  const settings = [`npm_config_registry=${registry}`];
  if (existsSync(trusted)) {
    mkdirSync(join(base, 'etc/ssl'), { recursive: true });
    cpSync(realpathSync(trusted), join(base, 'etc/ssl/trusted.crt'));
    settings.push('npm_config_cafile=/etc/ssl/trusted.crt');
  }
  return settings.flatMap((each) => ['--env', each]);
};

/** Adds the base image of the Dockerfile to the store: from its registry, otherwise a substitute. Returns which one. */
export const provideBase = (root: string, folder: string): string => {
  const [image, buildah] = [baseOf(root), buildahIn(folder)];
  try {
    buildah('pull', '--quiet', image);
    return image;
  } catch {
    const base = layOutDebian(folder);
    const environment = packagesOf(base);
    const container = buildah('from', 'scratch');
    buildah('copy', '--quiet', container, base, '/');
    buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', ...environment, container);
    buildah('commit', '--quiet', '--rm', container, image);
    return `a stand-in for ${image}, whose registry is out of reach`;
  }
};
