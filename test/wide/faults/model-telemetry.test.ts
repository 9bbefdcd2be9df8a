import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calling } from '../../support/builders/chat/acting-scene.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { attributesOf, Collector, type SentSpan } from '../../support/doubles/collector.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';
import { eventually } from '../../support/time/eventually.ts';

/** Written by the person, the model and its tool call, and never sent to a collector by default. */
const INSTRUCTION = 'Create the department of the quiet harbour';
const DEPARTMENT = 'Harbour works';
const REPLY = 'The harbour department exists now.';
/** A credential in the instruction. */
const CREDENTIAL = 'sk-abcdefghijklmnopqrstuvwx';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

interface Scene {
  readonly database: TestDatabase;
  readonly collector: Collector;
  readonly model: ScriptedModel;
  readonly server: ServerProcess;
  readonly ceo: Client;
  readonly ada: string;
}

const start = async (env: Record<string, string> = {}): Promise<Scene> => {
  const [database, collector, model] = await Promise.all([createDatabase(), Collector.start(), ScriptedModel.start()]);
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: model.url,
    MODEL_ID: 'model-1',
    ...env,
  });
  const ceo = await setUpCeo(server.client);
  await newDepartment(ceo, 'Engineering');
  const { id: ada } = await newAgent(ceo, 'Ada', 'Engineering', { role: 'CTO', autonomy_level: 'full' });
  const setting = { namespace: 'chat', key: 'direct_mcp_enabled' };
  expect((await ceo.call('saveSetting', { path: setting, body: { value: true } })).status).toBe(200);
  model.script('tools', calling(['departments_create', { name: DEPARTMENT }]), { text: REPLY });
  return { database, collector, model, server, ceo, ada };
};

const stop = async ({ database, collector, model, server }: Scene): Promise<void> => {
  await server.stop();
  await model.close();
  collector.close();
  await database.drop();
};

/** Lets Ada act, and returns the spans of the request. */
const act = async ({ ceo, collector }: Scene): Promise<readonly SentSpan[]> => {
  const body = { message: `${INSTRUCTION} ${CREDENTIAL}`, intent_override: 'act' as const, named_targets: ['Ada'] };
  const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
  expect((await ceo.call('sendTurn', { body, headers })).status).toBe(200);
  const own = (): SentSpan[] => collector.spans.filter(({ traceId }) => traceId === TRACE);
  await eventually(() => own().some(({ name }) => name === 'sendTurn'));
  return own();
};

let scene: Scene;
let spans: readonly SentSpan[];

beforeAll(async () => {
  scene = await start();
  spans = await act(scene);
});
afterAll(() => stop(scene));

describe('spans of an agent that acts', () => {
  it('name its agent, and contain its model calls and its tools', () => {
    const invoked = spans.find(({ name }) => name === 'invoke_agent') as SentSpan;
    expect(attributesOf(invoked)).toMatchObject({
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.id': scene.ada,
    });
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === invoked.spanId).map(({ name }) => name);
    expect(inside.filter((name) => /^(?:chat|execute_tool)/.test(name))).toEqual([
      'chat model-1',
      'execute_tool departments.create',
      'chat model-1',
    ]);
  });

  it('show model, limits, finish reason and tokens of each model call', () => {
    const calls = spans.filter(({ name }) => name === 'chat model-1').map(attributesOf);
    expect(calls.map((call) => call['gen_ai.response.finish_reasons'])).toEqual([['tool_call'], ['stop']]);
    for (const call of calls)
      expect(call).toMatchObject({
        ...{ 'gen_ai.operation.name': 'chat', 'gen_ai.provider.name': 'openai-compatible' },
        ...{ 'gen_ai.request.model': 'model-1', 'gen_ai.request.temperature': 0.3 },
        ...{ 'gen_ai.usage.input_tokens': 11, 'gen_ai.usage.output_tokens': 7, 'gen_ai.agent.id': scene.ada },
      });
    expect(calls[0]?.['gen_ai.request.max_tokens']).toBeGreaterThan(0);
  });

  it('show the name of each tool', () => {
    const [ran] = spans.filter(({ name }) => name.startsWith('execute_tool')).map(attributesOf);
    expect(ran).toEqual({
      ...{ 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': 'departments.create' },
      ...{ 'gen_ai.tool.type': 'function', 'gen_ai.agent.id': scene.ada },
    });
  });

  it('show the error code of a failed tool, and the class of a failed model call', async () => {
    const { ceo, collector, model } = scene;
    model.script('tools', calling(['departments_create', { name: DEPARTMENT }]), { status: 500, body: '{}' });
    const body = { message: INSTRUCTION, intent_override: 'act' as const, named_targets: ['Ada'] };
    await ceo.call('sendTurn', { body });
    const failedOf = (name: string): unknown =>
      collector.spans.filter((span) => span.name === name).map((span) => attributesOf(span)['error.type'])[
        name === 'chat model-1' ? 3 : 1
      ];
    await eventually(() => failedOf('chat model-1') !== undefined);
    expect(failedOf('chat model-1')).toBe('ProviderFailed');
    expect(failedOf('execute_tool departments.create')).toBe('4001');
  });

  it('hold no message, argument or result', () => {
    const all = scene.collector.received.map(({ body }) => body).join('\n');
    for (const hidden of [INSTRUCTION, DEPARTMENT, REPLY, CREDENTIAL]) expect(all).not.toContain(hidden);
  });
});

describe('measurements of model calls', () => {
  it('are histograms of tokens and seconds', async () => {
    const { collector } = scene;
    await eventually(() => collector.pointsOf('gen_ai.client.token.usage').length === 2);
    const tokens = collector.pointsOf('gen_ai.client.token.usage');
    const sums = Object.fromEntries(
      tokens.map((point) => [attributesOf(point)['gen_ai.token.type'], point.sum / Number(point.count)]),
    );
    expect(sums).toEqual({ input: 11, output: 7 });
    expect(tokens[0]?.explicitBounds.slice(0, 3)).toEqual([1, 4, 16]);
    const [durations] = collector.pointsOf('gen_ai.client.operation.duration');
    expect(attributesOf(durations as never)).toMatchObject({
      ...{ 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': 'model-1' },
      'gen_ai.provider.name': 'openai-compatible',
    });
    expect(durations?.explicitBounds[0]).toBe(0.01);
  });
});

describe('OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT', () => {
  it('adds messages, arguments and results, with credentials masked', async () => {
    const open = await start({ OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: 'true' });
    const captured = await act(open);
    const [first, last] = captured.filter(({ name }) => name === 'chat model-1').map(attributesOf);
    expect(String(first?.['gen_ai.input.messages'])).toContain(INSTRUCTION);
    expect(JSON.parse(String(first?.['gen_ai.output.messages']))).toMatchObject([
      { role: 'assistant', parts: [{ type: 'text' }, { type: 'tool_call', name: 'departments_create' }] },
    ]);
    expect(JSON.parse(String(last?.['gen_ai.output.messages']))).toEqual([
      { role: 'assistant', parts: [{ type: 'text', content: REPLY }], finish_reason: 'stop' },
    ]);
    const [ran] = captured.filter(({ name }) => name.startsWith('execute_tool')).map(attributesOf);
    expect(JSON.parse(String(ran?.['gen_ai.tool.call.arguments']))).toMatchObject({ name: DEPARTMENT });
    expect(String(ran?.['gen_ai.tool.call.result'])).toContain(DEPARTMENT);
    expect(open.collector.received.map(({ body }) => body).join('\n')).not.toContain(CREDENTIAL);
    await stop(open);
  });
});
