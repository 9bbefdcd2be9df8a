import { isDeepStrictEqual } from 'node:util';
import { parseAllDocuments } from 'yaml';

type Labels = Readonly<Record<string, string>>;

interface KubernetesObject {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector?: Labels | { readonly matchLabels: Labels };
    readonly scaleTargetRef?: { readonly name: string };
    readonly template?: {
      readonly metadata: { readonly labels: Labels };
      readonly spec: {
        readonly containers: readonly {
          readonly env: readonly { readonly name: string; readonly value?: string }[];
        }[];
      };
    };
  };
}

const SERVER = 'platform';
const WORKER = 'platform-worker';

const matches = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

const selectorOf = ({ spec: { selector = {} } }: KubernetesObject): Labels =>
  'matchLabels' in selector ? (selector.matchLabels as Labels) : (selector as Labels);

/** Compares the objects of a chart with separate workers: each selects either the servers or the workers. Throws if one does not. */
export const proveWorkers = (rendered: string): void => {
  const objects = parseAllDocuments(rendered).map((one) => one.toJS() as KubernetesObject | null);
  const found = objects.filter((one) => one !== null);
  const requireEqual = (what: string, got: unknown, wanted: unknown): void => {
    if (!isDeepStrictEqual(got, wanted)) throw new Error(`${what}: ${JSON.stringify(got)}`);
  };
  const podsOf = (name: string) => {
    const pods = found.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name)?.spec.template;
    if (pods === undefined) throw new Error(`the chart has no deployment ${name}`);
    return pods;
  };
  const pods = [SERVER, WORKER].map((name) => ({ name, ...podsOf(name) }));
  const roles = pods.map(({ name, spec }) => [
    name,
    spec.containers.flatMap(({ env }) => env.filter((one) => one.name === 'WORKER').map(({ value }) => value)),
  ]);
  requireEqual('the pods have other values of WORKER', roles, [
    [SERVER, ['off']],
    [WORKER, ['only']],
  ]);
  const selected = found
    .filter(({ spec }) => spec.selector !== undefined)
    .map((one) => {
      const names = pods.filter(({ metadata }) => matches(selectorOf(one), metadata.labels)).map(({ name }) => name);
      return [one.kind, one.metadata.name, ...names].join(' ');
    });
  requireEqual(
    'the objects select other pods',
    selected.toSorted(),
    [
      `Deployment ${SERVER} ${SERVER}`,
      `Deployment ${WORKER} ${WORKER}`,
      `PodDisruptionBudget ${SERVER} ${SERVER}`,
      `PodDisruptionBudget ${WORKER} ${WORKER}`,
      `Service ${SERVER} ${SERVER}`,
    ].toSorted(),
  );
  const scaled = found.flatMap(({ spec: { scaleTargetRef } }) => scaleTargetRef?.name ?? []);
  requireEqual('the autoscaler scales others', scaled, [SERVER]);
};
