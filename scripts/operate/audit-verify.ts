import type { Pool } from 'pg';
import {
  type ChainReport,
  type CheckedEntry,
  checkChain,
  isStalled,
} from '../../domain/foundation/audit/chain-check.ts';
import type { ChainPlace } from '../../domain/foundation/audit/chain-link.ts';
import { readSchemaState } from '../../domain/foundation/database/checks/schema-state.ts';
import { countServers } from '../../domain/transfer/load.ts';
import { ConfigError } from '../../handlers/server/config-error.ts';
import { type Command, giveUp, giveUpFor, loadOperatorConfig, optionsIn, requireDatabase, say } from './command.ts';
import { openOperatorDatabase } from './database.ts';

// `npm run audit:verify` checks that the audit log was not modified (spec/rules/events.md#verification).

const USAGE = 'usage: npm run audit:verify [-- --contains <number>:<hash>]';
const PLACE = /^(\d{1,15}):([0-9a-f]{64})$/;

/** The value of `--contains`; null without it. */
const wantedIn = (args: readonly string[]): ChainPlace | null => {
  const { contains: place = null } = optionsIn(args, { contains: { type: 'string' } }, USAGE);
  if (place === null) return null;
  const [, number, hash] = PLACE.exec(place) ?? [];
  if (number === undefined || hash === undefined) return giveUp(USAGE);
  return { number: Number(number), hash };
};

const placed = ({ number, hash }: ChainPlace): string => `${number}:${hash}`;
const described = (entry: CheckedEntry): string => `${entry.number} of ${isoOf(entry.at)}`;
/** An invalid time was not written by the server. */
const isoOf = (at: Date): string => (Number.isNaN(at.getTime()) ? 'no time' : at.toISOString());

const ERROR_TEXTS: Readonly<Record<NonNullable<ChainReport['problem']>['kind'], string>> = {
  changed: 'was changed or replaced',
  removed: 'was removed',
  inserted: 'was inserted, or an entry up to it has no link',
  reordered: 'is in the place of another entry',
  unwitnessed: 'and all entries before it were removed, and no entry audit.trimmed records that',
};

interface Verified extends ChainReport {
  /** A server is running, and entries have waited longer than chaining takes. */
  readonly isStalled: boolean;
}

/** Reads the database as it is and changes nothing. */
const check = async (pool: Pool, wanted: ChainPlace | null, now: Date): Promise<Verified> => {
  const { pending } = await readSchemaState(pool);
  if (pending > 0)
    throw new ConfigError(
      'the database is from an older version: verify it with that version, or start this version once',
    );
  const report = await checkChain(pool, wanted);
  return { ...report, isStalled: isStalled(report.waiting, now) && (await countServers(pool)) > 0 };
};

const linesOf = (report: Verified, wanted: ChainPlace | null, now: Date): string[] => {
  const { first, last, waiting, trimmed, head, problem, contains, count } = report;
  const seconds = waiting.oldest === null ? 0 : Math.round((now.getTime() - waiting.oldest.getTime()) / 1000);
  const range = first === null || last === null ? '' : `: ${described(first)} to ${described(last)}`;
  return [
    `verified: ${count} ${count === 1 ? 'entry' : 'entries'}${range}`,
    ...(trimmed.number === 0 ? [] : [`removed by retention: through ${placed(trimmed)}`]),
    `${problem === null ? 'head' : 'last valid entry'}: ${placed(head)}`,
    `not chained yet: ${waiting.count}${waiting.count === 0 ? '' : `, the oldest for ${seconds} s`}`,
    ...(report.isStalled
      ? ['STALLED: new audit entries are not chained: check the server logs and the lock on the row of audit_chain']
      : []),
    ...(wanted === null ? [] : [`${containing(contains)}: ${placed(wanted)}`]),
    ...(problem === null ? [] : [`BROKEN: entry ${problem.number} ${ERROR_TEXTS[problem.kind]}`]),
  ];
};

const containing = (contains: boolean | null): string =>
  contains === null ? 'UNKNOWN, removed by retention' : contains ? 'contained' : 'NOT CONTAINED';

export const run: Command = async (args) => {
  const wanted = wantedIn(args);
  try {
    const config = loadOperatorConfig();
    requireDatabase(config);
    const database = await openOperatorDatabase(config, { mayJoin: true });
    const now = new Date();
    const report = await check(database.pool, wanted, now).finally(() => database.close());
    say(linesOf(report, wanted, now).join('\n'));
    const isContained = wanted === null || report.contains === true;
    if (report.problem !== null || report.isStalled || !isContained) process.exitCode = 1;
  } catch (error) {
    giveUpFor(error);
  }
};
