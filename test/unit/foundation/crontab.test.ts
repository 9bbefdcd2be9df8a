import { parseCrontab } from 'graphile-worker';
import { describe, expect, it } from 'vitest';
import { AuditTrimming } from '../../../domain/foundation/audit/audit-trimming.ts';
import { AgedSweep } from '../../../domain/foundation/jobs/aged-sweep.ts';
import { housekeepingJob } from '../../../domain/foundation/jobs/housekeeping.ts';
import { crontabOf, type Job } from '../../../domain/foundation/jobs/worker.ts';

const job = (fields: Partial<Job>): Job => ({ name: 'job', cron: '*/5 * * * *', run: async () => {}, ...fields });
const optionsOf = (...jobs: readonly Job[]) => parseCrontab(crontabOf(jobs)).map(({ options }) => options);

describe('the crontab', () => {
  it('lets at most one job of a kind wait, and runs a job that is alone in a queue with its name', () => {
    const [plain, alone] = optionsOf(job({ name: 'often' }), job({ name: 'apart', isAlone: true }));
    expect([plain?.jobKey, plain?.queueName]).toEqual(['often', undefined]);
    expect([alone?.jobKey, alone?.queueName]).toEqual(['apart', 'apart']);
  });

  it('has no job that transactions enqueue', () => {
    expect(optionsOf(job({ cron: null }))).toEqual([]);
  });

  const nothing = {} as never;
  it.each([
    housekeepingJob(nothing, nothing, nothing, {}),
    new AuditTrimming(nothing).job,
    new AgedSweep(nothing, { name: 'erase-conversations' } as never).job,
  ])('never runs $name twice at the same time', (deleting) => {
    expect(optionsOf(deleting)[0]?.queueName).toBe(deleting.name);
  });
});
