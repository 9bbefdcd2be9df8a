import { type Part, runParts, vitest } from './external/parts.ts';

// Some of the files are in test/wide, which runs only on request.
process.env.WIDE = '1';

/** The long fault tests; `npm test` and `npm run test:wide` run short ones. */
const PARTS: readonly Part[] = [
  {
    name: 'a thousand kills during writes lose nothing acknowledged, and each next start takes less than two seconds',
    command: vitest('test/faults/kill.test.ts'),
    env: { KILLS: '1000', START_SECONDS: '2' },
  },
  {
    name: 'a process killed before and after every write of a turn and of an approval leaves all of it or nothing',
    command: vitest('test/wide/faults/interview-kill.test.ts'),
    env: { EVERY_WRITE: 'all' },
  },
  {
    name: 'a process killed at every write of an approved call is followed by another, and the call runs once',
    command: vitest('test/wide/faults/acting-kill.test.ts'),
    env: { EVERY_WRITE: 'all' },
  },
  {
    name: 'a process killed before and after every write of a decision is followed by another, and it is delivered once',
    command: vitest('test/wide/faults/decisions.test.ts'),
    env: { EVERY_WRITE: 'all' },
  },
  {
    name: 'a full disk is 503/8001, ends by itself when there is room, and loses nothing',
    command: vitest('test/faults/disk-full.test.ts'),
    env: { DISK_ROUNDS: '5' },
  },
  {
    name: 'clocks that jump and differ sign nobody out, lift no limit and hold nothing up',
    command: vitest('test/wide/faults/clock-jumps.test.ts'),
    env: { CLOCK_JUMPS: 'all' },
  },
  {
    name: 'a database restarted twenty times under load costs responses of 503/8001, and loses nothing acknowledged',
    command: vitest('test/faults/database-restarts.test.ts'),
    env: { RESTARTS: '20' },
  },
  {
    name: 'a model provider that hangs, drops or garbles costs its own call, and no more',
    command: vitest('test/faults/hostile-provider.test.ts'),
  },
  {
    name: 'a server with little memory is not killed by hostile requests',
    command: vitest('test/wide/faults/little-memory.test.ts'),
    env: { FLOODS: '5' },
  },
];

await runParts(PARTS);
