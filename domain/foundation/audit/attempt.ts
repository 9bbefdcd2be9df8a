import { truncate } from '../kernel/text/text.ts';
import { type ShownSource, shownSource } from './audit-log.ts';
import type { CommandSource } from './command-source.ts';

/** What is tried and refused, and can be tried without end. */
export type AttemptKind = 'auth.sign_in_failed' | 'auth.locked_out' | 'auth.refresh_replayed' | 'access.refused';

/** Something that was refused, told by whoever refused it. Nothing that could be a secret belongs here, nor a name nobody has. */
export interface AuditedAttempt {
  readonly action: AttemptKind;
  /** The user who tried; left out it is the one of the request, if any. */
  readonly actorId?: string;
  readonly agentId?: string | null;
  readonly targetType?: string;
  readonly targetId?: string;
  readonly targetName?: string;
  /** Why, in the words of the product. */
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

/** What is listed where it was not the same in all attempts, and the field that is null then. */
const LISTS = {
  targets: 'targetId',
  addresses: 'address',
  keys: 'keyId',
  sessions: 'sessionId',
  agents: 'agentId',
} as const satisfies Record<string, Field>;
type List = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as readonly List[];

/** A caller who has a place of a kind, in memory or in the log. */
export interface TallySlot {
  readonly action: AttemptKind;
  readonly caller: string;
  readonly actorId: string | null;
}

/** Attempts of one kind by one caller, for one entry: what is not the same in all of them is null. */
export interface Tally extends TallySlot, Readonly<Record<Field, string | null>> {
  readonly actorId: string | null;
  readonly count: number;
  /** The first ones of each, each once. */
  readonly named: Readonly<Record<List, readonly string[]>>;
}

/** Stands for all callers that found no place of their own. */
export const OTHER_CALLERS = 'others';

const MAX_NAMED = 10;
const MAX_REFUSAL = 200;
/** Keys and sessions of one user that are told apart, together, for each action. */
const MOST_OF_USER = 5;

/** Whether it is about an account that exists: these are written before all others. */
export const concernsKnownAccount = ({ actorId, named, targetType }: Tally): boolean =>
  actorId !== null || (targetType === 'user' && named.targets.length > 0);

const isOfCredential = ({ caller, actorId }: TallySlot): boolean =>
  actorId !== null && caller !== actorId && caller !== OTHER_CALLERS;

/**
 * Whether a tally gets a place of its own where `size` are taken, by `taken` and maybe others. The first credential of a user has a
 * place wherever the user has one; further ones are few, and take none that is kept for accounts that exist: whoever makes keys or
 * sessions crowds out nobody else.
 */
export const hasFreeSlot = (
  tally: Tally,
  taken: Iterable<TallySlot>,
  { size, mostUnknown, most }: Readonly<Record<'size' | 'mostUnknown' | 'most', number>>,
): boolean => {
  if (tally.caller === OTHER_CALLERS) return true;
  let siblings = 0;
  if (isOfCredential(tally))
    for (const one of taken)
      if (one.actorId === tally.actorId && one.action === tally.action && isOfCredential(one)) siblings += 1;
  return siblings < MOST_OF_USER && size < (concernsKnownAccount(tally) && siblings === 0 ? most : mostUnknown);
};

/** The same for the next wider caller: of a key or session its user, of everybody else all that found no place. */
export const widenCaller = (tally: Tally): Tally => ({
  ...tally,
  caller: isOfCredential(tally) && tally.actorId !== null ? tally.actorId : OTHER_CALLERS,
});

const lists = (of: (list: List) => readonly string[]): Tally['named'] =>
  Object.fromEntries(LIST_NAMES.map((list) => [list, of(list)])) as Record<List, readonly string[]>;

const listed = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** The credential, as long as it is one of the user who tried; else the user, else the address. Ids are unique across all of them. */
const callerOf = (actorId: string | null, source: CommandSource | null): string => {
  const credential = source !== null && source.userId === actorId ? (source.keyId ?? source.sessionId) : null;
  return credential ?? actorId ?? source?.addressGroup ?? 'nobody';
};

/** One attempt, from its source. A key or a session is one caller wherever it is used; who is not signed in is one by address. */
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

/** Both as one, under the caller of the first. */
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

/** What the entry tells beside its own fields (spec/rules/events.md#counted-entries). */
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
