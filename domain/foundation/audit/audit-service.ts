import pg, { type Pool } from 'pg';
import { type SizedRow, sizedPage } from '../database/pages/byte-page.ts';
import { translated } from '../database/translate.ts';
import type { Page, PageRequest } from '../kernel/pages/page.ts';
import type { AttemptLog } from './attempt-log.ts';
import type { AuditEntryRecord } from './audit-entry.entity.ts';
import { AUDIT_CONDITIONS, selectAuditEntries } from './statements.ts';

/** Absent members do not filter. Texts compare exactly; `from` is inclusive, `to` exclusive. */
export interface AuditFilters {
  readonly action?: string;
  readonly actorId?: string;
  readonly targetId?: string;
  readonly address?: string;
  readonly from?: Date;
  readonly to?: Date;
}

const FILTERS = Object.keys(AUDIT_CONDITIONS) as readonly (keyof typeof AUDIT_CONDITIONS)[];

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
    const { rows } = await translated(
      this.#pool.query<AuditEntryRecord & SizedRow>({
        // One statement for each combination of filters, so that each is planned for the index it needs.
        name: ['audit-page', ...given].join(' '),
        types: pg.types,
        text: selectAuditEntries(given),
        values: [...beginning(position, filters.to), limit, ...given.map((name) => filters[name])],
      }),
    );
    return sizedPage(rows, Number(rows[0]?.found), ({ at, seq }) => [at.toISOString(), seq]);
  }
}
