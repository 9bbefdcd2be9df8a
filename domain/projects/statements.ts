/** The status is a literal, so that the statement can use its partial index. */
export const SAMPLE_ACTIVE_PROJECTS = `select id, name as label, status, (count(*) over ())::int as total from projects
    where status = 'active' order by created_at desc, id desc limit ?`;

export const SELECT_PROJECTS_BY_STATUS = `select id, name as label, status, (count(*) over ())::int as total from projects
     where status = ? order by created_at desc, id desc limit ?`;

export const COUNT_PROJECTS_BY_STATUS =
  'select status, count(*)::int as count from projects group by status order by status';

export const SELECT_PROJECT = 'select 1 from projects where id = ?';

/** The condition of all projects. */
export const EVERY_PROJECT = 'true';

/** The condition of a final project. */
export const PROJECT_IS_FINAL = `status in ('completed', 'cancelled')`;
