export const PING_DATABASE = 'select 1';

/** A fact that no server has seen for this long is ignored. */
const FACT_KEPT_HOURS = 24;

export const UPSERT_OPERATOR_FACT = `insert into operator_facts (kind, subject, seen_at) values ($1, $2, $3)
      on conflict (kind) do update set subject = excluded.subject, seen_at = excluded.seen_at`;

export const SELECT_OPERATOR_FACT = `select subject from operator_facts where kind = $1 and seen_at > now() - interval '${FACT_KEPT_HOURS} hours'`;
