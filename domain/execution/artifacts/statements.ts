import { ROWS_PER_BATCH } from '../../foundation/jobs/statements.ts';

/** Registers a content that expires after so many seconds unless its upload is completed. */
export const INSERT_CONTENT = `insert into artifact_contents (id, store, expires_at)
  values (?, ?, now() + ? * interval '1 second')`;

/** Keeps the content of a completed upload. Returns no row if it has expired. */
export const KEEP_CONTENT = `update artifact_contents set expires_at = null where id = ? and expires_at > now()
  returning 1`;

/** Expires a content that is not kept. The row may be gone: a sweep that ran during the upload can miss what the upload stored after it. */
export const EXPIRE_CONTENT = `insert into artifact_contents (id, store, expires_at) values (?, ?, now())
  on conflict (id) do update set expires_at = now() where artifact_contents.expires_at is not null`;

export const SELECT_CONTENT_STORE = 'select store from artifact_contents where id = ?';

/** The maximum number of expired contents that are claimed together. */
export const CLAIMED_CONTENTS = 100;

/** Claims expired contents. Their uploads can no longer be completed. */
export const CLAIM_EXPIRED_CONTENTS = `update artifact_contents set expires_at = '-infinity' where id in (
    select id from artifact_contents where expires_at < now() order by expires_at limit ${CLAIMED_CONTENTS}
    for update skip locked)
  returning id, store`;

export const DELETE_CONTENT = `delete from artifact_contents where id = ?`;

/**
 * Adds bytes to a project unless they would exceed the limit; then it returns no row. The row stays locked until the transaction ends, so
 * artifacts of a project are added one after the other. The parameters are the project, the bytes, and the limit twice.
 */
export const ADD_PROJECT_BYTES = `insert into artifact_totals (project_id, bytes)
  select n.project_id, n.bytes from (select ?::uuid as project_id, ?::bigint as bytes) n where n.bytes <= ?::bigint
  on conflict (project_id) do update set bytes = artifact_totals.bytes + excluded.bytes
    where artifact_totals.bytes + excluded.bytes <= ?::bigint
  returning 1`;

export const SELECT_PROJECT_BYTES = 'select bytes::float8 as bytes from artifact_totals where project_id = ?';

export const COUNT_ARTIFACTS_OF_RUN = 'select count(*)::int as count from artifacts where run_id = ?';

export const SELECT_NEXT_VERSION =
  'select coalesce(max(version), 0) + 1 as version from artifacts where task_id = ? and name = ?';

const summariesWhere = (column: 'run_id' | 'task_id'): string =>
  `select id, run_id as "runId", task_id as "taskId", name, size, is_accepted as "isAccepted" from artifacts
    where ${column} in (select value::uuid from json_array_elements_text(?::json)) order by created_at, id`;

export const SELECT_ARTIFACTS_OF_RUNS = summariesWhere('run_id');

export const SELECT_ARTIFACTS_OF_TASKS = summariesWhere('task_id');

export const ACCEPT_ARTIFACTS = 'update artifacts set is_accepted = true where run_id = ? and not is_accepted';

export const END_ARTIFACTS = 'update artifacts set task_ended_at = ? where task_id = ?';

const NEWER_IS_ACCEPTED = `exists (select from artifacts newer where newer.task_id = artifacts.task_id
    and newer.name = artifacts.name and newer.version > artifacts.version and newer.is_accepted)`;

/** Deletes artifacts of tasks that ended before `$1`, except for the newest accepted version of each name. */
export const DELETE_OUTDATED_ARTIFACTS = `delete from artifacts where id in (
    select id from artifacts where task_ended_at < $1 and (not is_accepted or ${NEWER_IS_ACCEPTED}) limit ${ROWS_PER_BATCH})`;
