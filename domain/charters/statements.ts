import { selectPendingPage } from '../foundation/database/statements.ts';

export const SELECT_CHARTER_CAPS = `select id, (envelope ->> 'amount')::float8 as cap from charters where status = 'approved' order by approved_at desc, id limit 1000`;

export const SAMPLE_CHARTERS = `(select id, title as label, status, (count(*) over ())::int as total from charters
    where status = 'drafted' and (?::boolean or created_by = ?) order by created_at desc, id desc limit ?)
  union all select null, null, 'approved', count(*)::int from charters
    where approved_at >= ? and (?::boolean or created_by = ?)`;

export const SELECT_APPROVED_CHARTERS = `select id, title as label, status, approved_by as "approvedBy", approved_at as "approvedAt", (count(*) over ())::int as total
     from charters where approved_at >= ? and (? or created_by = ?) order by approved_at desc, id desc limit ?`;

const FROM_DRAFTED_CHARTERS = `from charters where status = 'drafted' and ($1::boolean or created_by = $2)
  and ($6::text is null or created_by <> $6)`;

export const SELECT_WAITING_CHARTERS = selectPendingPage(FROM_DRAFTED_CHARTERS, {
  rows: `select * ${FROM_DRAFTED_CHARTERS} and (created_at, id) > ($3, $4) order by created_at, id limit $5 + 1`,
  order: 'created_at, id',
  limit: '$5',
});

export const SELECT_CHARTER_HEAD =
  'select id, created_by as "createdBy", conversation_id as "conversationId" from charters where id = ?';

/** The condition of a final charter. */
export const CHARTER_IS_FINAL = `status in ('approved', 'cancelled')`;

export const DELETE_CHARTER_VERSIONS =
  'delete from charter_versions where charter_id in (select value::uuid from json_array_elements_text(?::json))';

export const DELETE_OLD_CHARTER_VERSIONS = 'delete from charter_versions where charter_id = ? and version < ?';
