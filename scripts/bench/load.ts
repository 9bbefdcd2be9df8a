import autocannon from 'autocannon';
import { print } from './page.ts';

/** A request to one server. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'PATCH' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Sets the path and body of each request. */
  readonly requests?: autocannon.Options['requests'];
}

export interface Figures {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** Latencies are measured in tenths of a millisecond, because whole milliseconds are too coarse for responses of 2 ms. */
const atShare = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;

/** The figures of requests with these durations in milliseconds, which took so many seconds together. */
export const figuresOf = (durations: readonly number[], seconds: number): Figures => {
  const sorted = [...durations].sort((one, other) => one - other);
  return { requestsPerSecond: sorted.length / seconds, p50: atShare(sorted, 0.5), p99: atShare(sorted, 0.99) };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs one load with `connections` for `seconds`. Throws if a response is not a success. */
export const load = async ({ name, ...target }: Target, connections = 32, seconds = SECONDS): Promise<Figures> => {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { ...target, connections, duration: seconds } as autocannon.Options;
    const loading = autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended)));
    loading.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} failures, ${result.errors} errors`);
  return { ...figuresOf(times, seconds), requestsPerSecond: result.requests.average };
};

type Measurement = readonly [name: string, measure: () => Promise<Figures>];

/** Measures in turn over several rounds, so that a slow phase of the machine affects all. Returns medians. */
export const compareBeside = async (measurements: readonly Measurement[]): Promise<Map<string, Figures>> => {
  const found = new Map<string, Figures[]>(measurements.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, measure] of measurements) found.get(name)?.push(await measure());
  const of = (rounds: readonly Figures[], part: keyof Figures): number => median(rounds.map((round) => round[part]));
  return new Map(
    [...found].map(([name, rounds]) => [
      name,
      { requestsPerSecond: of(rounds, 'requestsPerSecond'), p50: of(rounds, 'p50'), p99: of(rounds, 'p99') },
    ]),
  );
};

/** Loads the targets in turn, each after a warm-up of one second. */
export const compare = async (targets: readonly Target[], connections = 32): Promise<Map<string, Figures>> => {
  for (const target of targets) await load(target, connections, 1);
  return compareBeside(targets.map((target): Measurement => [target.name, () => load(target, connections)]));
};

/** Prints one line per target: its figures, and its throughput relative to the first target. */
export const report = (title: string, figures: Map<string, Figures>): void => {
  const base = [...figures.values()][0]?.requestsPerSecond ?? 1;
  print(`\n${title}`);
  for (const [name, { requestsPerSecond, p50, p99 }] of figures) {
    const ratio = (requestsPerSecond / base).toFixed(2);
    print(
      `  ${name.padEnd(28)} ${ratio.padStart(6)}  ${requestsPerSecond.toFixed(0).padStart(7)}/s  p50 ${p50} ms  p99 ${p99} ms`,
    );
  }
};
