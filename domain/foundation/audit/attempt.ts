import { cutTo } from '../kernel/text.ts';
import { type ShownSource, shownSource } from './audit-log.ts';
import type { Source } from './source.ts';

/** What is tried and refused, and can be tried without end. */
export type AttemptKind = 'auth.sign_in_failed' | 'auth.locked_out' | 'auth.refresh_replayed' | 'access.refused';

/** Something that was refused, told by whoever refused it. Nothing that could be a secret belongs here, nor a name nobody has. */
export interface Attempt {
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

/** Attempts of one kind by one caller, for one entry: what is not the same in all of them is null. */
export interface Tally extends Readonly<Record<Field, string | null>> {
  readonly action: AttemptKind;
  readonly caller: string;
  readonly count: number;
  /** The first ones of each, each once. */
  readonly targets: readonly string[];
  readonly addresses: readonly string[];
}

/** Stands for all callers that found no place of their own. */
export const OTHERS = 'others';

const MAX_NAMED = 10;
const MAX_REFUSAL = 200;

/** Whether it is about an account that exists: these are written before all others. */
export const isKnown = ({ actorId, targets, targetType }: Tally): boolean =>
  actorId !== null || (targetType === 'user' && targets.length > 0);

const listed = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** One attempt, from its source. Who is signed in is one caller wherever they are; everybody else is one by address. */
export const tallyOf = (attempt: Attempt, source: Source | null): Tally => {
  const { action, actorId = source?.userId ?? null, agentId, targetType, targetId, targetName, refusal } = attempt;
  const shown = shownSource(source);
  return {
    action,
    caller: actorId ?? source?.addressGroup ?? 'nobody',
    count: 1,
    actorId,
    agentId: agentId ?? null,
    targetType: targetType ?? null,
    targetId: targetId ?? null,
    targetName: targetName ?? null,
    refusal: refusal === undefined ? null : cutTo(refusal, MAX_REFUSAL),
    ...shown,
    targets: listed(targetId ?? null),
    addresses: listed(shown.address),
  };
};

const together = (one: readonly string[], other: readonly string[]): readonly string[] =>
  other.every((value) => one.includes(value)) ? one : [...new Set([...one, ...other])].slice(0, MAX_NAMED);

/** Both as one, under the caller of the first. */
export const merged = (one: Tally, other: Tally): Tally => {
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, one[field] === other[field] ? one[field] : null]),
  ) as Record<Field, string | null>;
  return {
    ...fields,
    action: one.action,
    caller: one.caller,
    count: one.count + other.count,
    targets: together(one.targets, other.targets),
    addresses: together(one.addresses, other.addresses),
  };
};

/** What the entry tells beside its own fields (spec/rules/events.md#counted-entries). */
export const detailsOf = (tally: Tally): Record<string, unknown> => ({
  caller: tally.caller,
  count: tally.count,
  ...(tally.refusal === null ? {} : { refusal: tally.refusal }),
  ...(tally.targetId === null && tally.targets.length > 0 ? { targets: tally.targets } : {}),
  ...(tally.address === null && tally.addresses.length > 0 ? { addresses: tally.addresses } : {}),
});
