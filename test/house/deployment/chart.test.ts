import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = new URL('../../../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, ROOT), 'utf8');

const values = parse(read('chart/values.yaml'));
const templates = new Map(globSync('chart/templates/*', { cwd: ROOT }).map((name) => [name, read(name)]));
const templateOf = (name: string): string => templates.get(`chart/templates/${name}`) ?? '';
/** The pods of servers and workers. */
const pod = templateOf('_pod.tpl');

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
/** The values by path, such as `ingress.host`. */
const leavesOf = (of: Readonly<Record<string, unknown>>, before = ''): (readonly [path: string, value: unknown])[] =>
  Object.entries(of).flatMap(([name, value]) =>
    isBranch(value) ? leavesOf(value, `${before}${name}.`) : [[`${before}${name}`, value] as const],
  );
const isOff = (value: unknown): boolean =>
  typeof value === 'object' ? Object.keys(value ?? {}).length === 0 : value === '' || value === 0 || value === false;

/** The actions of the templates that use a value. */
const usesOf = (path: string): string[] =>
  [...templates.values()].flatMap((text) =>
    [...text.matchAll(/\{\{.*?\}\}/g)].map(([action]) => action).filter((action) => action.includes(`.Values.${path}`)),
  );

describe('the chart', () => {
  it('has templates', () => {
    expect(templates.size).toBeGreaterThan(5);
  });

  it('leaves out what a value switches off', () => {
    const off = leavesOf(values).filter(([, value]) => isOff(value));
    expect(off.length).toBeGreaterThan(8);
    for (const [path] of off) {
      const uses = usesOf(path);
      expect([path, uses.length > 0]).toEqual([path, true]);
      const unguarded = uses.filter((use) => !/^\{\{-? (if|with|range) |\| default /.test(use));
      expect([path, unguarded]).toEqual([path, []]);
    }
  });

  it('waits for a migration for an hour, also with the values of a chart that had no startup probe', () => {
    const { failureThreshold } = values.startupProbe;
    const every = Number(/startupProbe:[\s\S]*?periodSeconds: (\d+)/.exec(pod)?.[1]);
    expect(failureThreshold * every).toBe(3_600);
    expect(read('docs/operating.md').replaceAll(/\s+/g, ' ')).toContain('(one hour in the chart,');
    expect(templateOf('_names.tpl')).toContain(`| default ${failureThreshold} }}`);
  });

  it('restarts a container that is not live, and sends no requests to one that is not ready', () => {
    const probes = [...pod.matchAll(/(\w+)Probe:\s+httpGet: \{ path: (\S+), port: http \}/g)];
    expect(probes.map(([, name, path]) => [name, path])).toEqual([
      ['startup', '/api/v1/healthz'],
      ['liveness', '/api/v1/healthz'],
      ['readiness', '/api/v1/readyz'],
    ]);
    const { paths } = JSON.parse(read('generated/openapi.json'));
    const metrics = /path: (\/\S+),/.exec(templateOf('service-monitor.yaml'))?.[1];
    for (const path of [...probes.map(([, , path]) => path), metrics]) expect(paths).toHaveProperty([String(path)]);
  });

  it('gives a pod the time to stop that the compose file gives a server, after the balancer has heard of it', () => {
    const { server } = parse(read('compose.yaml')).services;
    const [, preStop] = /preStop:\s+sleep: \{ seconds: (\d+) \}/.exec(pod) ?? [];
    const [, grace] = /terminationGracePeriodSeconds: (\d+)/.exec(pod) ?? [];
    expect(Number(grace) - Number(preStop)).toBeGreaterThanOrEqual(Number.parseInt(server.stop_grace_period, 10));
  });

  it('can execute tasks in separate pods, to which no service, autoscaler or budget of the servers applies', () => {
    const workers = templateOf('worker.yaml');
    for (const template of [templateOf('deployment.yaml'), workers])
      expect(template).toContain('include "platform.pod"');
    const selectorOf = (name: string): string =>
      new RegExp(`define "${name}" -}}\\s+app.kubernetes.io/name: (\\S+)`).exec(templateOf('_names.tpl'))?.[1] ?? '';
    const [server, worker] = [selectorOf('platform.selector'), selectorOf('platform.workerSelector')];
    expect([server, worker]).toEqual(['organisation-platform', 'organisation-platform-worker']);
    for (const name of ['deployment', 'service', 'disruption-budget', 'service-monitor'])
      expect(templateOf(`${name}.yaml`)).not.toContain('workerSelector');
    expect(workers).not.toContain('"platform.selector"');
    expect(templateOf('autoscaler.yaml')).toContain('name: {{ include "platform.name" . }} }');
    expect(pod).toContain('{ name: WORKER, value: {{ ternary "only" "off" $isWorker | quote }} }');
  });

  it('serves on the port of the image', () => {
    const [, port] = /^EXPOSE (\d+)$/m.exec(read('Dockerfile')) ?? [];
    expect(pod).toContain(`containerPort: ${port} }`);
    expect(templateOf('service.yaml')).toContain('targetPort: http }');
  });
});
