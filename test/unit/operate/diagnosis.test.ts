import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Check, type Diagnosis, ok, runChecks } from '../../../scripts/operate/doctor/diagnosis.ts';

describe('runChecks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const ran: string[] = [];
  const check = (name: string, run: () => Promise<readonly Diagnosis[]>): Check => ({
    name,
    run: () => {
      ran.push(name);
      return run();
    },
  });
  const good = (name: string) => check(name, async () => [ok(`${name} is good`)]);
  const made = async (...checks: readonly Check[]): Promise<readonly Diagnosis[]> => {
    ran.length = 0;
    const making = runChecks(checks);
    await vi.advanceTimersByTimeAsync(60_000);
    return making;
  };

  it('are those of every check, in their order', async () => {
    expect(await made(good('one'), good('two'))).toEqual([ok('one is good'), ok('two is good')]);
  });

  it('continue after a check that failed, with the first line of its error', async () => {
    const failing = check('it', async () => {
      throw new Error('no route\nto anything');
    });
    expect(await made(failing, good('two'))).toEqual([
      { level: 'WRONG', text: 'it cannot be checked: no route' },
      ok('two is good'),
    ]);
  });

  it('name the code of an error without a message', async () => {
    const failing = check('it', async () => {
      throw Object.assign(new Error(''), { code: 'ECONNREFUSED' });
    });
    expect(await made(failing)).toEqual([{ level: 'WRONG', text: 'it cannot be checked: ECONNREFUSED' }]);
  });

  it('end with a check that hangs, because the following ones would hang too', async () => {
    const hanging = check('it', () => new Promise(() => {}));
    expect(await made(good('one'), hanging, good('three'))).toEqual([
      ok('one is good'),
      { level: 'WRONG', text: 'it did not respond within 10 s' },
    ]);
    expect(ran).toEqual(['one', 'it']);
  });
});
