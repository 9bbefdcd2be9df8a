/** The status is a literal, so that the statement can use its partial index. */
export const SAMPLE_ACTIVE_PROJECTS = `select id, name as label, status, (count(*) over ())::int as total from projects
    where status = 'active' order by created_at desc, id desc limit ?`;

export const SELECT_PROJECTS_BY_STATUS = `select id, name as label, status, (count(*) over ())::int as total from projects
     where status = ? order by created_at desc, id desc limit ?`;

export const COUNT_PROJECTS_BY_STATUS =
  'select status, count(*)::int as count from projects group by status order by status';

export const SELECT_PROJECT_STATUSES = 'select id, status from projects';

export const SELECT_PROJECT_STATUS = `${SELECT_PROJECT_STATUSES} where id = ?`;

const NEWEST_PROJECTS = 'select id, name, created_at from projects order by created_at desc, id desc limit ?';

export const SELECT_NEWEST_PROJECTS = `select id, name from (${NEWEST_PROJECTS}) newest order by created_at desc, id desc`;

/** The projects with one of these ids or names, then the newest ones; a project can appear twice. Ids and names are JSON arrays. */
export const SELECT_PROJECT_CHOICES = `select id, name from (
    (select 1 as part, id, name, created_at from projects
      where id in (select value::uuid from json_array_elements_text(?::json))
        or name in (select value from json_array_elements_text(?::json))
      order by created_at desc, id desc limit ?)
    union all
    (select 2, newest.* from (${NEWEST_PROJECTS}) newest)) choices
  order by part, created_at desc, id desc`;

/** The condition of all projects. */
export const EVERY_PROJECT = 'true';

/** The condition of a final project. */
export const PROJECT_IS_FINAL = `status in ('completed', 'cancelled')`;
