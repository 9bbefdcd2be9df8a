import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExplainFrame } from '../../../domain/chat/turn/service.ts';
import type { Sender, TurnRequest, TurnResult } from '../../../domain/chat/turn.ts';
import { actorOf } from '../../support/builders/actor.ts';
import {
  closeConversation,
  countKept,
  failureOf,
  framesIn,
  openConversation,
  PATIENT,
  saidIn,
  senderOf,
  setChat,
  turnOf,
} from '../../support/builders/chat/turns.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson } from '../../support/builders/people.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

let model: ScriptedModel;
let server: TestServer;
let ceoId: string;

beforeAll(async () => {
  model = await ScriptedModel.start();
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
  server = await startServer({ env });
  const { client, id } = await createPerson(server, 'chief', 'ceo');
  ceoId = id;
  await newDepartment(client, 'Sales');
  await newAgent(client, 'Ada', 'Sales', { role: 'CTO' });
  await newAgent(client, 'Bob', 'Sales', { role: 'CFO' });
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => {
  model.reset();
  model.script('stream', { pieces: ['We ', 'are ', 'busy.'] }).script('chime_in', { json: { chime_ins: [REMARK] } });
  model.script('concern_route', { json: { topic: 'tech', role: 'CTO', confidence: 0.9 } });
});

const REMARK = { role: 'CFO', content: 'Mind the budget', confidence: 0.9 };
const CHIME: ExplainFrame = { event: 'chime', chimeIn: { role: 'CFO', name: 'Bob', content: 'Mind the budget' } };
const observer = () => actorOf('observer', { userId: ceoId });

const stream = (fields: Partial<TurnRequest>, signal = PATIENT, settle: Sender['settle'] = async () => {}) =>
  server.services.turns.stream(
    turnOf('Who?', { intentOverride: 'explain', ...fields }),
    senderOf(observer(), { signal, settle }),
  );
const framesOf = async (...asked: Parameters<typeof stream>): Promise<AsyncIterable<ExplainFrame>> => {
  const opened = await stream(...asked);
  if (opened.kind !== 'explain') throw new Error('the turn was deferred');
  return opened.frames;
};
const textOf = (frames: readonly ExplainFrame[]): string =>
  frames.map((frame) => (frame.event === 'delta' ? frame.text : '')).join('');
const completed = (frames: readonly ExplainFrame[]): TurnResult => {
  const [frame, ...others] = frames.filter(({ event }) => event === 'complete');
  if (frame?.event !== 'complete' || others.length > 0) throw new Error('the stream was not completed once');
  return frame.result;
};

describe('a streamed explanation', () => {
  it('is sent as it arrives, then as a whole, then with its remarks', async () => {
    const conversationId = await openConversation(server, ceoId, 'direct');
    const settled: TurnResult[] = [];
    const frames = await framesIn(await framesOf({ conversationId }, PATIENT, async (kept) => void settled.push(kept)));
    expect(frames.map(({ event }) => event)).toEqual(['delta', 'delta', 'delta', 'complete', 'chime']);
    expect(textOf(frames)).toBe('We are busy.');
    const result = completed(frames);
    expect(result).toMatchObject({
      verdict: { intent: 'explain', reason: 'explicit_override' },
      outcome: {
        conversationId,
        chimeIns: [],
        answer: { answer: 'We are busy.', confidence: 0.5, responderName: 'Ada' },
      },
      generatedBy: { provider: 'openai-compatible' },
    });
    expect(frames.at(-1)).toEqual(CHIME);
    expect(settled).toEqual([result]);
    const said = await saidIn(server, conversationId);
    expect(said.map(({ role, content, author }) => [role, content, author])).toEqual([
      ['user', 'Who?', null],
      ['assistant', 'We are busy.', 'Ada'],
    ]);
  });

  it('arrives delta by delta, and is stored before it is complete; then the conversation is free', async () => {
    const conversationId = await openConversation(server, ceoId, 'direct');
    let goOn: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    model.script('stream', { pieces: ['We ', held, 'are.'] });
    const frames = (await framesOf({ conversationId }))[Symbol.asyncIterator]();
    expect((await frames.next()).value).toEqual({ event: 'delta', text: 'We ' });
    expect([await saidIn(server, conversationId), (await countKept(server)).leases]).toEqual([[], 1]);
    goOn();
    expect((await frames.next()).value).toEqual({ event: 'delta', text: 'are.' });
    expect((await frames.next()).value).toMatchObject({ event: 'complete' });
    expect(await saidIn(server, conversationId)).toHaveLength(2);
    expect((await countKept(server)).leases).toBe(0);
    expect((await frames.next()).value).toEqual(CHIME);
    expect((await frames.next()).done).toBe(true);
  });

  it('is sent as it can be stored: the joined deltas are the response', async () => {
    const conversationId = await openConversation(server, ceoId, 'direct');
    model.script('stream', { pieces: ['\0', 'We \ud83d', '\0\ude00', ' are\ude00 \ud83d', '\u{1f600} busy\ud83d'] });
    const frames = await framesIn(await framesOf({ conversationId }));
    const told = 'We \u{1f600} are\ufffd \ufffd\u{1f600} busy\ufffd';
    expect(textOf(frames)).toBe(told);
    expect(frames.filter((frame) => frame.event === 'delta' && frame.text === '')).toEqual([]);
    expect(completed(frames).outcome).toMatchObject({ answer: { answer: told } });
    expect((await saidIn(server, conversationId)).at(-1)?.content).toBe(told);
  });

  it('without a conversation stores nothing, and settles all the same', async () => {
    const before = await countKept(server);
    const settled: TurnResult[] = [];
    await framesIn(await framesOf({}, PATIENT, async (kept) => void settled.push(kept)));
    expect(settled).toHaveLength(1);
    expect(await countKept(server)).toEqual(before);
  });

  it('is complete although the remarks fail', async () => {
    model.script('chime_in', { drop: true });
    const frames = await framesIn(await framesOf({}));
    expect(frames.at(-1)?.event).toBe('complete');
  });
});

describe('a stream without a result', () => {
  it.each([
    ['fails before the first token', { status: 500, body: '' }, ''],
    ['breaks off', { pieces: [], finish: 'drop' }, ''],
    ['is cut short', { pieces: ['We '], finish: 'cut' }, 'We '],
    ['is blank', { pieces: [' ', '\n'] }, ' \n'],
    ['has no end', { pieces: ['x'.repeat(40_000), 'y', 'z'] }, 'x'.repeat(40_000)],
  ] as const)('7000: one that %s records nothing', async (_what, reply, told) => {
    model.script('stream', reply);
    const conversationId = await openConversation(server, ceoId, 'direct');
    const settled: TurnResult[] = [];
    const frames: ExplainFrame[] = [];
    const read = async (): Promise<void> => {
      const asked = framesOf({ conversationId }, PATIENT, async (kept) => void settled.push(kept));
      for await (const frame of await asked) frames.push(frame);
    };
    expect(await failureOf(read())).toBe(7000);
    expect([textOf(frames), frames.some(({ event }) => event !== 'delta')]).toEqual([told, false]);
    expect([settled, await saidIn(server, conversationId)]).toEqual([[], []]);
    expect((await countKept(server)).leases).toBe(0);
  });

  it('because its caller disconnected ends the call immediately and records nothing', async () => {
    const conversationId = await openConversation(server, ceoId, 'direct');
    const leaving = new AbortController();
    const gone = new Error('gone');
    model.script('stream', { pieces: ['We ', new Promise(() => {})] });
    const read = async (): Promise<void> => {
      for await (const _frame of await framesOf({ conversationId }, leaving.signal)) leaving.abort(gone);
    };
    expect(await failureOf(read())).toBe(gone);
    expect(await model.callsOf('stream')[0]?.ended).toBe(true);
    expect(await saidIn(server, conversationId)).toEqual([]);
    await eventually(async () => (await countKept(server)).leases === 0);
  });

  it('because its reader stopped ends the call and records nothing', async () => {
    const conversationId = await openConversation(server, ceoId, 'direct');
    model.script('stream', { pieces: ['We ', new Promise(() => {})] });
    for await (const _frame of await framesOf({ conversationId })) break;
    expect(await model.callsOf('stream')[0]?.ended).toBe(true);
    expect(await saidIn(server, conversationId)).toEqual([]);
    expect((await countKept(server)).leases).toBe(0);
  });

  it('because its caller disconnected at the last token records nothing', async () => {
    const conversationId = await openConversation(server, ceoId, 'direct');
    const leaving = new AbortController();
    const gone = new Error('gone');
    const read = async (): Promise<void> => {
      let told = '';
      for await (const frame of await framesOf({ conversationId }, leaving.signal)) {
        if (frame.event === 'delta') told += frame.text;
        if (told === 'We are busy.') leaving.abort(gone);
      }
    };
    expect(await failureOf(read())).toBe(gone);
    expect(await saidIn(server, conversationId)).toEqual([]);
  });

  it('that was never read frees the conversation once the caller disconnects', async () => {
    const conversationId = await openConversation(server, ceoId, 'direct');
    const leaving = new AbortController();
    await framesOf({ conversationId }, leaving.signal);
    expect((await countKept(server)).leases).toBe(1);
    leaving.abort(new Error('gone'));
    await eventually(async () => (await countKept(server)).leases === 0);
    expect(model.calls).toEqual([]);
  });
});

describe('before a stream opens', () => {
  it('any other intent is deferred, for every caller and setting', async () => {
    await setChat(server, { propose_enabled: false });
    const conversationId = await openConversation(server, ceoId, 'group');
    const verdict = { intent: 'propose', reason: 'explicit_override', confidence: null, namedTargets: ['CFO'] };
    const fields = { intentOverride: 'propose', namedTargets: ['CFO'], conversationId, project: 'none' } as const;
    expect(await stream(fields)).toEqual({ kind: 'deferred', verdict });
    model.script('turn_intent', { json: { intent: 'act', confidence: 0.9, named_targets: ['Ada'] } });
    expect(await stream({ intentOverride: null })).toEqual({
      kind: 'deferred',
      verdict: { intent: 'act', reason: 'classified', confidence: 0.9, namedTargets: ['Ada'] },
    });
    await setChat(server, { propose_enabled: true });
  });

  it('it is refused like a whole turn: 3000, 4000, 8001 and the kind', async () => {
    const closed = await openConversation(server, ceoId, 'direct');
    await closeConversation(server, closed);
    expect(await failureOf(stream({ conversationId: crypto.randomUUID() }))).toBe(3000);
    expect(await failureOf(stream({ conversationId: closed }))).toBe(4000);
    const conversationId = await openConversation(server, ceoId, 'group');
    expect(await failureOf(stream({ conversationId }))).toBe(4000);
    await setChat(server, { explain_chat_enabled: false });
    expect(await failureOf(stream({ conversationId }))).toBe(8001);
    await setChat(server, { explain_chat_enabled: true });
    expect(await failureOf(stream({ project: crypto.randomUUID() }))).toBe(3000);
    expect(model.calls).toEqual([]);
  });
});

describe('the built-in guide', () => {
  it('streams line by line; reply and deltas are the same text', async () => {
    const guided = await startServer();
    try {
      const opened = await guided.services.turns.stream(turnOf('Who?'), senderOf(observer()));
      if (opened.kind !== 'explain') throw new Error('deferred');
      const frames = await framesIn(opened.frames);
      const { outcome } = completed(frames);
      expect(frames.length).toBeGreaterThan(2);
      expect(outcome).toMatchObject({
        intent: 'explain',
        answer: { answer: textOf(frames), confidence: 0.9, routingReason: 'no_active_agents' },
      });
      expect(textOf(frames)).toContain('There are 0 departments and 0 agents,');
    } finally {
      await guided.close();
    }
  });
});
