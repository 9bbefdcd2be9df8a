import { expect, it } from 'vitest';
import { deliveryJobs, type RunDelivery } from '../../../domain/tasks/run-delivery.ts';

it('every minute a job delivers what is due; a job of release 1.0.0 delivers one run', async () => {
  const calls: string[] = [];
  const delivery = {
    deliver: async (taskId: string) => void calls.push(taskId),
    deliverDue: async () => void calls.push('due'),
  } as unknown as RunDelivery;
  const jobs = deliveryJobs(delivery);
  expect(jobs.map(({ name, cron }) => [name, cron])).toEqual([
    ['deliver-due-runs', '* * * * *'],
    ['deliver-run', null],
  ]);
  for (const job of jobs) await job.run({ task_id: 'a' });
  expect(calls).toEqual(['due', 'a']);
});
