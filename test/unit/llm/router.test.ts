import { describe, expect, it } from 'vitest';
import { GuidedProvider } from '../../../domain/llm/providers/guide/guided.ts';
import { INTENTS, type Intent } from '../../../domain/llm/schemas/turn-intent.ts';
import { AGENTS, accuracy, classifyAll, halfOf, readMessages } from '../../../scripts/router/score.ts';

const messages = readMessages();
const judged = await classifyAll(new GuidedProvider(), messages);
const held = judged.filter((message) => halfOf(message) === 'held');

/** The guide's score on the half that is not held back. It may only rise. */
const LEAST_ACCURACY = 0.94;
const LEAST_RECALL: Readonly<Record<Intent, number>> = {
  explain: 0.97,
  propose: 0.91,
  group_convene: 0.88,
  act: 0.94,
  charter: 0.85,
};
const LEAST_TRAIN_ACCURACY = 0.99;

describe('the labelled messages', () => {
  it('are many, of every intent, in many languages, without duplicates', () => {
    expect(messages.length).toBeGreaterThanOrEqual(600);
    expect(new Set(messages.map(({ intent }) => intent))).toEqual(new Set(INTENTS));
    expect(new Set(messages.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(messages.map(({ text }) => text.trim().toLowerCase())).size).toBe(messages.length);
  });

  it('are in two halves of about the same size', () => {
    expect(held.length / messages.length).toBeGreaterThan(0.4);
    expect(held.length / messages.length).toBeLessThan(0.6);
  });
});

/** Compares only numbers: a failure must not show a message that is held back. */
describe('the guide', () => {
  it('recognises the intent of a message', () => {
    expect(accuracy(held)).toBeGreaterThanOrEqual(LEAST_ACCURACY);
    expect(accuracy(judged.filter((message) => halfOf(message) === 'train'))).toBeGreaterThanOrEqual(
      LEAST_TRAIN_ACCURACY,
    );
  });

  it.each(INTENTS)('recognises %s', (intent) => {
    expect(accuracy(held.filter((message) => message.intent === intent))).toBeGreaterThanOrEqual(LEAST_RECALL[intent]);
  });

  it.each(['vague', 'injected'])('neither acts nor charters on %s messages', (kind) => {
    const verdicts = judged.filter((message) => message.kind === kind).map(({ verdict }) => verdict);
    expect(verdicts.filter((verdict) => verdict === 'act' || verdict === 'charter')).toEqual([]);
  });

  it('returns at most ten targets, which are names, first names or roles', async () => {
    const known = new Set(
      AGENTS.flatMap(({ name, role }) => [name, name.split(' ')[0] ?? '', role].map((some) => some.toLowerCase())),
    );
    for (const { targets } of judged) {
      expect(targets.length).toBeLessThanOrEqual(10);
      expect(targets.filter((target) => !known.has(target.toLowerCase())).length).toBe(0);
    }
  });
});
