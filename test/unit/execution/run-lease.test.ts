import { describe, expect, it } from 'vitest';
import { RunLease } from '../../../domain/execution/built-in/run-lease.ts';
import type { LeaseCalls } from '../../../domain/execution/leases/lease-calls.ts';
import type { HeartbeatView } from '../../../domain/execution/reports/run-report.ts';
import type { NewStep } from '../../../domain/execution/steps/step.ts';

/** A lease whose reports fail as often as the test wants, and the titles of the steps that were taken. */
const scene = () => {
  const taken: string[] = [];
  const failures: Error[] = [];
  const addSteps = async (_call: unknown, steps: readonly NewStep[]): Promise<HeartbeatView> => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    taken.push(...steps.map(({ title }) => title));
    return { stop: null } as HeartbeatView;
  };
  const reports = { addSteps, heartbeat: async () => ({ stop: null }) as HeartbeatView };
  const claim = { run: { id: 'run' }, leaseToken: 'token' } as never;
  const lease = new RunLease(claim, { reports, calls: {} as LeaseCalls, leaseSeconds: 60 });
  return { taken, failures, lease };
};
const steps = (...titles: string[]): NewStep[] => titles.map((title) => ({ title }) as NewStep);

describe('the steps of a run of the built-in worker', () => {
  it('that the database did not take are sent with the next report, in their order', async () => {
    const { taken, failures, lease } = scene();
    failures.push(new Error('the database is unavailable'), new Error('the database is unavailable'));
    await lease.report(steps('one'));
    await lease.report(steps('two'));
    expect(taken).toEqual([]);
    await lease.report(steps('three'));
    expect(taken).toEqual(['one', 'two', 'three']);
    lease.requireContinuing();
  });
  it('are sent once, at most a hundred in one report', async () => {
    const { taken, failures, lease } = scene();
    const titles = Array.from({ length: 101 }, (_, index) => String(index));
    await lease.report(steps(...titles));
    failures.push(new Error('the database is unavailable'));
    await lease.report(steps('last'));
    await lease.report([]);
    expect(taken).toEqual([...titles, 'last']);
  });
});
