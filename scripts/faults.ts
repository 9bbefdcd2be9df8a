import { type Part, runParts, vitest } from './external/parts.ts';

// Some of the files are in test/wide, which runs only on request.
process.env.WIDE = '1';

/** The long tests of failures; `npm test` and `npm run test:wide` run short ones. */
const PARTS: readonly Part[] = [
  {
    name: 'ten thousand random failures of workers, servers, network and database break no rule of runs',
    command: vitest('test/wide/faults/work-history.test.ts'),
    env: { FAULTS: '10000' },
  },
  {
    name: 'a server killed a thousand times during writes loses no acknowledged change, and restarts within two seconds',
    command: vitest('test/faults/kill.test.ts'),
    env: { KILLS: '1000', START_SECONDS: '2' },
  },
  {
    name: 'a turn or an approval is stored completely or not at all when the process is killed before or after any write',
    command: vitest('test/wide/faults/interview-kill.test.ts'),
    env: { EVERY_WRITE: 'all' },
  },
  {
    name: 'an approved tool call runs exactly once when the process is killed at any write',
    command: vitest('test/wide/faults/acting-kill.test.ts'),
    env: { EVERY_WRITE: 'all' },
  },
  {
    name: 'a decision is delivered exactly once when the process is killed before or after any write',
    command: vitest('test/wide/faults/decisions.test.ts'),
    env: { EVERY_WRITE: 'all' },
  },
  {
    name: 'a full disk returns 503/8001, recovers when space is freed, and loses no data',
    command: vitest('test/faults/disk-full.test.ts'),
    env: { DISK_ROUNDS: '5' },
  },
  {
    name: 'clocks that jump or differ end no session, lift no limit and delay no work',
    command: vitest('test/wide/faults/clock-jumps.test.ts'),
    env: { CLOCK_JUMPS: 'all' },
  },
  {
    name: 'a database restarted twenty times under load returns 503/8001 and loses no acknowledged change',
    command: vitest('test/faults/database-restarts.test.ts'),
    env: { RESTARTS: '20' },
  },
  {
    name: 'a model provider that hangs, disconnects or returns garbage affects only its own call',
    command: vitest('test/faults/hostile-provider.test.ts'),
  },
  {
    name: 'a server with little memory is not killed by hostile requests',
    command: vitest('test/wide/faults/little-memory.test.ts'),
    env: { FLOODS: '5' },
  },
];

await runParts(PARTS);
