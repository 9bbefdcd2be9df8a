import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResumeDelivery } from '../../../domain/approvals/resume/delivery.ts';
import { Outbox } from '../../../domain/foundation/events/outbox.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { approving, rejecting, requestApproval } from '../../support/builders/approvals.ts';
import { eventsOf } from '../../support/builders/organisation/charters.ts';
import { inParallel } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
let server: TestServer;
let delivery: ResumeDelivery;
beforeAll(async () => {
  server = await startServer({ clock });
  delivery = new ResumeDelivery({ uow: server.store.unitOfWork, clock, outbox: new Outbox(clock) });
});
afterAll(() => server.close());

const request = (requester: string) => requestApproval(server, requester);
const endings: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  approved: (id) => server.services.decisions.decide(id, approving(), actorNamed('boss'), unconditional),
  rejected: (id) => server.services.decisions.decide(id, rejecting('no'), actorNamed('boss'), unconditional),
  expired: async () => {
    clock.advance(60);
    await server.services.approvals.list({}, { limit: 1, position: null }, actorNamed('boss'));
  },
};
const toldOf = async (approvalId: string) =>
  (await eventsOf(server, 'approval.resumed')).filter(({ payload }) => payload.approval_id === approvalId);

const signalsOf = (approvalId: string) =>
  server.store.pool.query('select outcome, done_at from resume_signals where approval_id = $1', [approvalId]);

describe('a run that waits for an approval', () => {
  it.each([
    ['approved', 'completed'],
    ['rejected', 'rejected'],
    ['expired', 'rejected'],
  ])('is woken, only it and once, when the approval is %s: %s', async (ending, termination_reason) => {
    const requester = crypto.randomUUID();
    const { id } = await request(requester);
    await delivery.deliver(id);
    expect(await toldOf(id)).toEqual([]);
    await endings[ending]?.(id);
    const { rows } = await signalsOf(id);
    expect(rows).toEqual([{ outcome: ending, done_at: expect.any(String) }]);
    await delivery.deliver(id);
    const payload = { approval_id: id, state: 'done', termination_reason };
    expect(await toldOf(id)).toMatchObject([{ channel: `user:${requester}`, payload }]);
  });

  it('is woken once when the process of an earlier release ended before it was', async () => {
    const { id } = await request(crypto.randomUUID());
    await endings.approved?.(id);
    await server.store.pool.query('update resume_signals set done_at = null where approval_id = $1', [id]);
    const before = (await toldOf(id)).length;
    await inParallel(4, () => delivery.deliver(id));
    await delivery.deliver(id);
    expect((await toldOf(id)).length - before).toBe(1);
  });

  it('does not exist without a requester: the signal is completed all the same', async () => {
    const { id } = await request('somebody');
    await server.store.pool.query('update approvals set requested_by_id = null where id = $1', [id]);
    await endings.approved?.(id);
    const { rows } = await signalsOf(id);
    expect([await toldOf(id), rows[0].done_at === null]).toEqual([[], false]);
  });
});

describe('wake-ups that are overdue', () => {
  it('are found oldest first', async () => {
    const { unitOfWork } = server.store;
    const awaited = new ResumeDelivery({ uow: unitOfWork, clock, outbox: new Outbox(clock) });
    awaited.onResume('review_gate', async () => {});
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const approval = await request('somebody');
      await unitOfWork.write(async (em) => awaited.signal(em, approval, 'approved'));
      ids.push(approval.id);
      clock.advance(1);
    }
    const filter = { since: clock.now(), isLong: true, except: [], limit: 2 };
    expect(await awaited.overdue(filter)).toEqual(ids.slice(0, 2));
  });
});
