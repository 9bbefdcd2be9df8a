import { describe, expect, it } from 'vitest';
import { SampledLog } from '../../../../handlers/http/observe/sampled-log.ts';
import { ManualClock } from '../../../support/time/clock.ts';

describe('a log that clients can provoke', () => {
  it('writes ten lines a second, and with the next one how many were suppressed', () => {
    const clock = new ManualClock();
    const lines: unknown[] = [];
    const log = new SampledLog({ info: (line: unknown) => lines.push(line) } as never, clock);
    const say = (times: number) => Array.from({ length: times }, () => log.info({ code: 8001 }, 'request refused'));
    say(25);
    expect(lines).toEqual(Array(10).fill({ code: 8001 }));
    clock.advance(0.999);
    say(1);
    expect(lines).toHaveLength(10);
    clock.advance(0.001);
    say(2);
    expect(lines.slice(10)).toEqual([{ code: 8001, leftOut: 16 }, { code: 8001 }]);
  });
});
