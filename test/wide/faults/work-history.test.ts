import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newActiveProject, newWorkAgent, newWorker } from '../../support/builders/execution/work.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo, withApiKey } from '../../support/builders/people.ts';
import { Client, type Identity } from '../../support/client/client.ts';
import { inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { Disruptions } from '../../support/execution/cluster/disruptions.ts';
import { FragileReplica } from '../../support/execution/cluster/fragile-replica.ts';
import { RestartableDatabase } from '../../support/execution/cluster/restartable-database.ts';
import { Seeded } from '../../support/execution/crowd/seeded.ts';
import { SimulatedPerson } from '../../support/execution/crowd/simulated-person.ts';
import { SimulatedWorker } from '../../support/execution/crowd/simulated-worker.ts';
import { UnreliableNetwork } from '../../support/execution/crowd/unreliable-network.ts';
import { checkHistory } from '../../support/execution/history/check-history.ts';
import type { Exchange } from '../../support/execution/history/history.ts';
import { readStored } from '../../support/execution/history/stored-history.ts';
import { eventually } from '../../support/time/eventually.ts';

/** The number of failures: disruptions, and requests that the network treats badly. `npm run test:faults` makes it ten thousand. */
const FAULTS = Number(process.env.FAULTS ?? 300);
/** So many failures also make reports that come after the end of their lease. */
const MANY_FAILURES = 3_000;
/** The same seed gives the same disruptions and the same workers; what happens also depends on time. */
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 32));
const WORKERS = 8;
const AGENTS = 4;
const LABELS = ['history'];
/** Leases end, and backoffs that a person does not shorten, then the rest of the work. */
const CONCLUSION_SECONDS = 180;
const FAULT_MS = 1_000;
const LONGEST_MS = FAULTS * FAULT_MS + (CONCLUSION_SECONDS + 120) * 1000;

/** Leases are as short as possible, and no limit of runs lets workers wait for each other. */
const SETTINGS = {
  lease_seconds: 10,
  max_runs_per_agent: 100,
  max_runs_per_project: 1000,
} as const;

let database: RestartableDatabase;
let replicas: readonly FragileReplica[];
let projectId: string;
let agentIds: readonly string[];
/** The workers have an API key, and the person the session of its user, because no key of this user may review their runs. */
let identities: { readonly workers: Identity; readonly person: Identity };

beforeAll(async () => {
  database = await RestartableDatabase.start();
  const first = await FragileReplica.start(database);
  replicas = [first, ...(await inParallel(2, () => FragileReplica.start(database)))];
  const ceo = await setUpCeo(new Client(first.baseUrl));
  for (const [key, value] of Object.entries(SETTINGS)) {
    const { status, text } = await ceo.call('saveSetting', { path: { namespace: 'work', key }, body: { value } });
    if (status !== 200) throw new Error(text);
  }
  await newDepartment(ceo, 'workshop');
  agentIds = await inParallel(AGENTS, () => newWorkAgent(ceo));
  projectId = await newActiveProject(ceo);
  identities = { workers: (await withApiKey(ceo, 'ceo')).identity, person: ceo.identity };
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await database.close();
});

const addresses = (): readonly string[] => replicas.map(({ baseUrl }) => baseUrl);

describe('workers, three servers and their database, while all of them fail at random', () => {
  it(`keep every rule of runs during ${FAULTS} failures`, { timeout: LONGEST_MS }, async () => {
    process.stdout.write(`SEED=${SEED}\n`);
    const random = new Seeded(SEED);
    const exchanges: Exchange[] = [];
    const network = new UnreliableNetwork({
      ...{ random: random.fork(), addresses, bearer: known(identities.workers.bearer) },
      record: (exchange) => void exchanges.push(exchange),
    });
    const names = Array.from({ length: WORKERS }, (_, index) => `crowd-${index}`);
    const owner = new Client(known(addresses()[0]), identities.workers);
    for (const name of names) await newWorker(owner, { labels: LABELS, max_runs: 50 }, name);
    const workers = names.map((name) => new SimulatedWorker({ name, network, random: random.fork() }));
    const person = new SimulatedPerson({
      ...{ random: random.fork(), addresses, identity: identities.person, projectId, agentIds, labels: LABELS },
    });
    const working = [...workers, person].map((one) => one.work());

    const disruptions = new Disruptions({ random: random.fork(), database, replicas, workers, network });
    const sumOf = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((a, b) => a + b, 0);
    await disruptions.causeUntil(() => sumOf(disruptions.counts) + sumOf(network.counts) >= FAULTS);
    await disruptions.end();
    person.conclude();
    const seesNone = async (): Promise<boolean> => {
      const open = await person.openTasks().catch(() => null);
      return open?.length === 0;
    };
    // A task may move between the lists while they are read.
    const isDone = async (): Promise<boolean> => (await seesNone()) && (await seesNone());
    await eventually(isDone, CONCLUSION_SECONDS).catch(() => {});
    for (const one of [...workers, person]) one.stop();
    await Promise.all(working);
    await network.close();

    const stored = await readStored(new Client(known(addresses()[0]), identities.person), projectId);
    const violations = checkHistory({ exchanges, ...stored });
    const late = stored.runs.flatMap(({ steps }) => steps).filter(({ isLate }) => isLate).length;
    process.stdout.write(
      `${JSON.stringify({ ...disruptions.counts, ...network.counts })}: ${exchanges.length} requests, ${stored.tasks.length} tasks, ` +
        `${stored.runs.length} runs ${JSON.stringify(countsOf(stored.runs))}, ${late} late steps\n`,
    );
    expect(violations.slice(0, 20), `SEED=${SEED}`).toEqual([]);
    expect(person.undeclared).toEqual([]);
    // Without these the run has shown nothing.
    expect(countsOf(stored.runs)).toMatchObject({ succeeded: expect.any(Number), expired: expect.any(Number) });
    if (FAULTS >= MANY_FAILURES) expect(late).toBeGreaterThan(0);
  });
});

const countsOf = (runs: readonly { readonly status: string }[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { status } of runs) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
