import { readPrepared } from '../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { SpendingSubject } from '../llm/gateway/spending.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { type AppliedCap, capsFor, monthOf } from './budget-caps.ts';
import { SELECT_UNFIT } from './statements.ts';

/** A call with its price. */
export interface PricedCall {
  readonly key: string;
  readonly amount: number;
  readonly subject: SpendingSubject;
}

/** The cap that does not cover a call: of the charter, for example. */
export type UnfitCap = Pick<AppliedCap, 'level' | 'subject'>;

export interface UnfitCallDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly changes: Pick<OrganisationChanges, 'read'>;
}

/** The calls that do not fit, by key, each with the widest cap that does not cover it together with held and spent amounts. */
export const readUnfitCalls = async (
  { uow, clock, changes }: UnfitCallDeps,
  calls: readonly PricedCall[],
): Promise<ReadonlyMap<string, UnfitCap>> => {
  if (calls.length === 0) return new Map();
  const { organisation } = await changes.read();
  const now = clock.now();
  const asked = calls.flatMap(({ key, amount, subject }) =>
    capsFor(organisation, subject, monthOf(now))
      .map((cap, place) => ({ key, place, amount, ...cap }))
      .filter(({ cap }) => cap !== null),
  );
  type Row = UnfitCap & { readonly key: string };
  const rows = await uow.read((em) => readPrepared<Row>(em, SELECT_UNFIT, [JSON.stringify(asked), now]));
  return new Map(rows.map(({ key, ...cap }) => [key, cap]));
};
