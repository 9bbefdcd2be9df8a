import { describe, expect, it } from 'vitest';
import { readReply } from '../../../domain/llm/gateway/structured-reply.ts';
import { InvalidReply, type SchemaName } from '../../../domain/llm/schemas/reply-schemas.ts';

const verdict = (changes: object = {}) => ({ intent: 'explain', confidence: 0.5, named_targets: [], ...changes });
const remark = (changes: object = {}) => ({ role: 'CFO', content: 'Mind the cost.', confidence: 1, ...changes });
const envelope = { amount: 5000, currency: 'USD', deadline: null, time_horizon: null };
const drafted = (changes: object = {}) => ({
  needs_more: false,
  draft: { title: 'Portal', brief: 'Build it.', envelope, proposed_project_name: 'Portal', ...changes },
});
const planned = (...items: readonly object[]) => ({
  needs_clarification: false,
  plan: { title: 'Plan', summary: 'Do it.', items },
});

const brokenOf = (name: SchemaName, text: string): InvalidReply => {
  try {
    readReply(name, text);
  } catch (error) {
    if (error instanceof InvalidReply) return error;
    throw error;
  }
  return expect.fail('the reply was taken');
};

describe('the log of a reply that violates its schema names path and reason', () => {
  it.each([
    ['turn_intent', verdict({ extra: 1 }), '/extra is not a known field'],
    ['turn_intent', { intent: 'explain' }, '/confidence is missing'],
    [
      'turn_intent',
      verdict({ intent: 'EXPLAIN' }),
      '/intent must be one of explain, propose, group_convene, act, charter',
    ],
    ['turn_intent', verdict({ confidence: 1.01 }), '/confidence must be at most 1'],
    ['turn_intent', verdict({ confidence: -0.01 }), '/confidence must be at least 0'],
    ['turn_intent', verdict({ confidence: '0.5' }), '/confidence must be a number'],
    ['turn_intent', verdict({ named_targets: 'Ada' }), '/named_targets must be a list'],
    ['turn_intent', verdict({ named_targets: Array(11).fill('Ada') }), '/named_targets must have at most 10 items'],
    ['turn_intent', verdict({ named_targets: ['Ada', 5] }), '/named_targets/1 must be a string'],
    ['turn_intent', verdict({ named_targets: [['Ada']] }), '/named_targets/0 must be a string'],
    [
      'turn_intent',
      verdict({ named_targets: ['a\0'] }),
      '/named_targets/0 must not contain U+0000 or an unpaired surrogate',
    ],
    [
      'turn_intent',
      verdict({ named_targets: ['a\ud800'] }),
      '/named_targets/0 must not contain U+0000 or an unpaired surrogate',
    ],
    ['concern_route', { topic: ' \n', confidence: 1 }, '/topic must not be blank'],
    ['concern_route', { topic: 'x'.repeat(101), confidence: 1 }, '/topic must have at most 100 characters'],
    ['chime_in', { chime_ins: [remark(), null] }, '/chime_ins/1 must be an object'],
    ['chime_in', { chime_ins: ['Mind the cost.'] }, '/chime_ins/0 must be an object'],
    ['chime_in', { chime_ins: [5] }, '/chime_ins/0 must be an object'],
    ['chime_in', { chime_ins: [[]] }, '/chime_ins/0 must be an object'],
    ['chime_in', { chime_ins: [remark({ mood: 'dry' })] }, '/chime_ins/0/mood is not a known field'],
    ['group_contribution', { message: 'Hi', invite: 'CFO' }, '/invite must be an object'],
    ['group_contribution', { message: 'Hi', invite: { target: 5, reason: 'cost' } }, '/invite/target must be a string'],
    ['interview_decision', { needs_more: 'yes' }, '/needs_more must be true or false'],
    ['interview_decision', { needs_more: true }, 'the reply must have exactly one of next_question and draft'],
    ['interview_decision', drafted({ envelope: { ...envelope, amount: 0 } }), '/draft/envelope/amount must be above 0'],
    [
      'interview_decision',
      drafted({ envelope: { ...envelope, currency: 'ZZZ' } }),
      '/draft/envelope/currency must be an active ISO 4217 code',
    ],
    [
      'interview_decision',
      drafted({ envelope: { ...envelope, deadline: 'soon' } }),
      '/draft/envelope/deadline must be an RFC 3339 timestamp with an offset',
    ],
    [
      'interview_decision',
      drafted({ project_id: 'p' }),
      '/draft must have exactly one of project_id and proposed_project_name',
    ],
    [
      'propose_decision',
      { needs_clarification: true },
      'the reply must have exactly one of clarifying_question and plan',
    ],
    ['propose_decision', planned(), '/plan/items must have at least 1 item'],
    [
      'propose_decision',
      planned({ title: 'a' }, { title: 'b', depends_on: [-1] }),
      '/plan/items/1/depends_on/0 must be at least 0',
    ],
    [
      'propose_decision',
      planned({ title: 'a' }, { title: 'b', depends_on: ['0'] }),
      '/plan/items/1/depends_on/0 must be a number',
    ],
    [
      'propose_decision',
      planned({ title: 'a' }, { title: 'b', depends_on: [0, 1] }),
      '/plan/items must not have an item that depends on itself or a later one',
    ],
  ] as const)('%s %j: %s', (name, reply, message) => {
    expect(brokenOf(name, JSON.stringify(reply)).message).toBe(message);
  });

  it.each([
    ['I would say explain.', 'the reply has no JSON object'],
    ['```\n["explain"]\n```', 'the reply must be an object'],
  ])('%j: %s', (text, message) => {
    const broken = brokenOf('turn_intent', text);
    expect(broken.message).toBe(message);
    expect(broken.name).toBe('InvalidReply');
  });
});

describe('a reply at the limit of its schema is accepted', () => {
  it.each([
    ['turn_intent', verdict({ confidence: 0, named_targets: Array(10).fill('Ada') })],
    ['turn_intent', verdict({ confidence: 1, named_targets: ['x'.repeat(2000)] })],
    ['concern_route', { topic: 'x'.repeat(100), role: '', confidence: 1 }],
    ['chime_in', { chime_ins: Array(5).fill(remark({ content: 'x'.repeat(500) })) }],
    ['group_contribution', { message: 'x'.repeat(40_000), invite: null }],
  ] as const)('%s %.60j', (name, reply) => {
    expect(readReply(name, JSON.stringify(reply))).toEqual(reply);
  });

  it('of a plan: 20 items, the last of which depends on all the others', () => {
    const others = Array.from({ length: 19 }, (_, at) => at);
    const items = [...others.map((at) => ({ title: `Step ${at}` })), { title: 'Last', depends_on: others }];
    const { plan } = readReply('propose_decision', JSON.stringify(planned(...items)));
    expect(plan?.items.at(-1)?.depends_on).toEqual(others);
  });

  it.each([
    '2031-03-01T00:00:00Z',
    '2032-02-29T23:59:59.999+14:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2031-03-01t00:00:00z',
  ])('of a charter: the deadline %s', (deadline) => {
    const { draft } = readReply('interview_decision', JSON.stringify(drafted({ envelope: { ...envelope, deadline } })));
    expect(draft?.envelope.deadline).toBe(deadline);
  });
});
