import { expect, it } from 'vitest';
import { ApprovalExpiry } from '../../../domain/approvals/approval-expiry.ts';
import { INSERT_RESUME_SIGNAL } from '../../../domain/approvals/statements.ts';
import type { UnitOfWork } from '../../../domain/foundation/database/unit-of-work.ts';
import type { Outbox } from '../../../domain/foundation/events/outbox.ts';
import { ManualClock } from '../../support/time/clock.ts';

it('the transaction of an expiry ends after its event and its wake-up were written', async () => {
  const order: string[] = [];
  const later = async (name: string): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    order.push(name);
  };
  const em = {
    execute: async (text: string) => {
      if (text === INSERT_RESUME_SIGNAL) await later('signal');
      else if (text.includes('add_job')) await later('job');
      return [{ id: 'a', status: 'expired', action_type: 'x:y', risk_level: 'low', source: 'review_gate' }];
    },
  };
  const within = async <T>(work: (manager: typeof em) => Promise<T>): Promise<T> => work(em);
  const uow = { read: within, write: (work: never) => within(work).then(() => later('commit')) };
  await new ApprovalExpiry({
    uow: uow as unknown as UnitOfWork,
    clock: new ManualClock(),
    outbox: { publish: () => later('event') } as unknown as Outbox,
  }).sweep();
  expect(order).toEqual(['event', 'signal', 'job', 'commit']);
});
