import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { provideBase } from './distribution/base-image.ts';
import { proveContainer } from './distribution/container.ts';
import { proveImage } from './distribution/image.ts';
import { containerObstacle } from './distribution/oci.ts';
import { proveWorkers } from './distribution/workers.ts';
import { INSTALLED, step, UNAVAILABLE } from './installed.ts';
import { installVenv, ToolMissing } from './venv.ts';

// Checks the distribution of the server: the Dockerfile with hadolint, by running the files it copies, and, if possible, by building the
// image and running a container; the compose file with the schema of its specification; the chart with helm and the schemas of Kubernetes.
// No cluster is needed.

const ROOT = resolve(import.meta.dirname, '../..');
const HELM = 'helm.sh/helm/v3/cmd/helm@v3.19.2';
/** The oldest Kubernetes version that the chart supports, and the newest with available schemas. */
const KUBERNETES = ['1.30', '1.37'];
const EVERYTHING = [
  ...['autoscaling.enabled=true', 'ingress.enabled=true', 'ingress.className=nginx', 'ingress.tlsSecret=tls'],
  ...['trustProxy=10.0.0.0/8', 'env.CURRENCY=EUR', 'service.type=NodePort', 'worker.enabled=true'],
];
const NONSENSE = [
  'baseUrl=nothing',
  'replicas=0',
  'existingSecret=',
  'startupProbe.failureThreshold=0',
  'worker.replicas=0',
  'ingress.enabled=true',
];

const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const skip = (reason: string): never => {
  console.log(`the linters cannot be installed: ${reason}`);
  process.exit(UNAVAILABLE);
};

const installPython = (): string => {
  try {
    const requirements = join(import.meta.dirname, 'distribution/requirements.txt');
    return installVenv(join(INSTALLED, 'python/distribution'), requirements);
  } catch (error) {
    if (error instanceof ToolMissing) return skip(error.message);
    throw error;
  }
};

const helm = (...args: readonly string[]): string => run('go', ['run', HELM, ...args]);

const requireHelm = (): void => {
  try {
    helm('version');
  } catch (error) {
    skip(`no helm (${String(error).split('\n')[0]})`);
  }
};

/**
 * Renders the chart for each version: with default values, with every option on, and with values of a chart without a startup probe and without
 * workers.
 */
const proveChart = (bin: string, folder: string): void => {
  for (const version of KUBERNETES)
    for (const values of [[], ['--set', EVERYTHING.join(',')], ['--set', 'startupProbe=null,worker=null']]) {
      const file = join(folder, 'chart.yaml');
      writeFileSync(file, helm('template', 'platform', 'chart', '--kube-version', version, ...values));
      run(join(bin, 'kubernetes-validate'), ['--strict', '--quiet', '-k', version, file]);
    }
};

/** Renders the chart with separate workers, and with a variable that the role of a pod replaces. */
const proveSeparation = (): void => {
  const [version = ''] = KUBERNETES;
  const values = [...EVERYTHING, 'env.WORKER=on'].join(',');
  proveWorkers(helm('template', 'platform', 'chart', '--kube-version', version, '--set', values));
};

const refusesNonsense = (): void => {
  const isRefused = NONSENSE.every((value) => {
    try {
      helm('template', 'platform', 'chart', '--kube-version', '1.30', '--set', value);
      return false;
    } catch {
      return true;
    }
  });
  if (!isRefused) throw new Error('the chart takes values that lead nowhere');
};

/** The base image for a build on this machine; prints the reason and returns null if no image can be built or run. */
const baseHere = (folder: string): string | null => {
  const leaveOut = (reason: string): null => {
    console.log(`left out  no image is built and run here: ${reason}`);
    return null;
  };
  const missing = containerObstacle(folder);
  if (missing !== null) return leaveOut(missing);
  try {
    return provideBase(ROOT, folder);
  } catch (error) {
    if (error instanceof ToolMissing) return leaveOut(error.message);
    throw error;
  }
};

const bin = installPython();
requireHelm();
const folder = mkdtempSync(join(tmpdir(), 'distribution-'));
try {
  await step('hadolint accepts the Dockerfile', () => run(join(bin, 'hadolint'), ['Dockerfile']));
  await step('what the Dockerfile copies starts read-only, not as root, is healthy, and stops in order', () =>
    proveImage(ROOT, folder),
  );
  const base = baseHere(folder);
  if (base !== null)
    await step(`on ${base} an image is built, and its container serves, stores data and shuts down cleanly`, () =>
      proveContainer(ROOT, folder),
    );
  await step('the compose file is valid', () =>
    run(join(bin, 'check-jsonschema'), ['--builtin-schema', 'vendor.compose-spec', 'compose.yaml']),
  );
  await step('helm accepts the chart', () => helm('lint', '--strict', 'chart'));
  await step('the objects of the chart are those of Kubernetes', () => proveChart(bin, folder));
  await step('separate workers execute the tasks, and nothing of the servers selects them', proveSeparation);
  await step('the chart refuses values that lead nowhere', refusesNonsense);
} catch (error) {
  console.log(`failed  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  run('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}
