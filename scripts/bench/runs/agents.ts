import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { print } from '../page.ts';
import { memoryOf, startServer } from '../processes.ts';
import type { RunBench, RunScene } from './scene.ts';

/** The built-in worker, with a model that works without errors. */
const PARALLEL = 50;
const RUNS = 1_000;
const RUNS_ALONE = 20;
/** How long the model takes for a reply: at least and at most. Equal times would keep parallel runs in step. */
const MODEL_MS = [500, 1_500] as const;
const MODEL_MS_ALONE = [50, 50] as const;

const RAISE_LIMITS = `insert into settings (namespace, key, value, updated_at, updated_by) values
    ('work', 'built_in_slots', $1::text::json, now(), 'system'), ('work', 'max_runs_per_agent', '100', now(), 'system')
  on conflict (namespace, key) do update set value = excluded.value`;

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string | null }[];
}

/** An endpoint whose model delivers a file, reads the tasks, and finishes. It measures the time between a reply and the next call of a run. */
class WorkEndpoint {
  readonly #server = createServer((request, response) => void this.#respond(request, response));
  readonly #answeredAt = new Map<string, number>();
  /** The times outside the model in milliseconds, one for each call but the first of a run. */
  outside: number[] = [];
  calls = 0;
  delayMs: readonly [atLeast: number, atMost: number] = [0, 0];

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const receivedAt = performance.now();
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    const { messages } = JSON.parse(Buffer.concat(pieces).toString('utf8')) as Asked;
    const title = /"title":"([^"]*)"/.exec(messages.find(({ role }) => role === 'user')?.content ?? '')?.[1] ?? '';
    const before = this.#answeredAt.get(title);
    if (before !== undefined) this.outside.push(receivedAt - before);
    this.calls += 1;
    const [atLeast, atMost] = this.delayMs;
    await wait(atLeast + Math.random() * (atMost - atLeast));
    const done = messages.filter(({ role }) => role === 'tool').length;
    const [name, args] = STEPS[Math.min(done, STEPS.length - 1)] ?? ['work_finish', {}];
    const call = { id: `call_${done}`, type: 'function', function: { name, arguments: JSON.stringify(args) } };
    const message = { role: 'assistant', content: null, tool_calls: [call] };
    const usage = { prompt_tokens: 1000, completion_tokens: 100 };
    const choices = [{ index: 0, message, finish_reason: 'tool_calls' }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ id: 'bench', object: 'chat.completion', created: 1, model: 'bench', choices, usage }),
    );
    this.#answeredAt.set(title, performance.now());
  }
}

const STEPS: readonly (readonly [tool: string, args: object])[] = [
  ['artifacts_put', { artifact_name: 'result.txt', text: 'The result, on one page. '.repeat(40) }],
  ['tasks_list', { limit: 5 }],
  ['artifacts_put', { artifact_name: 'notes.txt', text: 'The notes.' }],
  ['work_finish', { outcome: 'succeeded', summary: 'Done' }],
];

const quantile = (values: readonly number[], share: number): string => {
  const sorted = values.toSorted((one, other) => one - other);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)} ms`;
};

/** Measures what the platform adds to the calls of a model, and its memory. */
export const measureAgents = async (
  { pool, token }: RunBench,
  env: Record<string, string>,
  { agentIds, projectId }: RunScene,
): Promise<void> => {
  const endpoint = new WorkEndpoint();
  const model = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: await endpoint.start(), MODEL_ID: 'bench' };
  const setSlots = async (slots: number): Promise<void> => {
    await pool.query(RAISE_LIMITS, [String(slots)]);
    await pool.query('update settings_revision set revision = revision + 1');
  };
  await setSlots(1);
  const server = await startServer({ ...env, ...model, WORKER: 'on' });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let made = 0;
  const create = async (): Promise<void> => {
    made += 1;
    const body = {
      ...{ project_id: projectId, title: `Task ${made}`, assigned_to: agentIds[made % agentIds.length] },
      review_policy: 'none',
    };
    const path = `${server.url}/api/v1/tasks`;
    const { status } = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (status !== 201) throw new Error(`no task: ${status}`);
  };
  const completed = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from runs where status = 'succeeded'`,
    );
    return rows[0]?.count ?? 0;
  };
  const memory: number[] = [];
  /** Creates the tasks, and executes them with this number of slots. */
  const execute = async (runs: number, slots: number): Promise<void> => {
    const before = await completed();
    endpoint.calls = 0;
    for (let count = 0; count < runs; count += 1) await create();
    endpoint.outside = [];
    await setSlots(slots);
    for (let done = 0; done < runs; done = (await completed()) - before) {
      if (done >= (memory.length * runs) / 4) memory.push(memoryOf([server.pid]));
      await wait(200);
    }
  };
  const show = (name: string, runs: number): void =>
    print(
      `  ${name.padEnd(18)} p50 ${quantile(endpoint.outside, 0.5)}  p95 ${quantile(endpoint.outside, 0.95)}; ${(endpoint.calls / runs).toFixed(1)} model calls per run`,
    );

  print('runs of agents: time outside the model per step (target: p95 of 50 ms)');
  endpoint.delayMs = MODEL_MS_ALONE;
  await execute(RUNS_ALONE, 1);
  show('one run', RUNS_ALONE);
  endpoint.delayMs = MODEL_MS;
  memory.length = 0;
  await execute(RUNS, PARALLEL);
  show(`${PARALLEL} in parallel`, RUNS);
  memory.push(memoryOf([server.pid]));
  print(`  memory over ${RUNS} runs: ${memory.join(', ')} MB`);
  await server.stop();
  endpoint.close();
};
