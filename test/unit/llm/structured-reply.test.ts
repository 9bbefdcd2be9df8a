import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractObject, readReply } from '../../../domain/llm/gateway/structured-reply.ts';
import { InvalidReply, jsonSchemaOf, SCHEMA_NAMES } from '../../../domain/llm/schemas/reply-schemas.ts';

const draft = (changes: object = {}) => ({
  title: 'Portal',
  brief: 'Build a portal.',
  goals: ['Fewer calls'],
  constraints: [],
  success_criteria: ['Half the calls'],
  scope: { in_scope: ['Web'], out_of_scope: [] },
  envelope: { amount: 5000, currency: 'USD', deadline: null, time_horizon: null },
  project_id: null,
  proposed_project_name: 'Portal',
  proposed_project_description: '',
  ...changes,
});
const drafted = (changes: object = {}) => ({ needs_more: false, next_question: null, draft: draft(changes) });
const plan = (changes: object = {}) => ({
  title: 'Plan',
  summary: 'Do it.',
  project_id: null,
  items: [{ title: 'One' }],
  ...changes,
});
const planned = (changes: object = {}) => ({
  needs_clarification: false,
  clarifying_question: null,
  plan: plan(changes),
});

describe('the object in a reply', () => {
  const object = { a: '} ``` {', b: [1, { c: '"\\' }] };
  const text = JSON.stringify(object);

  it.each([
    ['alone', text],
    ['amid prose', `Sure! ${text} Anything else? {"other": 1}`],
    ['in a fence', `Here:\n\`\`\`json\n${JSON.stringify(object, null, 2)}\n\`\`\`\nDone.`],
    ['in a fence without a language', `\`\`\`\n${text}\n\`\`\``],
    ['after braces that are not an object', `In {braces} and {{mustaches}}: ${text}`],
    ['after a fence that holds none', `\`\`\`\nno object\n\`\`\`\n${text}`],
  ])('is found %s', (_where, reply) => {
    expect(extractObject(reply)).toEqual(object);
  });

  it.each(['', 'no object', '{"a": 1', '[1, 2', '{{{{', '{'.repeat(100_000)])('is missing in %.20j', (reply) => {
    expect(extractObject(reply)).toBeUndefined();
  });

  const fenced = (json: string) => `\`\`\`json\n${json}\n\`\`\``;
  const first = '{"first":1}';
  const second = '{"second":2}';

  it.each([
    ['after prose with another', `For example ${first}\n${fenced(second)}`],
    ['with line ends of Windows', `For example ${first}\n${fenced(second)}`.replaceAll('\n', '\r\n')],
    ['indented', `For example ${first}\n  \`\`\`json\n  ${second}\n  \`\`\``],
    ['after a line that only begins with code', `${first}\n\`\`\`inline\`\`\` is no fence\n${fenced(second)}`],
    ['after a line that ends with the mark', `${first}\nthis ends a line: \`\`\`\n${fenced(second)}`],
  ])('in the only fence wins: %s', (_where, reply) => {
    expect(extractObject(reply)).toEqual({ second: 2 });
  });

  it.each([
    ['two fences hold objects', `For example ${first}\n${fenced(second)}\n${fenced(second)}`],
    ['the fence is never closed', `For example ${first}\n\`\`\`json\n${second}`],
    ['the fence holds a number', `For example ${first}\n${fenced('42')}`],
    ['the fence holds null', `For example ${first}\n${fenced('null')}`],
    ['the fence holds text', `For example ${first}\n${fenced('"42"')}`],
    ['only without its line ends would the fence be JSON', `For example ${first}\n${fenced('{"second":\n2\n3}')}`],
  ])('is the first of the text when %s', (_when, reply) => {
    expect(extractObject(reply)).toEqual({ first: 1 });
  });

  it('is searched at twenty opening braces, not at more', () => {
    expect(extractObject(`Well, ${'{x} '.repeat(19)}${first}`)).toEqual({ first: 1 });
    expect(extractObject(`Well, ${'{x} '.repeat(20)}${first}`)).toBeUndefined();
  });

  it('is found between any plain text', () => {
    const prose = fc.string({ unit: fc.constantFrom(...'ab .,:\n"`}') });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), prose, prose, (value, before, after) => {
        const written = JSON.stringify(value);
        expect(extractObject(`${before}${written}${after}`)).toEqual(JSON.parse(written));
      }),
    );
  });
});

describe('a reply compared with its schema', () => {
  const verdict = { intent: 'explain', confidence: 0.5 };

  it('gets the defaults of missing keys', () => {
    expect(readReply('turn_intent', JSON.stringify(verdict))).toEqual({ ...verdict, named_targets: [] });
    expect(readReply('group_contribution', '{"message": "Hi"}')).toEqual({ message: 'Hi', invite: null });
    expect(readReply('concern_route', '{"topic": "Tax", "confidence": 1}')).toEqual({
      topic: 'Tax',
      role: null,
      confidence: 1,
    });
    expect(
      readReply('propose_decision', JSON.stringify({ needs_clarification: true, clarifying_question: 'Why?' })),
    ).toEqual({
      needs_clarification: true,
      clarifying_question: 'Why?',
      plan: null,
    });
    expect(readReply('propose_decision', JSON.stringify(planned())).plan).toEqual({
      title: 'Plan',
      summary: 'Do it.',
      project_id: null,
      priority: 'medium',
      task_type: 'development',
      estimated_complexity: 'medium',
      acceptance_criteria: [],
      items: [{ title: 'One', description: '', owner_role: null, depends_on: [], acceptance_criteria: [] }],
    });
  });

  it('keeps a complete draft as it is', () => {
    expect(readReply('interview_decision', JSON.stringify(drafted())).draft).toEqual(draft());
  });

  it('of a group drops an invite with a missing field and keeps the message', () => {
    for (const invite of [{ target: 'CFO' }, { target: 'CFO', reason: null }, { target: ' ', reason: 'cost' }, {}]) {
      expect(readReply('group_contribution', JSON.stringify({ message: 'Hi', invite }))).toEqual({
        message: 'Hi',
        invite: null,
      });
    }
    expect(
      readReply('group_contribution', '{"message":"Hi","invite":{"target":"CFO","reason":"cost"}}').invite,
    ).toEqual({
      target: 'CFO',
      reason: 'cost',
    });
  });

  const point = 'x'.repeat(1001);
  const envelope = (changes: object) => ({ envelope: { ...draft().envelope, ...changes } });
  it.each([
    ['turn_intent', { ...verdict, extra: 1 }],
    ['turn_intent', { ...verdict, intent: 'EXPLAIN' }],
    ['turn_intent', { ...verdict, confidence: 1.01 }],
    ['turn_intent', { ...verdict, confidence: '0.5' }],
    ['turn_intent', { intent: 'explain' }],
    ['turn_intent', { ...verdict, named_targets: Array(11).fill('Ada') }],
    ['turn_intent', { ...verdict, named_targets: null }],
    ['concern_route', { topic: ' ', role: null, confidence: 1 }],
    ['concern_route', { topic: 'x'.repeat(101), role: null, confidence: 1 }],
    ['chime_in', {}],
    ['chime_in', { chime_ins: [{ role: 'CFO', content: 'x'.repeat(501), confidence: 1 }] }],
    ['chime_in', { chime_ins: Array(6).fill({ role: 'CFO', content: 'x', confidence: 1 }) }],
    ['group_contribution', { invite: null }],
    ['group_contribution', { message: 'Hi', invite: { target: 'a', reason: 'b', more: 1 } }],
    ['interview_decision', { needs_more: true, next_question: null, draft: null }],
    ['interview_decision', { needs_more: true, next_question: ' ', draft: null }],
    ['interview_decision', { needs_more: true, next_question: 'Why?', draft: draft() }],
    ['interview_decision', { needs_more: false, next_question: 'Why?', draft: draft() }],
    ['interview_decision', { needs_more: false, next_question: null, draft: null }],
    ['interview_decision', drafted({ title: '' })],
    ['interview_decision', drafted({ title: 'x'.repeat(201) })],
    ['interview_decision', drafted({ brief: 'x'.repeat(10_001) })],
    ['interview_decision', drafted({ goals: [point] })],
    ['interview_decision', drafted({ goals: Array(51).fill('x') })],
    ['interview_decision', drafted({ goals: [' '] })],
    ['interview_decision', drafted({ project_id: 'p' })],
    ['interview_decision', drafted({ proposed_project_name: null })],
    ['interview_decision', drafted({ status: 'approved' })],
    ['interview_decision', drafted({ envelope: undefined })],
    ['interview_decision', drafted(envelope({ amount: 0 }))],
    ['interview_decision', drafted(envelope({ amount: -1 }))],
    ['interview_decision', drafted(envelope({ amount: 1.1e12 }))],
    ['interview_decision', drafted(envelope({ currency: 'usd' }))],
    ['interview_decision', drafted(envelope({ currency: 'ZZZ' }))],
    ['interview_decision', drafted(envelope({ deadline: '2031-03-01' }))],
    ['interview_decision', drafted(envelope({ deadline: '2031-03-01T00:00:00' }))],
    ['interview_decision', drafted(envelope({ deadline: '2031-02-30T00:00:00Z' }))],
    ['interview_decision', drafted(envelope({ deadline: '2031-13-01T00:00:00Z' }))],
    ['interview_decision', drafted(envelope({ deadline: '0000-01-01T00:00:00Z' }))],
    ['interview_decision', drafted(envelope({ deadline: '9999-12-31T23:00:00-05:00' }))],
    ['interview_decision', drafted(envelope({ deadline: '2031-02-28T23:59:60Z' }))],
    ['interview_decision', drafted(envelope({ time_horizon: '' }))],
    ['propose_decision', { needs_clarification: true, clarifying_question: null, plan: null }],
    ['propose_decision', planned({ items: [] })],
    ['propose_decision', planned({ items: Array(21).fill({ title: 'x' }) })],
    ['propose_decision', planned({ items: [{ title: 'a', depends_on: [0] }] })],
    ['propose_decision', planned({ items: [{ title: 'a' }, { title: 'b', depends_on: [0.5] }] })],
    ['propose_decision', planned({ priority: 'urgent' })],
    ['propose_decision', planned({ summary: 'x'.repeat(8001) })],
  ] as const)('%s is refused: %j', (name, reply) => {
    expect(() => readReply(name, JSON.stringify(reply))).toThrow(InvalidReply);
  });

  it.each([
    '{"intent":"explain","confidence":1e999}',
    '{"intent":"explain","confidence":0,"__proto__":{}}',
    '["explain"]',
    'null',
    '{"intent":"explain","confidence":1,"named_targets":["\\u0000"]}',
  ])('turn_intent is refused: %s', (reply) => {
    expect(() => readReply('turn_intent', reply)).toThrow(InvalidReply);
  });

  it('counts characters, not code units', () => {
    const topic = '😀'.repeat(100);
    expect(readReply('concern_route', JSON.stringify({ topic, confidence: 1 })).topic).toBe(topic);
  });
});

describe('the schema sent to a model', () => {
  const closed = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
    if (type === 'object') {
      expect(additionalProperties).toBe(false);
      expect(required).toEqual(Object.keys(properties as object));
    }
    for (const part of Object.values(schema)) closed(part);
  };

  it.each(SCHEMA_NAMES)('%s is strict: every object is closed and every key required', (name) => {
    closed(jsonSchemaOf(name));
  });

  it.each(SCHEMA_NAMES)('%s has only keywords that strict schemas allow', (name) => {
    expect(JSON.stringify(jsonSchemaOf(name))).not.toMatch(/"(?:default|maxLength|minLength|\$schema|\$ref|\$defs)":/);
  });
});
