import { type Figures, load } from './load.ts';
import { print } from './page.ts';
import { memoryOf, startServer } from './processes.ts';

/** The environment of replicas on one database, and an API key with the role ceo. */
export interface ReplicaBench {
  readonly env: Record<string, string>;
  readonly token: string;
}

const MAX_REPLICAS = 3;
const CONNECTIONS = 32;
const KINDS = {
  read: { path: '/api/v1/auth/me', method: 'GET' },
  page: { path: '/api/v1/users', method: 'GET' },
} as const;

const sumOf = (figures: readonly Figures[]): string => {
  const requests = figures.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
  return `${requests.toFixed(0)}/s, p99 ${Math.max(...figures.map(({ p99 }) => p99))} ms`;
};

/** Measures the throughput and the memory of one, two and three replicas on one database, which share the connections. */
export const measureReplicas = async ({ env, token }: ReplicaBench): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` };
  print(`\nreplicas on one database and one machine, sharing ${CONNECTIONS} connections`);
  for (let count = 1; count <= MAX_REPLICAS; count += 1) {
    const servers = await Promise.all(Array.from({ length: count }, () => startServer({ ...env, RATE_LIMITS: 'off' })));
    const loadAll = ({ path, method }: (typeof KINDS)[keyof typeof KINDS]): Promise<Figures[]> =>
      Promise.all(
        servers.map(({ url }) =>
          load({ name: url, url: `${url}${path}`, method, headers }, Math.ceil(CONNECTIONS / count)),
        ),
      );
    await loadAll(KINDS.read);
    const [read, page] = [sumOf(await loadAll(KINDS.read)), sumOf(await loadAll(KINDS.page))];
    const memory = servers.map(({ pid }) => `${memoryOf([pid])} MB`).join(', ');
    print(`  ${String(count).padEnd(28)} read ${read}; page of users ${page}; ${memory}`);
    await Promise.all(servers.map((server) => server.stop()));
  }
};
