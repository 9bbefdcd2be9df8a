import { describe, expect, it } from 'vitest';
import { applyFloors, explainIfTargetsMissing, fixedIntent, type LastTurn } from '../../../domain/chat/turn/verdict.ts';
import type { TurnVerdict } from '../../../domain/chat/turn.ts';
import type { ConversationKind, ConversationRecord } from '../../../domain/conversations/conversation.entity.ts';
import type { Intent } from '../../../domain/llm/schemas/turn-intent.ts';

const FLOORS = { act: 0.85, charter: 0.8 };
const verdictOf = (intent: Intent, confidence: number, named_targets: readonly string[] = []): TurnVerdict =>
  applyFloors({ intent, confidence, named_targets }, FLOORS);

describe('a confidence floor', () => {
  it.each<[Intent, number, string, string]>([
    ['act', 0.85, 'act', 'classified'],
    ['act', 0.8499, 'explain', 'act_floor_not_met'],
    ['charter', 0.8, 'charter', 'classified'],
    ['charter', 0.7999, 'explain', 'charter_floor_not_met'],
    ['explain', 0, 'explain', 'classified'],
    ['propose', 0, 'propose', 'classified'],
    ['group_convene', 0, 'group_convene', 'classified'],
  ])('%s with %d is %s, %s', (intent, confidence, final, reason) => {
    expect(verdictOf(intent, confidence, ['Ada'])).toEqual({
      intent: final,
      reason,
      confidence,
      namedTargets: ['Ada'],
    });
  });

  it('applies to verdicts with targets; blank targets are ignored', () => {
    expect(verdictOf('act', 1, ['', ' ', 'Ada', '\t']).namedTargets).toEqual(['Ada']);
  });
});

describe('a downgrade', () => {
  const given = (intent: Intent, namedTargets: readonly string[], confidence: number | null = 0.9): TurnVerdict => ({
    intent,
    reason: confidence === null ? 'explicit_override' : 'classified',
    confidence,
    namedTargets,
  });
  const on = (kind: ConversationKind): ConversationRecord => ({ kind }) as ConversationRecord;

  it.each<[string, TurnVerdict, ConversationRecord | null, Intent, TurnVerdict['reason']]>([
    ['act without a target', given('act', []), null, 'explain', 'act_no_target'],
    ['act without a target, overridden', given('act', [], null), null, 'explain', 'act_no_target'],
    ['act without a target in a conversation', given('act', []), on('direct'), 'explain', 'act_no_target'],
    ['act with one', given('act', ['Ada']), null, 'act', 'classified'],
    ['a new group of nobody', given('group_convene', []), null, 'explain', 'group_targets_missing'],
    ['a new group of one', given('group_convene', ['CFO']), null, 'explain', 'group_targets_missing'],
    ['a new group of one, twice', given('group_convene', ['CFO', ' cfo ']), null, 'explain', 'group_targets_missing'],
    ['a new group, overridden', given('group_convene', ['CFO'], null), null, 'explain', 'group_targets_missing'],
    ['a new group of two', given('group_convene', ['CFO', 'CTO']), null, 'group_convene', 'classified'],
    ['a continued group', given('group_convene', []), on('group'), 'group_convene', 'classified'],
    ['a group on another kind', given('group_convene', []), on('direct'), 'explain', 'group_targets_missing'],
    ['a proposal', given('propose', []), null, 'propose', 'classified'],
    ['a charter', given('charter', []), null, 'charter', 'classified'],
  ])('%s', (_what, verdict, conversation, intent, reason) => {
    expect(explainIfTargetsMissing(verdict, conversation)).toEqual({ ...verdict, intent, reason });
  });
});

describe('a conversation', () => {
  it.each<[ConversationKind, LastTurn | null, Intent | null]>([
    ['group', { role: 'agent', purpose: null }, 'group_convene'],
    ['charter', { role: 'assistant', purpose: 'explanation' }, 'charter'],
    ['charter', null, 'charter'],
    ['direct', { role: 'assistant', purpose: 'question' }, 'propose'],
    ['routed', { role: 'assistant', purpose: 'question' }, 'propose'],
    ['direct', { role: 'assistant', purpose: 'explanation' }, null],
    ['direct', { role: 'assistant', purpose: null }, null],
    ['routed', { role: 'assistant' }, null],
    ['direct', null, null],
  ])('that is %s, with the last turn %j, requires %s', (kind, last, intent) => {
    expect(fixedIntent({ kind }, last)).toBe(intent);
  });
});
