import pg, { type Pool } from 'pg';
import { type SizedRow, sizedPage } from '../foundation/database/pages/byte-page.ts';
import { translated } from '../foundation/database/translate.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import { SELECT_FITTING_USERS, SELECT_PEOPLE, SELECT_SIZED_USERS } from './statements.ts';
import type { UserView } from './user-view.ts';

/**
 * The rows of a page if they fit into its bytes, otherwise none. Prepared: the ORM would send two statements and build a record for every
 * row.
 */
const FITTING = { name: 'user-page', types: pg.types, text: SELECT_FITTING_USERS };

/** The part of the rows that fits. Departments of administrators can be long; computing each size would slow down every other page. */
const SIZED = { name: 'user-page-sized', types: pg.types, text: SELECT_SIZED_USERS };

const idOf = (user: UserView): string[] => [user.id];

/** Users ascending by id, without the system user. */
export const listUsers = async (pool: Pool, { limit, position }: PageRequest): Promise<Page<UserView>> => {
  const values = [position?.[0] ?? '', limit];
  const { rows: users } = await translated(pool.query<UserView>({ ...FITTING, values }));
  if (users.length > 0) return sizedPage(users.slice(0, limit), users.length, idOf);
  const { rows } = await translated(pool.query<UserView & SizedRow>({ ...SIZED, values }));
  return sizedPage(rows, Number(rows[0]?.found), idOf);
};

/** The public part of a user. */
export type Person = Pick<UserView, 'id' | 'username' | 'role'>;

const PEOPLE = { name: 'people', text: SELECT_PEOPLE };

/** The first 10 000 users, ascending by id, without the system user. */
export const listPeople = async (pool: Pool): Promise<Person[]> => (await translated(pool.query<Person>(PEOPLE))).rows;
