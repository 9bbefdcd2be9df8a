/** `name` is an escaped identifier. */
export const createDatabase = (name: string): string => `create database ${name}`;

export const SELECT_DATABASE_BY_NAME = 'select 1 from pg_database where datname = $1';
