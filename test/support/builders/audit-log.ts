import type { Pool } from 'pg';
import { type ChainReport, checkChain } from '../../../domain/foundation/audit/chain-check.ts';
import { Chainer } from '../../../domain/foundation/audit/chainer.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { SampledWarning } from '../../../domain/foundation/kernel/sampled-warning.ts';
import type { Store } from '../../../domain/postgres/store.ts';

/** Writes this many entries with all fields, without any service. */
export const writeEntries = async (
  pool: Pool,
  count: number,
  at = new Date('2030-06-15T12:00:00.000Z'),
): Promise<void> => {
  await pool.query(
    `insert into audit_entries (id, action, actor_id, agent_id, target_type, target_id, target_name, reason, details, at, address,
       user_agent, session_id, key_id)
     select gen_random_uuid(), 'thing.done', 'actor', 'agent', 'thing', n::text, 'name', 'reason',
       jsonb_build_object('n', n, 'text', 'ä' || n, 'of', jsonb_build_object('x', 1.50)), $2::timestamptz + n * interval '1 ms', '10.0.0.1',
       'agent', 'session', 'key'
     from generate_series(1, $1::int) n`,
    [count, at],
  );
};

/** Chains the committed entries, as another replica would. */
export const chain = ({ pool, unitOfWork }: Store): Promise<void> =>
  new Chainer({ pool, uow: unitOfWork, warning: new SampledWarning(() => {}, systemClock) }).catchUp();

/** Verifies the audit log in its present state. */
export const check = ({ pool }: Store): Promise<ChainReport> => checkChain(pool, null);

/** Deletes all audit entries and counted attempts. */
export const clearAuditLog = async (pool: Pool): Promise<void> => {
  await pool.query('truncate audit_entries, refused_attempts');
};
