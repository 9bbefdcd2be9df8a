import { Foundation } from './0001-foundation.ts';

/** All migrations, oldest first. A released one never changes; its name is stored in the database. */
export const migrations = [{ name: '0001-foundation', class: Foundation }];
