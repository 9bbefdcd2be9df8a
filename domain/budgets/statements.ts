export const SUM_BUDGET_LEVELS = `select level, subject, sum(held) as held, sum(spent) as spent from (
    select level, subject, 0 as held, spent from budget_totals where month = ? or month = ''
    union all
    select level, subject, amount, 0 from budget_holds where (month = ? or month = '') and expires_at > ?) parts
  group by level, subject`;

/** Level, subject, month and now. The database adds, because sums of binary fractions differ from the decimals that it stores. */
export const SUM_BUDGET = `select held, spent, held + spent as used from (select (select coalesce(sum(amount), 0) from budget_holds
      where level = $1 and subject = $2 and month = $3 and expires_at > $4) as held,
    (select coalesce(sum(spent), 0) from budget_totals where level = $1 and subject = $2 and month = $3) as spent) sums`;

export const INSERT_BUDGET_HOLD =
  'insert into budget_holds (id, level, subject, month, amount, expires_at) values (?, ?, ?, ?, ?, ?)';

export const MEASURE_BUDGET = `select asked <= room as fits, least(asked, greatest(room, 0))::text as bookable from (
         select round(?::numeric, 9) as asked, round(?::numeric, 9)
           - (select coalesce(sum(amount), 0) from budget_holds where level = ? and subject = ? and month = ? and expires_at > ?)
           - (select coalesce(sum(spent), 0) from budget_totals where level = ? and subject = ? and month = ?) as room) measured`;

export const DELETE_BUDGET_HOLD = 'delete from budget_holds where id = ?';

/**
 * Level, subject, month, amount; then the percentages, the amount, the cap and the cap. `reached` lists the percentages of the cap that the
 * amount reaches.
 */
export const ADD_TO_BUDGET_TOTAL = `insert into budget_totals as t (level, subject, month, spent) values (?, ?, ?, ?)
       on conflict (level, subject, month) do update set spent = t.spent + excluded.spent
       returning spent as total, array(select percent from unnest(?::int[]) percent
         where t.spent - ?::numeric < round(?::numeric, 9) * percent / 100 and t.spent >= round(?::numeric, 9) * percent / 100
         order by percent) as reached`;

export const RENEW_BUDGET_HOLD = 'update budget_holds set expires_at = ? where id = ? and expires_at > ?';

export const COUNT_BUDGET_HOLDS = 'select count(distinct id)::int as open from budget_holds where expires_at > $1';

export const ADD_TO_SPENDING_DAY = `insert into spending_days as s (day, level, subject, currency, amount, calls, input_tokens, output_tokens)
       values (?, ?, ?, ?, ?, 1, ?, ?)
     on conflict (level, day, subject, currency) do update set amount = s.amount + excluded.amount, calls = s.calls + 1,
       input_tokens = s.input_tokens + excluded.input_tokens, output_tokens = s.output_tokens + excluded.output_tokens`;

export const SELECT_SPENDING = `select to_char(day, ?) as period, subject, currency, sum(amount)::float8 as amount, sum(calls)::int as calls,
    sum(input_tokens)::float8 as "inputTokens", sum(output_tokens)::float8 as "outputTokens"
  from spending_days where level = ? and day between ? and ?
  group by 1, subject, currency order by 1, subject, currency limit ?`;
