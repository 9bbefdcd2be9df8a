/**
 * The revision of all roles and credentials, as an SQL expression. The database increments it as the last step of every transaction that
 * removes or changes one of them (spec/rules/events.md#events-after-a-revocation).
 */
export const ACCESS_REVISION = '(select revision from access_revision)';
