import { SETTINGS_REVISION } from '../settings/statements.ts';

export const TAKE_CONCURRENCY_SLOT = 'select take_permit($1, $2, $3, $4, $5) as taken';

export const DELETE_CONCURRENCY_SLOT = 'delete from permits where id = $1';

export const RENEW_CONCURRENCY_SLOTS = 'update permits set expires_at = $2 where id = any($1)';

/** The parameter is the number at which counting stops. */
export const countRecords = (table: string, condition: string): string =>
  `select count(*)::int as count from (select 1 from ${table} where ${condition} limit ?) found`;

export const TAKE_HITS = `select t.granted, t.used, t.oldest, ${SETTINGS_REVISION} as revision from take_hits($1, $2, $3, $4, $5, $6) t`;

export const GIVE_BACK_HITS = 'select give_back_hits($1, $2)';
