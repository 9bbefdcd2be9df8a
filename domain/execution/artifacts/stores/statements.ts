export const INSERT_CHUNK = 'insert into artifact_chunks (content_id, number, bytes) values (?, ?, ?)';

export const SELECT_CHUNK = 'select bytes from artifact_chunks where content_id = ? and number = ?';

/** The number of chunks that one transaction deletes: 16 MiB. */
export const DELETED_CHUNKS = 256;

export const DELETE_CHUNKS = `delete from artifact_chunks where content_id = ? and number in (
    select number from artifact_chunks where content_id = ? limit ${DELETED_CHUNKS}) returning 1`;
