import pg, { type Pool } from 'pg';
import { type SizedRow, sizedPage, withinPageBytes } from '../database/pages/byte-page.ts';
import { translated } from '../database/translate.ts';
import type { Page, PageRequest } from '../kernel/pages/page.ts';
import type { AttemptLog } from './attempt-log.ts';
import type { AuditEntryRecord } from './audit-entry.entity.ts';

/** Absent members do not filter. Texts compare exactly; `from` is inclusive, `to` exclusive. */
export interface AuditFilters {
  readonly action?: string;
  readonly actorId?: string;
  readonly targetId?: string;
  readonly address?: string;
  readonly from?: Date;
  readonly to?: Date;
}

const CONDITIONS = {
  action: 'action =',
  actorId: 'actor_id =',
  targetId: 'target_id =',
  address: 'address =',
  from: 'at >=',
} as const;
/** Filters with their own index. */
const INDEXED: readonly string[] = ['action', 'actorId', 'targetId', 'address'];
const FILTERS = Object.keys(CONDITIONS) as readonly (keyof typeof CONDITIONS)[];

/** A position before the newest entry. */
const NEWEST = ['infinity', '9223372036854775807'] as const;

/**
 * The start of the page. The end of the time range is such a position too: as a separate condition it would make the database scan from the
 * newest entry to it.
 */
const beginning = (position: PageRequest['position'], to: Date | undefined): readonly string[] => {
  const [at = '', seq = ''] = position ?? NEWEST;
  return to === undefined || (position !== null && new Date(at) < to) ? [at, seq] : [to.toISOString(), '0'];
};

const COLUMNS = `id, seq, action, actor_id as "actorId", agent_id as "agentId", target_type as "targetType",
  target_id as "targetId", target_name as "targetName", reason, details, at, address, user_agent as "userAgent",
  session_id as "sessionId", key_id as "keyId"`;

/** Reads the audit log (spec/rules/events.md#audit-list). Entries are written by AuditLog. */
export class AuditService {
  readonly #pool: Pool;
  readonly #attempts: Pick<AttemptLog, 'settle'>;

  constructor(pool: Pool, attempts: Pick<AttemptLog, 'settle'>) {
    this.#pool = pool;
    this.#attempts = attempts;
  }

  /** Entries newest first. */
  async list(filters: AuditFilters, { limit, position }: PageRequest): Promise<Page<AuditEntryRecord>> {
    await this.#attempts.settle();
    const given = FILTERS.filter((name) => filters[name] !== undefined);
    const conditions = given.map((name, index) => ` and ${CONDITIONS[name]} $${index + 4}`);
    // The planner uses the index of the whole log only with this condition; migration 0019 explains it.
    if (!given.some((name) => INDEXED.includes(name))) conditions.push(' and seq > 0');
    const { rows } = await translated(
      this.#pool.query<AuditEntryRecord & SizedRow>({
        // One statement for each combination of filters, so that each is planned for the index it needs.
        name: ['audit-page', ...given].join(' '),
        types: pg.types,
        text: withinPageBytes({
          rows: `select ${COLUMNS} from audit_entries
            where (at, seq) < ($1, $2)${conditions.join('')} order by at desc, seq desc limit $3 + 1`,
          order: 'at desc, seq desc',
          limit: '$3',
        }),
        values: [...beginning(position, filters.to), limit, ...given.map((name) => filters[name])],
      }),
    );
    return sizedPage(rows, Number(rows[0]?.found), ({ at, seq }) => [at.toISOString(), seq]);
  }
}
