import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../../bench/processes.ts';

/** An unprivileged user like that of the image; without root privileges, the current user. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const START_MS = 30_000;

/** The parts of a Dockerfile that the server depends on. */
interface Recipe {
  /** Files of the project that are copied, below the work folder. */
  readonly copied: readonly (readonly [from: string, to: string])[];
  readonly installation: string;
  /** The RUN commands, in order. */
  readonly building: readonly string[];
  readonly entrypoint: readonly string[];
  readonly health: readonly string[];
  /** The environment of the server. */
  readonly env: Readonly<Record<string, string>>;
}

const readRecipe = (file: string): Recipe => {
  const text = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, ' ');
  const found = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
  return {
    copied: [...text.matchAll(/^COPY (?!--from)(\S+) \.\/(\S+)$/gm)].map(([, from = '', to = '']) => [from, to]),
    installation: found(/^RUN npm (ci .*?) &&/m),
    building: found(/^RUN node (.*?) +&& rm .*$/m).split(' && node '),
    entrypoint: JSON.parse(found(/^ENTRYPOINT (\[.*\])$/m)) as string[],
    env: Object.fromEntries([...found(/^ENV (.*)$/m).matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
    health: JSON.parse(found(/^HEALTHCHECK .*CMD (\[.*\])$/m)) as string[],
  };
};

/** Copies the files of the image, with the packages it installs, to a read-only folder. */
const layOut = (root: string, app: string, { copied, installation, building }: Recipe): void => {
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(root, name), join(app, name));
  execFileSync('npm', installation.split(' '), { cwd: app, stdio: 'pipe' });
  for (const [from, to] of copied) {
    const target = join(app, to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, from), target, { recursive: true });
  }
  for (const command of building) execFileSync(process.execPath, command.split(' '), { cwd: app, stdio: 'pipe' });
  execFileSync('chmod', ['-R', 'a-w', app]);
};

/** Runs the files of the image as its container would, with the embedded database. */
export const proveImage = async (root: string, folder: string): Promise<void> => {
  const recipe = readRecipe(join(root, 'Dockerfile'));
  chmodSync(folder, 0o755);
  const app = join(folder, 'app');
  mkdirSync(app);
  layOut(root, app, recipe);
  if (!readdirSync(join(app, 'dist')).some((name) => name.endsWith('.tar')))
    throw new Error('no database was prepared');
  const data = mkdtempSync(join(folder, 'data-'));
  if (NOBODY.uid !== undefined) chownSync(data, NOBODY.uid, NOBODY.gid);
  const port = String(await freePort());
  const env = { PATH: process.env.PATH ?? '', ...recipe.env, PORT: port, DATA_DIR: data };
  if (recipe.env.HOST !== '0.0.0.0') throw new Error('the server in the image listens to nobody outside of it');
  const [, ...args] = recipe.entrypoint;
  const server = spawn(process.execPath, args, { cwd: app, env, ...NOBODY, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const isHealthy = (): boolean =>
    spawnSync(process.execPath, recipe.health.slice(1), { cwd: app, env, ...NOBODY }).status === 0;
  const deadline = performance.now() + START_MS;
  while (!isHealthy()) {
    if (server.exitCode !== null || performance.now() > deadline) throw new Error(`not healthy: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`stopped with ${code}: ${said}`);
};
