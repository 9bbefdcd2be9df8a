import type { UnitOfWork } from '../../domain/foundation/database/unit-of-work.ts';
import type { Performed } from './idempotency.ts';
import type { Rendered } from './rendered.ts';

/**
 * The answer of a change that is only tried (`?dry_run=true`): the operation really runs, and its transaction is rolled back. What
 * it would do beside its answer is told by headers (spec/rules/requests.md#dry-run).
 */
export const rehearse = async (unitOfWork: UnitOfWork, perform: () => Promise<Performed>): Promise<Rendered> => {
  const { result, effects } = await unitOfWork.rehearse(perform);
  const told = Object.entries(effects).map(([name, value]) => [`dry-run-${name}`, String(value)]);
  const { status, headers, body } = result.rendered;
  return { status, headers: { ...headers, 'dry-run': 'true', ...Object.fromEntries(told) }, body };
};
