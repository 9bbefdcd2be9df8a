import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failure, settle } from '../page.ts';
import { open, page } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { type Answers, example, listed, record } from './harness/server.ts';

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
    const active = () => screen.attributes('textarea', 'aria-activedescendant');
    expect(active()).toEqual(screen.attributes('[role=option][aria-selected=true]', 'id'));
    const chosen: (string | undefined)[] = [screen.selected()];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await screen.key('Message', key);
      chosen.push(screen.selected());
    }
    expect(chosen.map((name) => name?.split(' ')[0])).toEqual(['Ada', 'Adam', 'Adele', 'Ada', 'Adele', 'Adam']);
    expect(active()).toEqual(screen.attributes('[role=option][aria-selected=true]', 'id'));
    await screen.key('Message', 'Enter');
    expect([screen.valueOf('Message'), screen.changes()]).toEqual(['Hello @Adam ', []]);
    expect(active()).toEqual([null]);
  });

  it('are at most six, from the beginning of a word, and each with its role', async () => {
    await open('talk', agents('Ada One', 'Bea Ada', 'Nada', 'Ada 3', 'Ada 4', 'Ada 5', 'Ada 6', 'Ada 7'));
    const offered = () => screen.texts('option').filter((text) => text.endsWith(AGENT.role));
    await screen.type('Message', 'ada@ada');
    expect([offered(), screen.attributes('[role=listbox][hidden]', 'id').length]).toEqual([[], 1]);
    await screen.type('Message', 'Hi @ada');
    expect(offered()).toEqual(
      ['Ada One', 'Bea Ada', 'Ada 3', 'Ada 4', 'Ada 5', 'Ada 6'].map((name) => `${name} ${AGENT.role}`),
    );
    expect(screen.attributes('[role=listbox][hidden]', 'id')).toEqual([]);
    await screen.key('Message', 'Tab');
    expect([screen.valueOf('Message'), screen.focused()]).toEqual(['Hi @Ada One ', 'Message']);
    await screen.type('Message', '');
  });

  it('are taken with the mouse, and disappear when the person leaves the field', async () => {
    await open('talk', agents('Ada', 'Ben'));
    const offered = () => screen.attributes('[role=listbox] [role=option]', 'id').length;
    const { document, window } = page.browser;
    await screen.type('Message', 'Hi @');
    expect(offered()).toBe(2);
    document.querySelector('textarea')?.dispatchEvent(new window.Event('blur'));
    await settle();
    expect(offered()).toBe(0);
    await screen.type('Message', 'Hi @B');
    const mouse = new window.MouseEvent('mousedown', { bubbles: true, cancelable: true });
    document.querySelector('[role=listbox] [role=option]')?.dispatchEvent(mouse);
    await settle();
    expect([screen.valueOf('Message'), mouse.defaultPrevented, offered()]).toEqual(['Hi @Ben ', true, 0]);
    await screen.type('Message', '');
  });

  it('begin with the first again when the text changes, and disappear with Escape', async () => {
    await open('talk', agents('Ada', 'Adam'));
    await screen.type('Message', '@A');
    await screen.key('Message', 'ArrowDown');
    await screen.type('Message', '@Ad');
    expect(screen.selected()).toMatch(/^Ada /);
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
    expect([screen.valueOf('Message'), screen.valueOf('Type')]).toEqual(['', '']);
    expect(screen.text()).toContain('Two tasks are in progress.');
    expect(screen.text()).toContain('Replies outside a conversation are not saved.');
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
    const { document } = page.browser;
    const send = document.querySelector('form.composer button');
    await screen.press('Send');
    // Another button, so that a second click on the first does not stop the turn.
    expect(document.querySelector('form.composer button')).not.toBe(send);
    expect(screen.names('button')).not.toContain('Send');
    expect(screen.attributes('textarea[readonly]', 'rows')).toHaveLength(1);
    await screen.press('Stop');
    expect(screen.attributes('textarea[readonly]', 'rows')).toEqual([]);
    expect([screen.texts('alert'), screen.valueOf('Message')]).toEqual([[], 'A plan']);
  });

  it('that creates a conversation leads to it', async () => {
    await open('talk', { ...conversation(), sendTurn: () => record(example('sendTurn', {}, 'proposed')) });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'A plan');
    await screen.press('Send');
    expect([screen.address(), screen.focused()]).toEqual([`#/${ADDRESS}`, 'Message']);
    expect(screen.sent('sendTurn')[0]?.body.conversation_id).toBeNull();
    await open('talk/other', conversation({ id: 'other' }));
    expect(screen.focused()).toBe('');
  });

  it('that creates a conversation does not move a person who has left', async () => {
    const late = Promise.withResolvers<Response>();
    await open('talk', { ...conversation(), sendTurn: () => late.promise });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'A plan');
    await screen.press('Send');
    screen.go('money');
    await settle();
    late.resolve(record(example('sendTurn', {}, 'proposed')));
    await settle();
    expect(screen.address()).toBe('#/money');
  });

  it('is shown with the reply while it grows', async () => {
    let say = (_delta: string): void => {};
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        say = (delta) =>
          stream.enqueue(new TextEncoder().encode(`event: delta\ndata: ${JSON.stringify({ delta })}\n\n`));
      },
    });
    const headers = { 'content-type': 'text/event-stream' };
    await open('talk', { streamTurn: () => new Response(body, { headers }) });
    await screen.type('Message', 'What is open?');
    await screen.press('Send');
    expect(screen.text()).toContain('You What is open? Company Working on it…');
    expect(screen.attributes('[role=log]', 'aria-busy')).toEqual(['true']);
    say('Two ');
    say('tasks');
    await settle();
    expect(screen.text()).toContain('You What is open? Company Two tasks');
    await screen.press('Stop');
    expect(screen.attributes('[role=log]', 'aria-busy')).toEqual(['false']);
    await screen.type('Message', '');
  });

  it('that is not sent yet is kept in its conversation', async () => {
    await open('talk', conversation());
    await screen.type('Message', 'New');
    screen.go(ADDRESS);
    await settle();
    expect(screen.valueOf('Message')).toBe('');
    await screen.type('Message', 'Old');
    screen.go('talk');
    await settle();
    expect(screen.valueOf('Message')).toBe('New');
    await screen.type('Message', '');
    screen.go(ADDRESS);
    await settle();
    expect(screen.valueOf('Message')).toBe('Old');
    await screen.type('Message', '');
  });

  it('that is not sent yet is kept while the person is on another screen', async () => {
    await open('talk');
    await screen.type('Message', 'To be continued');
    screen.go('money');
    await settle();
    screen.go('talk');
    await settle();
    expect(screen.valueOf('Message')).toBe('To be continued');
    await screen.type('Message', '');
  });

  it('has the type that a link asks for', async () => {
    await open('talk?intent=charter');
    expect(screen.valueOf('Type')).toBe('charter');
    await open('talk');
    expect(screen.names('option').slice(3)).toEqual([
      ...['Automatic', 'Explanation', 'Plan', 'Action', 'Group chat', 'Charter interview'],
    ]);
  });

  it('is not sent by Shift+Enter, and has a limit of length', async () => {
    await open('talk');
    await screen.type('Message', 'One line');
    await screen.key('Message', 'Enter', { shiftKey: true });
    expect(screen.changes()).toEqual([]);
    expect(screen.attributes('textarea', 'maxlength')).toEqual(['2000']);
    await screen.choose('Type', 'Charter interview');
    expect(screen.attributes('textarea', 'maxlength')).toEqual(['4000']);
    expect(screen.hintOf('Message')).toContain('Enter to send');
    await screen.type('Message', '');
  });

  it('is not sent by the Enter that ends an input method', async () => {
    await open('talk');
    await screen.type('Message', 'かな');
    await screen.key('Message', 'Enter', { isComposing: true });
    expect(screen.changes()).toEqual([]);
    await screen.type('Message', '');
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
    expect(screen.focused()).toBe('This is more than a question: Action');
    expect(screen.text()).toContain(
      'Why: detected from the message (90 % confidence) Agents: \u2068Ben\u2069 The agent acts',
    );
    expect(screen.text()).not.toContain('You do not have permission.');
    expect(screen.sent('sendTurn')).toEqual([]);
    await screen.press('Continue: Action');
    expect(screen.sent('sendTurn')).toMatchObject([{ body: { intent_override: 'act', named_targets: ['Ben'] } }]);
    expect(screen.names('link')).toContain('Open the approval');
    expect(screen.text().split('Do it').at(-1)).toContain('Why: detected from the message (90 % confidence)');
  });

  it('that is more than a question is explained instead, or left', async () => {
    await open('talk', { streamTurn: deferred });
    await screen.type('Message', 'Do it');
    await screen.press('Send');
    await screen.press('Cancel');
    expect([screen.text().includes('more than a question'), screen.valueOf('Message')]).toEqual([false, 'Do it']);
    expect(screen.focused()).toBe('Message');
    await screen.press('Send');
    await screen.type('Message', 'Do it now');
    expect(screen.text()).not.toContain('more than a question');
    await screen.press('Send');
    await screen.press('Explain instead');
    expect(screen.sent('streamTurn').at(-1)?.body).toMatchObject({ intent_override: 'explain' });
  });

  it.each([
    ['observer', []],
    ['manager', ['viewer']],
  ])('of a %s with the organisation roles %j can only be a question', async (role, org_roles) => {
    await open('talk', { streamTurn: deferred }, { role, org_roles });
    expect(screen.names('option').slice(3)).toEqual(['Automatic', 'Explanation']);
    await screen.type('Message', 'Do it');
    await screen.press('Send');
    expect(screen.names('button')).not.toContain('Continue: Action');
    expect(screen.text()).toContain('You do not have permission.');
  });
});
