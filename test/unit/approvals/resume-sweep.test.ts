import { expect, it } from 'vitest';
import type { OverdueFilter, ResumeDelivery } from '../../../domain/approvals/resume/delivery.ts';
import { ResumeRunner } from '../../../domain/approvals/resume/runner.ts';
import { ResumeSweep } from '../../../domain/approvals/resume/sweep.ts';
import { SampledWarning } from '../../../domain/foundation/kernel/sampled-warning.ts';
import { ManualClock } from '../../support/time/clock.ts';

/** A sweep whose wake-up `a` is overdue and long; `deliver` performs it. */
const sweepOver = (deliver: () => Promise<void>) => {
  const clock = new ManualClock();
  const asked: OverdueFilter[] = [];
  const delivery = {
    deliver,
    overdue: async (filter: OverdueFilter) => {
      asked.push(filter);
      return filter.isLong && !filter.except.includes('a') ? ['a'] : [];
    },
  } as unknown as ResumeDelivery;
  const runner = new ResumeRunner({ delivery, clock, warning: new SampledWarning(() => {}, clock) });
  return { clock, asked, runner, sweep: new ResumeSweep({ delivery, runner, clock }) };
};

it('a sweep looks for wake-ups that were written ten seconds ago or earlier', async () => {
  const { asked, clock, sweep } = sweepOver(async () => {});
  await sweep.sweep();
  const since = new Date(clock.now().getTime() - 10_000);
  expect(asked.map((filter) => filter.since)).toEqual([since, since]);
});

it('a wake-up that failed is offered again after thirty seconds', async () => {
  let runs = 0;
  const { clock, runner, sweep } = sweepOver(async () => {
    runs += 1;
    throw new Error('away');
  });
  await sweep.sweep();
  await runner.close();
  clock.advance(29.999);
  expect([runs, runner.excluded]).toEqual([1, ['a']]);
  clock.advance(0.001);
  expect(runner.excluded).toEqual([]);
});

it('closing a sweep waits for the wake-ups that it started', async () => {
  const running = Promise.withResolvers<void>();
  const order: string[] = [];
  const { sweep } = sweepOver(() => running.promise.then(() => void order.push('delivered')));
  await sweep.sweep();
  const closed = sweep.close().then(() => order.push('closed'));
  setImmediate(() => running.resolve());
  await closed;
  expect(order).toEqual(['delivered', 'closed']);
});

it('a sweep that is closed starts no further short wake-up; another process or the next start delivers it', async () => {
  const [started, running] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const delivered: string[] = [];
  const delivery = {
    deliver: (approvalId: string) => {
      delivered.push(approvalId);
      started.resolve();
      return running.promise;
    },
    overdue: async ({ isLong }: OverdueFilter) => (isLong ? [] : ['a', 'b']),
  } as unknown as ResumeDelivery;
  const clock = new ManualClock();
  const runner = new ResumeRunner({ delivery, clock, warning: new SampledWarning(() => {}, clock) });
  const sweep = new ResumeSweep({ delivery, runner, clock });
  const swept = sweep.sweep();
  await started.promise;
  const closed = sweep.close();
  running.resolve();
  await Promise.all([swept, closed]);
  expect(delivered).toEqual(['a']);
});
