import { describe, expect, it } from 'vitest';
import { Subscriptions } from '../../../../clients/typescript/src/sockets/subscriptions.ts';

/** The frames that a new connection of these subscriptions sends. */
const sentBy = (subscriptions: Subscriptions): object[] => {
  const frames: object[] = [];
  subscriptions.connect((frame) => void frames.push(frame));
  return frames;
};
const confirm = (subscriptions: Subscriptions, ...channels: string[]): void =>
  subscriptions.receive({ action: 'subscribed', channels, replayed: 0, gap: false } as never);

describe('the subscriptions of a socket', () => {
  it('keep the position of what is not confirmed when a bookmark arrives', async () => {
    const subscriptions = new Subscriptions();
    sentBy(subscriptions);
    void subscriptions.add(['tasks'], undefined, 'e.100').catch(() => {});
    subscriptions.receive({ action: 'bookmark', position: 'e.900' } as never);
    subscriptions.disconnect();
    expect(sentBy(subscriptions)).toEqual([{ action: 'subscribe', channels: ['tasks'], since: 'e.100' }]);
    confirm(subscriptions, 'tasks');
    subscriptions.receive({ action: 'bookmark', position: 'e.901' } as never);
    subscriptions.disconnect();
    expect(sentBy(subscriptions)).toEqual([{ action: 'subscribe', channels: ['tasks'], since: 'e.901' }]);
  });

  it('keep what a refused replacement would have replaced', async () => {
    const subscriptions = new Subscriptions();
    sentBy(subscriptions);
    const first = subscriptions.add(['approvals'], { status: 'pending' }, null);
    confirm(subscriptions, 'approvals');
    await first;
    const second = subscriptions.add(['approvals', 'nope'], undefined, null);
    subscriptions.receive({ error: 'frame /channels: must be names of channels' } as never);
    await expect(second).rejects.toThrow();
    subscriptions.disconnect();
    const kept = { action: 'subscribe', channels: ['approvals'], filters: { status: 'pending' } };
    expect(sentBy(subscriptions)).toEqual([kept]);
  });

  it('reject a subscription after the end, with its reason', async () => {
    const subscriptions = new Subscriptions();
    subscriptions.end(new Error('the key was revoked'));
    await expect(subscriptions.add(['tasks'], undefined, null)).rejects.toThrow('the key was revoked');
  });
});
