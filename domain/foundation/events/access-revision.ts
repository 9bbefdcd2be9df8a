/**
 * The revision of all roles and credentials, as an expression of SQL: the database counts it up as the last step of every transaction that
 * takes one of them away or changes it (spec/rules/events.md#events-after-a-revocation).
 */
export const ACCESS_REVISION = '(select revision from access_revision)';
