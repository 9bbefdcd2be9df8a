import pg, { type Pool } from 'pg';
import { translated } from '../database/translate.ts';
import { snakeName } from '../kernel/field-names.ts';
import { type Page, type PageRequest, pageOf } from '../kernel/page.ts';
import type { AuditEntryRecord } from './audit-entry.entity.ts';

/** Both compare exactly; what is absent does not filter. */
export interface AuditFilters {
  readonly action?: string;
  readonly targetId?: string;
}

const FILTERS = ['action', 'targetId'] as const;
const NEWEST = '9223372036854775807';

const COLUMNS = `id, seq, action, actor_id as "actorId", agent_id as "agentId", target_type as "targetType",
  target_id as "targetId", target_name as "targetName", reason, details, at`;

/** The audit log (spec/rules/events.md#audit-list). It is only read here; entries are written with what they tell of. */
export class AuditService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Entries newest first. */
  async list(filters: AuditFilters, { limit, position }: PageRequest): Promise<Page<AuditEntryRecord>> {
    const given = FILTERS.filter((name) => filters[name] !== undefined);
    const conditions = given.map((name, index) => ` and ${snakeName(name)} = $${index + 3}`).join('');
    const { rows } = await translated(
      this.#pool.query<AuditEntryRecord>({
        // One statement a combination of filters, so that each is planned for the index it needs.
        name: ['audit-page', ...given].join(' '),
        types: pg.types,
        text: `select ${COLUMNS} from audit_entries where seq < $1${conditions} order by seq desc limit $2`,
        values: [position?.[0] ?? NEWEST, limit + 1, ...given.map((name) => filters[name])],
      }),
    );
    return pageOf(rows, limit, ({ seq }) => [seq]);
  }
}
