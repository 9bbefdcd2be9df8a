import { expireWithin } from '../foundation/jobs/statements.ts';
import { AMOUNT_PLACES } from '../foundation/kernel/money.ts';
import { LEASE_SECONDS } from '../foundation/lease.ts';

export const SUM_BUDGET_LEVELS = `select level, subject, sum(held) as held, sum(spent) as spent from (
    select level, subject, 0 as held, spent from budget_totals where month = ? or month = ''
    union all
    select level, subject, amount, 0 from budget_holds where (month = ? or month = '') and expires_at > ?) parts
  group by level, subject`;

/** The held and spent amounts of a month, by level and subject. The parameters are the month, the month, and now. */
export const SUM_BUDGET_MONTH = `select level, subject, sum(held)::float8 as held, sum(spent)::float8 as spent,
    (sum(held) + sum(spent))::float8 as used from (
    select level, subject, 0 as held, spent from budget_totals where month = ?
    union all
    select level, subject, amount, 0 from budget_holds where month = ? and expires_at > ?) parts
  group by level, subject`;

/** The caps without a month that held and spent amounts use up, and whether spent amounts alone use them up; the parameter is now. */
export const SELECT_SPENT_FOR_LIFE = `select level, subject, sum(spent) >= max(cap) as "isBooked" from (
    select level, subject, spent, 0 as held, cap from budget_totals where month = ''
    union all
    select level, subject, 0, amount, cap from budget_holds where month = '' and expires_at > ?) parts
  group by level, subject having sum(held) + sum(spent) >= max(cap)`;

/** The smallest remainder of caps; null without one. The parameters are now and the caps as JSON. */
export const SELECT_LEAST_REMAINDER = `select min(greatest(round(c.cap, ${AMOUNT_PLACES})
      - (select coalesce(sum(h.amount), 0) from budget_holds h
        where h.level = c.level and h.subject = c.subject and h.month = c.month and h.expires_at > ?)
      - (select coalesce(sum(t.spent), 0) from budget_totals t
        where t.level = c.level and t.subject = c.subject and t.month = c.month), 0))::float8 as remainder
  from json_to_recordset(?::json) as c (level text, subject text, month text, cap numeric)`;

/**
 * The first cap that does not cover an amount, for each key whose amount does not fit. The parameters are the amounts with their caps as JSON,
 * now.
 */
export const SELECT_UNFIT = `select distinct on (c.key) c.key, c.level, c.subject
  from json_to_recordset(?::json) as c (key text, place integer, amount numeric, level text, subject text, month text, cap numeric)
  where round(c.amount, ${AMOUNT_PLACES}) > round(c.cap, ${AMOUNT_PLACES})
      - (select coalesce(sum(h.amount), 0) from budget_holds h
        where h.level = c.level and h.subject = c.subject and h.month = c.month and h.expires_at > ?)
      - (select coalesce(sum(t.spent), 0) from budget_totals t
        where t.level = c.level and t.subject = c.subject and t.month = c.month)
  order by c.key, c.place`;

/** Level, subject, month and now. The database adds, because sums of binary fractions differ from the decimals that it stores. */
export const SUM_BUDGET = `select held, spent, held + spent as used from (select (select coalesce(sum(amount), 0) from budget_holds
      where level = $1 and subject = $2 and month = $3 and expires_at > $4) as held,
    (select coalesce(sum(spent), 0) from budget_totals where level = $1 and subject = $2 and month = $3) as spent) sums`;

export const INSERT_BUDGET_HOLD =
  'insert into budget_holds (id, level, subject, month, amount, cap, expires_at) values (?, ?, ?, ?, ?, ?, ?)';

/** Inserts a hold that does not expire. The database deletes it when the lease of its run ends. */
export const INSERT_RESERVATION = `insert into budget_holds (id, level, subject, month, amount, cap, run_id, step_key, expires_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, 'infinity')`;

/** The run and the keys of its steps as JSON. */
export const DELETE_RESERVATIONS = `delete from budget_holds
  where run_id = ? and step_key in (select json_array_elements_text(?::json))`;

/** After the clock jumped back. Reservations have no time at which they expire. */
export const EXPIRE_FUTURE_HOLDS = `${expireWithin('budget_holds', 'expires_at', LEASE_SECONDS)} and run_id is null`;

export const MEASURE_BUDGET = `select asked <= room as fits, least(asked, greatest(room, 0))::text as bookable from (
         select round(?::numeric, ${AMOUNT_PLACES}) as asked, round(?::numeric, ${AMOUNT_PLACES})
           - (select coalesce(sum(amount), 0) from budget_holds where level = ? and subject = ? and month = ? and expires_at > ?)
           - (select coalesce(sum(spent), 0) from budget_totals where level = ? and subject = ? and month = ?) as room) measured`;

export const DELETE_BUDGET_HOLD = 'delete from budget_holds where id = ?';

/** The largest sum that the columns hold: reported amounts are booked whatever they are. */
const MAX_SUM = '999999999999999';

/**
 * Level, subject, month, amount, cap; then the percentages, the amount, the cap and the cap. `reached` lists the percentages of the cap that
 * the amount reaches.
 */
export const ADD_TO_BUDGET_TOTAL = `insert into budget_totals as t (level, subject, month, spent, cap) values (?, ?, ?, ?, ?)
       on conflict (level, subject, month) do update set spent = least(t.spent + excluded.spent, ${MAX_SUM}), cap = excluded.cap
       returning spent as total, array(select percent from unnest(?::int[]) percent
         where t.spent - ?::numeric < round(?::numeric, ${AMOUNT_PLACES}) * percent / 100
           and t.spent >= round(?::numeric, ${AMOUNT_PLACES}) * percent / 100
         order by percent) as reached`;

export const RENEW_BUDGET_HOLD = 'update budget_holds set expires_at = ? where id = ? and expires_at > ?';

export const COUNT_BUDGET_HOLDS = 'select count(distinct id)::int as open from budget_holds where expires_at > $1';

export const ADD_TO_SPENDING_DAY = `insert into spending_days as s (day, level, subject, currency, amount, calls, input_tokens, output_tokens)
       values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (level, day, subject, currency) do update set amount = least(s.amount + excluded.amount, ${MAX_SUM}),
       calls = s.calls + excluded.calls,
       input_tokens = s.input_tokens + excluded.input_tokens, output_tokens = s.output_tokens + excluded.output_tokens`;

export const SELECT_SPENDING = `select to_char(day, ?) as period, subject, currency, sum(amount)::float8 as amount, sum(calls)::int as calls,
    sum(input_tokens)::float8 as "inputTokens", sum(output_tokens)::float8 as "outputTokens"
  from spending_days where level = ? and day between ? and ?
  group by 1, subject, currency order by 1, subject, currency limit ?`;
