import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { intentPrompt } from '../../domain/chat/turn/intent-prompt.ts';
import { maskCredentials } from '../../domain/llm/safety/masking.ts';
import { AGENTS, halfOf, readMessages } from '../../scripts/router/score.ts';
import { type RecordedCall, ScriptedModel } from '../support/doubles/scripted-model.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/router/report.ts');
const messages = readMessages();
const trainSize = messages.filter((message) => halfOf(message) === 'train').length;

/** The label of each message, by the prompt that contains it. */
const promptOf = (text: string): string => intentPrompt(maskCredentials(text), AGENTS).at(-1)?.content ?? '';
const labels = new Map(messages.map(({ text, intent }) => [promptOf(text), intent]));

let model: ScriptedModel;
beforeAll(async () => {
  model = await ScriptedModel.start();
});
afterAll(() => model.close());
beforeEach(() => model.reset());

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const report = async (env: Record<string, string>, ...args: string[]): Promise<Ended> => {
  const options = { env: { PATH: process.env.PATH ?? '', ...env }, timeout: 120_000 };
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [SCRIPT, ...args], options)) };
  } catch (error) {
    return error as Ended;
  }
};
const endpoint = () => ({ MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' });

const fromLabels = ({ body }: RecordedCall) => {
  const intent = labels.get(body.messages.at(-1)?.content ?? '') ?? 'nothing';
  return { json: { intent, confidence: 0.95, named_targets: ['Ada Quinn', 'Grace Lind'] } };
};

describe('npm run router:report', () => {
  it('measures an endpoint by the call of the product: one that knows the labels is always right', async () => {
    let running = 0;
    let most = 0;
    model.script('turn_intent', async (call) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return fromLabels(call);
    });
    const { code, stdout } = await report({ ...endpoint(), MODEL_API_KEY: 'secret-key' });
    expect([code, model.callsOf('turn_intent').length]).toEqual([0, messages.length]);
    expect(stdout).toContain('provider openai-compatible, model model-1');
    expect(stdout).toContain(`train: 100.0 % of ${trainSize}; 0 calls failed, 0 replies broke the schema`);
    expect(stdout).toContain(`held: 100.0 % of ${messages.length - trainSize}; 0 calls failed`);
    expect(stdout).not.toContain('secret-key');
    expect(most).toBeLessThanOrEqual(4);
    expect(model.calls[0]?.headers.authorization).toBe('Bearer secret-key');
    expect(model.calls[0]?.body).toMatchObject({ temperature: 0, max_tokens: 200 });
  });

  it('counts failed calls and schema violations separately, without a verdict, and still exits with 0', async () => {
    model.script('turn_intent', (call) =>
      labels.get(call.body.messages.at(-1)?.content ?? '') === 'explain'
        ? { drop: true }
        : { json: { intent: 'dance' } },
    );
    const explained = messages.filter((message) => halfOf(message) === 'train' && message.intent === 'explain').length;
    const { code, stdout } = await report(endpoint());
    expect(code).toBe(0);
    expect(stdout).toContain(
      `train:   0.0 % of ${trainSize}; ${explained} calls failed, ${trainSize - explained} replies broke the schema`,
    );
    expect(stdout).toMatch(new RegExp(`\\n  explain {9}(?: +0){5} +${explained}\\n`));
  });

  it.each<[string, Record<string, string>, string[], string]>([
    ['a provider nobody knows', { MODEL_PROVIDER: 'oracle' }, [], 'MODEL_PROVIDER must be one of'],
    ['an endpoint without address', { MODEL_PROVIDER: 'openai-compatible' }, [], 'MODEL_BASE_URL is required'],
    ['no provider', { MODEL_PROVIDER: 'none' }, [], 'there is nothing to measure'],
    ['an argument', {}, ['guided'], 'takes no arguments'],
  ])('exits with 1 and one line for %s, without a call', async (_what, env, args, reason) => {
    const { code, stdout, stderr } = await report(env, ...args);
    expect([code, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(stderr).toContain(reason);
  });
});
