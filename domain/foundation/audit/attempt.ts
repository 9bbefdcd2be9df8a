import { truncate } from '../kernel/text/text.ts';
import { type ShownSource, shownSource } from './audit-log.ts';
import type { CommandSource } from './command-source.ts';

/** Refused actions that can be repeated without limit. */
export type AttemptKind = 'auth.sign_in_failed' | 'auth.locked_out' | 'auth.refresh_replayed' | 'access.refused';

/** A refused attempt. It must not contain anything that could be a secret, or a name that does not exist. */
export interface AuditedAttempt {
  readonly action: AttemptKind;
  /** The user who tried; by default that of the request, if any. */
  readonly actorId?: string;
  readonly agentId?: string | null;
  readonly targetType?: string;
  readonly targetId?: string;
  readonly targetName?: string;
  /** The reason, as a text of the product. */
  readonly refusal?: string;
}

type Field = 'actorId' | 'agentId' | 'targetType' | 'targetId' | 'targetName' | 'refusal' | keyof ShownSource;
const FIELDS: readonly Field[] = [
  'actorId',
  'agentId',
  'targetType',
  'targetId',
  'targetName',
  'refusal',
  'address',
  'userAgent',
  'sessionId',
  'keyId',
];

/** Lists of values that differ between attempts, and the field that is null then. */
const LISTS = {
  targets: 'targetId',
  addresses: 'address',
  keys: 'keyId',
  sessions: 'sessionId',
  agents: 'agentId',
} as const satisfies Record<string, Field>;
type List = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as readonly List[];

/** A caller with a slot for a kind, in memory or in the log. */
export interface TallySlot {
  readonly action: AttemptKind;
  readonly caller: string;
  readonly actorId: string | null;
}

/** Attempts of one kind by one caller, for one entry. Values that differ between them are null. */
export interface Tally extends TallySlot, Readonly<Record<Field, string | null>> {
  readonly actorId: string | null;
  readonly count: number;
  /** The first distinct values of each list. */
  readonly named: Readonly<Record<List, readonly string[]>>;
}

/** All callers without a slot. */
export const OTHER_CALLERS = 'others';

const MAX_NAMED = 10;
const MAX_REFUSAL = 200;
/** Keys and sessions of one user with separate counters, together, for each action. */
const MAX_OF_USER = 5;

/** Whether it concerns an account that exists: these are written before all others. */
export const concernsKnownAccount = ({ actorId, named, targetType }: Tally): boolean =>
  actorId !== null || (targetType === 'user' && named.targets.length > 0);

const isOfCredential = ({ caller, actorId }: TallySlot): boolean =>
  actorId !== null && caller !== actorId && caller !== OTHER_CALLERS;

/**
 * Whether a tally gets a slot when `size` are used, by `taken` and possibly others. The first credential of a user has a slot wherever the
 * user has one. Further ones are few, and use none that is reserved for accounts that exist, so that a user with many keys or sessions
 * displaces nobody else.
 */
export const hasFreeSlot = (
  tally: Tally,
  taken: Iterable<TallySlot>,
  { size, maxUnknown, most }: Readonly<Record<'size' | 'maxUnknown' | 'most', number>>,
): boolean => {
  if (tally.caller === OTHER_CALLERS) return true;
  let siblings = 0;
  if (isOfCredential(tally))
    for (const one of taken)
      if (one.actorId === tally.actorId && one.action === tally.action && isOfCredential(one)) siblings += 1;
  return siblings < MAX_OF_USER && size < (concernsKnownAccount(tally) && siblings === 0 ? most : maxUnknown);
};

/** The same for the next wider caller: the user of a key or session, otherwise all callers without a slot. */
export const widenCaller = (tally: Tally): Tally => ({
  ...tally,
  caller: isOfCredential(tally) && tally.actorId !== null ? tally.actorId : OTHER_CALLERS,
});

const lists = (of: (list: List) => readonly string[]): Tally['named'] =>
  Object.fromEntries(LIST_NAMES.map((list) => [list, of(list)])) as Record<List, readonly string[]>;

const listed = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** The credential, if it is one of the user who tried; otherwise the user, otherwise the address. Ids are unique across all of them. */
const callerOf = (actorId: string | null, source: CommandSource | null): string => {
  const credential = source !== null && source.userId === actorId ? (source.keyId ?? source.sessionId) : null;
  return credential ?? actorId ?? source?.addressGroup ?? 'nobody';
};

/**
 * The tally of one attempt from its source. A key or a session is one caller from any address; without a credential the address is the
 * caller.
 */
export const tallyOf = (attempt: AuditedAttempt, source: CommandSource | null): Tally => {
  const { action, actorId = source?.userId ?? null, agentId, targetType, targetId, targetName, refusal } = attempt;
  const fields: Readonly<Record<Field, string | null>> = {
    actorId,
    agentId: agentId ?? null,
    targetType: targetType ?? null,
    targetId: targetId ?? null,
    targetName: targetName ?? null,
    refusal: refusal === undefined ? null : truncate(refusal, MAX_REFUSAL),
    ...shownSource(source),
  };
  return {
    action,
    caller: callerOf(actorId, source),
    count: 1,
    ...fields,
    named: lists((list) => listed(fields[LISTS[list]])),
  };
};

const together = (one: readonly string[], other: readonly string[]): readonly string[] =>
  other.every((value) => one.includes(value)) ? one : [...new Set([...one, ...other])].slice(0, MAX_NAMED);

/** Merges two tallies under the caller of the first. */
export const mergeTallies = (one: Tally, other: Tally): Tally => {
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, one[field] === other[field] ? one[field] : null]),
  ) as Record<Field, string | null>;
  return {
    ...fields,
    action: one.action,
    caller: one.caller,
    count: one.count + other.count,
    named: lists((list) => together(one.named[list], other.named[list])),
  };
};

/** The details of the entry (spec/rules/events.md#counted-entries). */
export const detailsOf = (tally: Tally): Record<string, unknown> => ({
  caller: tally.caller,
  count: tally.count,
  ...(tally.refusal === null ? {} : { refusal: tally.refusal }),
  ...Object.fromEntries(
    LIST_NAMES.filter((list) => tally[LISTS[list]] === null && tally.named[list].length > 0).map((list) => [
      list,
      tally.named[list],
    ]),
  ),
});
