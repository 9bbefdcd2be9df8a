import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { failure } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { type Answers, example, listed, nothing, record } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const [AGENT] = example('listAgents');
const agents = (...names: readonly string[]): Answers => ({
  listAgents: () => listed(names.map((name) => ({ ...AGENT, id: name, name }))),
});
const CONVERSATION = example('getConversation');
const ADDRESS = `talk/${CONVERSATION.id}`;
const conversation = (change: object = {}, etag = '"shown"'): Answers => ({
  getConversation: () => record({ ...CONVERSATION, ...change }, etag),
});

describe('the names that are offered after an @', () => {
  it('are chosen with the arrow keys, around both ends', async () => {
    await open('talk', agents('Ada', 'Adam', 'Adele', 'Ben'));
    await screen.type('Message', 'Hello @Ad');
    const offered = ['Ada', 'Adam', 'Adele'];
    expect(
      screen
        .names('option')
        .filter((name) => /^A/.test(name))
        .map((name) => name.split(' ')[0]),
    ).toEqual(expect.arrayContaining(offered));
    const chosen: (string | undefined)[] = [screen.selected()];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await screen.key('Message', key);
      chosen.push(screen.selected());
    }
    expect(chosen.map((name) => name?.split(' ')[0])).toEqual(['Ada', 'Adam', 'Adele', 'Ada', 'Adele', 'Adam']);
    await screen.key('Message', 'Enter');
    expect([screen.valueOf('Message'), screen.changes()]).toEqual(['Hello @Adam ', []]);
  });

  it('begin with the first again when the text changes, and disappear with Escape', async () => {
    await open('talk', agents('Ada', 'Adam'));
    await screen.type('Message', '@A');
    await screen.key('Message', 'ArrowDown');
    await screen.type('Message', '@Ad');
    expect(screen.selected()).toContain('Ada');
    await screen.key('Message', 'Escape');
    expect(screen.selected()).toBeUndefined();
  });
});

describe('a message', () => {
  it('is sent with Enter, to the agents that it names, and the input is empty afterwards', async () => {
    await open('talk', { ...agents('Ada', 'Ben'), sendTurn: () => record(example('sendTurn', {}, 'explained')) });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'A plan @Ben please');
    await screen.key('Message', 'Enter');
    expect(screen.changes()).toMatchObject([
      { body: { message: 'A plan @Ben please', intent_override: 'propose', named_targets: ['Ben'] } },
    ]);
    expect(screen.valueOf('Message')).toBe('');
    expect(screen.text()).toContain('Two tasks are in progress.');
  });

  it('that cannot be sent shows the error, stays, and is sent with the same key', async () => {
    await open('talk', { sendTurn: () => failure(500, 8000) });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'A plan');
    await screen.press('Send');
    expect([screen.texts('alert').length, screen.valueOf('Message')]).toEqual([1, 'A plan']);
    screen.answer({ sendTurn: () => record(example('sendTurn', {}, 'explained')) });
    await screen.press('Send');
    expect([screen.texts('alert').length, screen.valueOf('Message')]).toEqual([0, '']);
    const keys = screen.sent('sendTurn').map(({ key }) => key);
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'A plan');
    await screen.press('Send');
    expect(new Set(screen.sent('sendTurn').map(({ key }) => key)).size).toBe(2);
  });

  it('is not sent if it is empty, and stays after Stop', async () => {
    await open('talk', { sendTurn: () => new Promise<Response>(() => {}) });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', '  ');
    await screen.press('Send');
    expect(screen.changes()).toEqual([]);
    await screen.type('Message', 'A plan');
    await screen.press('Send');
    expect(screen.names('button')).not.toContain('Send');
    await screen.press('Stop');
    expect([screen.texts('alert'), screen.valueOf('Message')]).toEqual([[], 'A plan']);
  });

  it('that creates a conversation leads to it', async () => {
    await open('talk', { ...conversation(), sendTurn: () => record(example('sendTurn', {}, 'proposed')) });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'A plan');
    await screen.press('Send');
    expect(screen.address()).toBe(`#/${ADDRESS}`);
    expect(screen.sent('sendTurn')[0]?.body.conversation_id).toBeNull();
  });

  const VERDICT = { intent: 'act', intent_reason: 'classified', intent_confidence: 0.9, named_targets: ['Ben'] };
  const deferred = (): Response =>
    new Response(`event: deferred\ndata: ${JSON.stringify(VERDICT)}\n\n`, {
      headers: { 'content-type': 'text/event-stream' },
    });

  it('that is more than a question is confirmed before anything happens', async () => {
    await open('talk', {
      ...agents('Ben'),
      streamTurn: deferred,
      sendTurn: () => record(example('sendTurn', {}, 'parked')),
    });
    await screen.type('Message', 'Do it');
    await screen.press('Send');
    expect(screen.text()).toContain('This is more than a question: Action');
    expect(screen.sent('sendTurn')).toEqual([]);
    await screen.press('Continue: Action');
    expect(screen.sent('sendTurn')).toMatchObject([{ body: { intent_override: 'act', named_targets: ['Ben'] } }]);
    expect(screen.names('link')).toContain('Open the approval');
  });

  it('that is more than a question is explained instead, or left', async () => {
    await open('talk', { streamTurn: deferred });
    await screen.type('Message', 'Do it');
    await screen.press('Send');
    await screen.press('Cancel');
    expect([screen.text().includes('more than a question'), screen.valueOf('Message')]).toEqual([false, 'Do it']);
    await screen.press('Send');
    await screen.press('Explain instead');
    expect(screen.sent('streamTurn').at(-1)?.body).toMatchObject({ intent_override: 'explain' });
  });

  it.each([
    ['observer', []],
    ['manager', ['viewer']],
  ])('of a %s with the organisation roles %j can only be a question', async (role, org_roles) => {
    await open('talk', { streamTurn: deferred }, { role, org_roles });
    expect(screen.names('option').filter((name) => ['Plan', 'Action', 'Group chat'].includes(name))).toEqual([]);
    await screen.type('Message', 'Do it');
    await screen.press('Send');
    expect(screen.names('button')).not.toContain('Continue: Action');
  });
});

describe('a conversation', () => {
  it('is listed on further pages', async () => {
    await open('talk', {
      listConversations: ({ path }) =>
        path.includes('cursor=two')
          ? listed([{ ...CONVERSATION, id: '2', title: 'Older' }])
          : listed([CONVERSATION], 'two'),
    });
    await screen.press('Show more');
    expect([screen.names('link').includes('Older'), screen.target('Older')]).toEqual([true, '#/talk/2']);
  });

  it('is deleted after a confirmation, as it was shown, and the list follows', async () => {
    await open(ADDRESS, { ...conversation(), deleteConversation: nothing });
    await screen.press('Delete conversation');
    expect(screen.changes()).toEqual([]);
    await screen.press('Delete conversation');
    expect(screen.changes()).toMatchObject([{ method: 'DELETE', ifMatch: '"shown"' }]);
    expect(screen.address()).toBe('#/talk');
  });

  it('is closed after a confirmation; a closed one takes no messages', async () => {
    await open(ADDRESS, conversation());
    await screen.press('Close conversation');
    await screen.press('Cancel');
    expect(screen.changes()).toEqual([]);
    await screen.press('Close conversation');
    await screen.press('Close conversation');
    expect(screen.changes()).toMatchObject([{ operation: 'closeConversation' }]);
    // The dialog is closed, so that the page can be used again.
    expect(screen.names('link')).toContain('Inbox');
    await open(ADDRESS, conversation({ status: 'closed' }));
    expect(screen.names('button')).not.toContain('Close conversation');
    expect(screen.text()).toContain('This conversation is closed.');
    expect(screen.names('button')).not.toContain('Send');
  });

  it('is not ended by those who only read', async () => {
    await open(ADDRESS, conversation(), { role: 'observer' });
    expect(screen.names('button')).not.toContain('Close conversation');
    expect(screen.names('button')).not.toContain('Delete conversation');
  });

  it('shows its messages in order, and earlier ones on request', async () => {
    const [turn] = example('listConversationTurns');
    const said = (content: string, change = {}): object => ({ ...turn, id: content, content, ...change });
    const reply = { role: 'assistant', author_name: 'Tess' };
    await open(ADDRESS, {
      ...conversation({ plan_id: null }),
      listConversationTurns: ({ path }) =>
        path.includes('cursor=two') ? listed([said('first')]) : listed([said('third'), said('second', reply)], 'two'),
    });
    await screen.press('Show earlier messages');
    expect(screen.text()).toMatch(/You · [^·]* first Tess · [^·]* second You · [^·]* third/);
    expect(screen.sent('listConversationTurns')[0]?.path).toContain('order=desc');
  });

  it('shows what was said after a message in it', async () => {
    const [turn] = example('listConversationTurns');
    let turns = [turn];
    await open(ADDRESS, {
      ...conversation({ plan_id: null }),
      listConversationTurns: () => listed(turns),
      sendTurn: () => {
        turns = [{ ...turn, id: 'new', content: 'It is done.' }, turn];
        return record(example('sendTurn', { conversation_id: CONVERSATION.id }, 'explained'));
      },
    });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'More');
    await screen.press('Send');
    expect(screen.sent('sendTurn')[0]?.body.conversation_id).toBe(CONVERSATION.id);
    expect(screen.text()).toContain('It is done.');
  });

  it('that was deleted says so', async () => {
    await open(ADDRESS, { getConversation: () => failure(404, ERROR_CODES.RECORD_NOT_FOUND) });
    expect(screen.texts('alert')[0]).toContain('It was deleted or never existed.');
  });
});
