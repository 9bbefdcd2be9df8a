import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { failure, settle } from '../page.ts';
import { open, page } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { type Answers, example, listed, nothing, record, sendEvent } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const CONVERSATION = example('getConversation');
const ADDRESS = `talk/${CONVERSATION.id}`;
const conversation = (change: object = {}, etag = '"shown"'): Answers => ({
  getConversation: () => record({ ...CONVERSATION, ...change }, etag),
});

describe('a reply', () => {
  /** The text of a reply with this result. */
  const replied = async (change: object): Promise<string> => {
    await open('talk', {
      sendTurn: () => record({ ...example('sendTurn', {}, 'explained'), ...change, conversation_id: null }),
    });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'What is open?');
    await screen.press('Send');
    return screen.text().split('What is open?').at(-1) ?? '';
  };

  it('names the model, or the built-in guide', async () => {
    expect(await replied({ generated_by: { built_in: true, model: 'guide-1' } })).toContain('· built-in guide');
    expect(await replied({ generated_by: { built_in: false, model: 'large-1' } })).toContain('· large-1');
  });

  it('of an action shows how it ended, and each tool', async () => {
    const { act } = example('sendTurn', {}, 'parked');
    const tool_calls = [true, false].map((is_error) => ({ tool_name: `t${is_error}`, is_error, result: 'x' }));
    for (const [termination_reason, tone] of [
      ['completed', 'good'],
      ['max_turns', 'warn'],
    ]) {
      const text = await replied({ act: { ...act, action: { ...act.action, termination_reason, tool_calls } } });
      expect(text).toContain('Tools used (2) ttrue x tfalse x');
      expect(screen.badges().slice(-4, -1)).toEqual([
        expect.stringMatching(new RegExp(`: ${tone}$`)),
        'ttrue: bad',
        'tfalse: good',
      ]);
    }
  });

  it('of a group names who did not reply, and whom it suggests', async () => {
    const invite = { approval_id: 'a1', requested_by_name: 'Ben', target_name: 'Ida', reason: 'Tests' };
    const text = await replied({
      group: { truncated_reason: 'budget_exhausted', participants_skipped: ['x', 'y'], pending_invites: [invite] },
    });
    expect(text).toContain('Budget exhausted 2 did not reply.');
    expect(text).toContain('\u2068Ben\u2069 suggests adding \u2068Ida\u2069: \u2068Tests\u2069');
    expect(screen.attributes('.note a', 'href')).toContain('#/inbox/approval/a1');
  });

  it('has the remarks of others', async () => {
    expect(await replied({ chime_ins: [{ role: 'CFO', name: 'Ida', content: 'Too dear.' }] })).toContain(
      'Ida , CFO : Too dear.',
    );
  });
});

describe('a conversation', () => {
  it('is listed with its kind, and its state unless it is active', async () => {
    const list = ['active', 'closed'].map((status) => ({ ...CONVERSATION, id: status, title: status, status }));
    await open('talk', { listConversations: () => listed(list) });
    expect(
      screen
        .texts('listitem')
        .slice(0, 2)
        .map((each) => each.replace(/·.*(ago|in .* days|now)/, '·')),
    ).toEqual(['active Direct ·', 'closed Direct · Closed']);
  });

  it('shows the plan that it has made', async () => {
    await open(ADDRESS, { ...conversation(), getPlan: () => record(example('getPlan', { approval_id: 'a1' })) });
    expect(screen.text()).toContain('Plan Migrate billing Pending review Version 1 Move billing');
    expect(screen.attributes('aside a', 'href')).toEqual(['#/inbox/approval/a1']);
    expect(screen.target('Conversations')).toBe('#/talk');
  });

  it.each([
    ['direct', ['Automatic', 'Explanation', 'Plan', 'Action']],
    ['routed', ['Automatic', 'Explanation', 'Plan', 'Action']],
    ['charter', ['Charter interview', 'Explanation', 'Action']],
    ['group', []],
  ])('that is %s takes the types %j, the first unless another is chosen', async (kind, types) => {
    await open(ADDRESS, conversation({ kind, plan_id: null }));
    expect(screen.names('option').filter((name) => !['System', 'Light', 'Dark'].includes(name))).toEqual(types);
  });

  it.each(['direct', 'routed', 'charter'])(
    'that is %s explains only, to those who may not start work',
    async (kind) => {
      await open(ADDRESS, conversation({ kind, plan_id: null }), { role: 'observer' });
      expect(() => screen.valueOf('Type')).toThrow();
      await screen.type('Message', 'What is open?');
      await screen.press('Send');
      expect(screen.changes()).toMatchObject([{ operation: 'streamTurn', body: { intent_override: 'explain' } }]);
    },
  );

  it('says what ending it means', async () => {
    await open(ADDRESS, conversation());
    await screen.press('Close conversation');
    expect(screen.text()).toContain('No more messages can be sent.');
    await screen.press('Cancel');
    await screen.press('Delete conversation');
    expect(screen.text()).toContain('The messages are deleted permanently.');
  });

  it('names its agents', async () => {
    const participants = ['Ben', 'Ida'].map((agent_name) => ({ agent_name }));
    await open(ADDRESS, conversation({ participants, plan_id: null }));
    expect(screen.text()).toContain('Agents: \u2068Ben\u2069, \u2068Ida\u2069');
  });

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

  it('that cannot be deleted stays, and the dialog shows the error', async () => {
    await open(ADDRESS, { ...conversation(), deleteConversation: () => failure(409, ERROR_CODES.VERSION_CONFLICT) });
    await screen.press('Delete conversation');
    await screen.press('Delete conversation');
    expect([screen.texts('alert').length, screen.address()]).toEqual([1, `#/${ADDRESS}`]);
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
    const reply = { role: 'assistant', author_name: 'Tess', routed_topic: 'Sales' };
    await open(ADDRESS, {
      ...conversation({ plan_id: null }),
      listConversationTurns: ({ path }) =>
        path.includes('cursor=two') ? listed([said('first')]) : listed([said('third'), said('second', reply)], 'two'),
    });
    await screen.press('Show earlier messages');
    expect(screen.text()).toMatch(/You · [^·]* first Tess · [^·]* · Sales second You · [^·]* third/);
    expect(screen.sent('listConversationTurns')[0]?.path).toContain('order=desc');
  });

  it('shows what was said after a message in it', async () => {
    const [turn] = example('listConversationTurns');
    let turns = [turn];
    await open(ADDRESS, {
      ...conversation({ plan_id: null }),
      listConversationTurns: () => listed(turns),
      sendTurn: () => {
        screen.answer(conversation({ plan_id: null, status: 'closed' }));
        turns = [{ ...turn, id: 'new', content: 'It is done.' }, turn];
        return record(example('sendTurn', { conversation_id: CONVERSATION.id }, 'explained'));
      },
    });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'More');
    await screen.press('Send');
    expect(screen.sent('sendTurn')[0]?.body.conversation_id).toBe(CONVERSATION.id);
    expect(screen.text()).toContain('This conversation is closed.');
    expect(screen.text()).toContain('It is done.');
    const [last] = screen.sent('listConversationTurns').filter(({ path }) => path.includes('limit=1'));
    expect(last?.path).toContain('order=desc');
    expect(screen.text()).toContain('It is done. Explanation Why: ');
  });

  it('is scrolled to its end, unless the person has scrolled up', async () => {
    let look = (_seen: readonly object[]): void => {};
    const disconnect = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        disconnect = disconnect;
        constructor(callback: typeof look) {
          look = callback;
        }
        observe(): void {}
      },
    );
    const scroll = vi.spyOn(page.browser.window.HTMLElement.prototype, 'scrollIntoView');
    await open(ADDRESS, conversation({ plan_id: null }));
    const read = async (id: string): Promise<number> => {
      const before = scroll.mock.calls.length;
      screen.answer({ listConversationTurns: () => listed([{ ...example('listConversationTurns')[0], id }]) });
      sendEvent('conversations');
      await settle();
      return scroll.mock.calls.length - before;
    };
    expect(await read('two')).toBe(1);
    look([{ isIntersecting: false }]);
    expect(await read('three')).toBe(0);
    screen.answer({ streamTurn: () => new Promise<Response>(() => {}) });
    const before = scroll.mock.calls.length;
    await screen.type('Message', 'More');
    expect(scroll.mock.calls.length).toBe(before);
    await screen.press('Send');
    expect(scroll.mock.calls.length).toBeGreaterThan(before);
    await screen.press('Stop');
    look([{ isIntersecting: false }]);
    expect(await read('five')).toBe(0);
    look([{ isIntersecting: false }, { isIntersecting: true }]);
    expect(await read('four')).toBe(1);
    screen.go('money');
    await settle();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('that was deleted says so', async () => {
    await open(ADDRESS, { getConversation: () => failure(404, ERROR_CODES.RECORD_NOT_FOUND) });
    expect(screen.texts('alert')[0]).toContain('It was deleted or never existed.');
  });
});
