import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { inboxText } from '../../../../console/src/text/inbox.ts';
import { failure, settle } from '../page.ts';
import { open, page } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { example, listed, openStream, record, sendEvent } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});
const signedOut = (): Response => failure(401, ERROR_CODES.UNAUTHORIZED);

describe('a console that opens', () => {
  it('renews an expired session', async () => {
    let isRenewed = false;
    await open('inbox', {
      getCurrentUser: () => (isRenewed ? record(example('getCurrentUser')) : signedOut()),
      refreshSession: () => {
        isRenewed = true;
        return record({});
      },
    });
    expect([screen.sent('refreshSession').length, screen.names('link').includes('Inbox')]).toEqual([1, true]);
  });

  it('uses a session that another tab has renewed', async () => {
    let isRenewed = false;
    await open('inbox', {
      getCurrentUser: () => (isRenewed ? record(example('getCurrentUser')) : signedOut()),
      refreshSession: () => {
        isRenewed = true;
        return signedOut();
      },
    });
    expect(screen.names('link')).toContain('Inbox');
  });

  // Before the first event: afterwards the stream continues where it ended.
  it('shows what changed between its first read and the start of the event stream', async () => {
    const opening = Promise.withResolvers<void>();
    const [item] = example('getInbox');
    await open('inbox', { getInbox: () => listed([]), streamEvents: () => opening.promise.then(openStream) });
    screen.answer({ getInbox: () => listed([item]) });
    await settle();
    expect(screen.text()).not.toContain(item.title);
    opening.resolve();
    await settle();
    expect(screen.text()).toContain(item.title);
  });
});

describe('an open page', () => {
  it('shows that an item has ended when its task is no longer blocked', async () => {
    const [task] = example('getInbox', {}, 'work');
    await open(`inbox/task/${task.id}`, { getInbox: () => listed([task]) });
    expect(screen.text()).not.toContain(inboxText.ended);
    screen.answer({ getInbox: () => listed([]) });
    sendEvent('tasks', { from_status: 'blocked', to_status: 'in_progress' }, 'task.status_changed');
    await settle(500);
    expect(screen.text()).toContain(inboxText.ended);
  });

  it('scrolls to a new message, and not when earlier messages are shown', async () => {
    const CONVERSATION = example('getConversation', { plan_id: null });
    const [turn] = example('listConversationTurns');
    let turns = ['one'];
    await open(`talk/${CONVERSATION.id}`, {
      getConversation: () => record(CONVERSATION),
      listConversationTurns: ({ path }) =>
        path.includes('cursor=two')
          ? listed([{ ...turn, id: 'earlier' }])
          : listed(
              turns.map((id) => ({ ...turn, id })),
              'two',
            ),
    });
    const scroll = vi.spyOn(page.browser.window.HTMLElement.prototype, 'scrollIntoView');
    turns = ['two', 'one'];
    sendEvent('conversations');
    await settle();
    expect(scroll).toHaveBeenCalledTimes(1);
    await screen.press('Show earlier messages');
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('does not send a change again when another user signs in over it', async () => {
    let isIn = false;
    const me = example('getCurrentUser', { role: 'ceo', org_roles: [] });
    await open('admin/users', { getCurrentUser: () => record(me), listUsers: () => listed([]) });
    const before = screen.reload().mock.calls.length;
    await screen.press('New user');
    await screen.type('Username', 'ben');
    await screen.type('First password', 'first');
    screen.answer({
      createUser: () => (isIn ? record(example('createUser')) : signedOut()),
      getCurrentUser: () => (isIn ? record({ ...me, id: 'another' }) : signedOut()),
      refreshSession: signedOut,
      login: () => {
        isIn = true;
        return record({});
      },
    });
    await screen.press('Create');
    await screen.type('Username', 'zoe');
    await screen.type('Password', 'right');
    await screen.press('Sign in');
    await settle();
    expect([screen.sent('createUser').length, screen.reload().mock.calls.length - before]).toEqual([1, 1]);
  });
});
