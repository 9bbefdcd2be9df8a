/** Frees a claim, or finishes it with the noted response: one of the two statements finds the row. */
export const ABANDON_IDEMPOTENCY_CLAIM = `with freed as (
    delete from idempotency_claims
      where operation = $1 and user_id = $2 and key = $3 and holder = $4 and status is null and meanwhile is null)
  update idempotency_claims set lapses_at = '-infinity'
    where operation = $1 and user_id = $2 and key = $3 and holder = $4 and status is null and meanwhile is not null`;

export const RENEW_IDEMPOTENCY_CLAIM = `update idempotency_claims set lapses_at = $5
  where operation = $1 and user_id = $2 and key = $3 and holder = $4 and (meanwhile is null or lapses_at > $6)`;

/** A noted response is the one of retries from the expiry on, so nothing may come after it. */
const changeClaim = (set: string): string =>
  `update idempotency_claims set ${set} where operation = ? and user_id = ? and key = ? and holder = ? and status is null
      and (meanwhile is null or lapses_at > ?)`;

export const FINISH_IDEMPOTENCY_CLAIM = changeClaim(
  'status = ?, headers = ?, body = ?, secret_target = ?, meanwhile = null',
);

/** Notes the response of an unfinished claim. */
export const NOTE_IDEMPOTENT_RESPONSE = changeClaim('meanwhile = ?::json');

export const DELETE_IDEMPOTENT_RESPONSES = `delete from idempotency_claims where operation = ? and user_id = ? and strpos(coalesce(body, meanwhile ->> 'body'), ?) > 0`;

export const CLAIM_IDEMPOTENCY_KEY = `with taken as (
            insert into idempotency_claims as c (operation, user_id, key, fingerprint, holder, lapses_at, expires_at)
              values ($1, $2, $3, $4, $5, $6, $7)
            on conflict (operation, user_id, key) do update set
              fingerprint = excluded.fingerprint, holder = excluded.holder, lapses_at = excluded.lapses_at,
              expires_at = excluded.expires_at, status = null, headers = null, body = null, secret_target = null, meanwhile = null
              where c.expires_at <= $8 or (c.status is null and c.meanwhile is null and c.lapses_at <= $8)
            returning holder, fingerprint, status, headers, body, secret_target, meanwhile, false as has_lapsed)
          select * from taken
          union all
          select holder, fingerprint, status, headers, body, secret_target, meanwhile, lapses_at <= $8 from idempotency_claims
            where operation = $1 and user_id = $2 and key = $3 and not exists (select 1 from taken)`;
