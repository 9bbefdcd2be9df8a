import type { Pool } from 'pg';

/** Adds departments and agents like the first of each, directly in the database: only a process that starts later knows them. */
export const crowdOrganisation = async (pool: Pool, more: { departments: number; agents: number }): Promise<void> => {
  for (const [table, letter, count] of [
    ['departments', 'd', more.departments],
    ['agents', 'a', more.agents],
  ] as const)
    await pool.query(
      `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(),
         'name', $1::text || number, 'name_key', $1::text || number, 'position', number, 'created_seq', 1000000 + number))).*
       from ${table} one, generate_series(1, $2::int) number`,
      [letter, count],
    );
  await pool.query(`update company set tag = 'grown', version = version + 1`);
};

/** Adds this many departments to version 1 of the company. */
export const crowdFirstVersion = async (pool: Pool, departments: number): Promise<void> => {
  await pool.query(
    `insert into company_history select 'department', gen_random_uuid()::text,
       record::jsonb || jsonb_build_object('id', gen_random_uuid(), 'name', 'x' || number, 'position', number), '[1,2)'
     from (select record from company_history where part = 'department' limit 1) d, generate_series(1, $1::int) number`,
    [departments],
  );
};

/** Adds an agent of this many characters to the versions `from` (inclusive) to `before` (exclusive) of the company. */
export const fattenVersions = async (pool: Pool, characters: number, from: number, before: number): Promise<void> => {
  await pool.query(
    `insert into company_history (part, record_id, record, valid) values ('agent', 'large', $1, int4range($2, $3))`,
    [JSON.stringify({ position: 0, text: 'x'.repeat(characters) }), from, before],
  );
};

/** Adds roles like the CEO, named `r1`, `r2` and so on, up to this total. */
export const crowdRoles = async (pool: Pool, total: number): Promise<void> => {
  await pool.query(
    `insert into roles select (jsonb_populate_record(r, jsonb_build_object('name', 'r' || number, 'name_key', 'r' || number))).*
     from roles r, generate_series(1, $1::int - (select count(*)::int from roles)) number where r.name_key = 'ceo'`,
    [total],
  );
};

/** Adds versions 2 to `last` to an existing role, each with this prompt. */
export const lengthenHistory = async (pool: Pool, roleKey: string, last: number, prompt: string): Promise<void> => {
  await pool.query(
    `insert into role_versions select name_key, number, entity_id, content_hash,
       (snapshot::jsonb || jsonb_build_object('system_prompt_template', $1::text))::json, saved_by, saved_at
     from role_versions, generate_series(2, $2::int) number where name_key = $3`,
    [prompt, last, roleKey],
  );
};

/** Revoked keys of the user, one for each of these times. */
export const addDeadKeys = async (pool: Pool, userId: string, revokedAt: readonly Date[]): Promise<void> => {
  await pool.query(
    `insert into api_keys (id, user_id, key_hash, name, role, last_four, created_at, revoked_at)
     select gen_random_uuid(), $1, gen_random_uuid()::text, 'dead', 'observer', 'dead', at, at
     from unnest($2::timestamptz[]) at`,
    [userId, revokedAt],
  );
};

/** Adds this many conversations like this one. */
export const crowdConversations = async (pool: Pool, conversationId: string, more: number): Promise<void> => {
  await pool.query(
    `insert into conversations select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
     from conversations c, generate_series(1, $2::int) where c.id = $1`,
    [conversationId, more],
  );
};

/** Adds two versions of the company with this many agents each, copied from the first agent: in the second, all differ and are in another place. */
export const crowdVersions = async (pool: Pool, agents: number): Promise<{ before: number; after: number }> => {
  const { rows } = await pool.query<{ version: number }>('select version from company');
  const before = (rows[0]?.version ?? 0) + 1;
  const add = (budget: number, position: string, range: string): Promise<unknown> =>
    pool.query(
      `insert into company_history select 'agent', md5('a' || n)::uuid::text,
         (record::jsonb || jsonb_build_object('id', md5('a' || n)::uuid, 'budget_limit_monthly', $2::int, 'position', ${position}))::json, $3::int4range
       from (select record from company_history where part = 'agent' limit 1) one, generate_series(1, $1::int) n`,
      [agents, budget, range],
    );
  await pool.query(
    `update company_history set valid = int4range(lower(valid), $1::int) where part = 'agent' and upper_inf(valid)`,
    [before],
  );
  await add(1, 'n - 1', `[${before},${before + 1})`);
  await add(2, 'n * 7919 % $1::int', `[${before + 1},)`);
  await pool.query(
    `insert into company_versions select n, md5(n::text), 'system', now() from generate_series($1::int, $1::int + 1) n`,
    [before],
  );
  await pool.query('update company set version = $1', [before + 1]);
  return { before, after: before + 1 };
};
