import type { Pool } from 'pg';
import { readMigrations } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { SELECT_SCHEMA_PRIVILEGES } from '../statements.ts';

/** The schema of a database compared with the migrations of this version. */
export interface SchemaState {
  /** The number of applied migrations. */
  readonly executed: number;
  /** The number of migrations that the next start runs. */
  readonly pending: number;
  /** Names that this version does not have: the database is of a newer one. */
  readonly unknown: readonly string[];
  /** Why the role cannot run migrations, as the end of a sentence; null when it can. */
  readonly obstacle: string | null;
}

interface Role {
  readonly name: string;
  readonly mayCreate: boolean;
  readonly mayAdd: boolean;
  readonly foreignTable: string | null;
}

const obstacleOf = ({ name, mayCreate, mayAdd, foreignTable }: Role): string | null => {
  if (!mayCreate) return `${name} may not create tables: grant create on schema public to it`;
  if (!mayAdd) return `${name} may not create a schema: grant create on the database to it`;
  return foreignTable === null ? null : `${name} does not own the table ${foreignTable}: use the role that made it`;
};

/** Uses the connection that migrates. */
export const readSchemaState = async (pool: Pool): Promise<SchemaState> => {
  const executed = await readMigrations(async (text) => (await pool.query(text)).rows);
  const known = migrations.map(({ name }) => name);
  const [role] = (await pool.query<Role>(SELECT_SCHEMA_PRIVILEGES)).rows;
  return {
    executed: executed.length,
    pending: known.filter((name) => !executed.includes(name)).length,
    unknown: executed.filter((name) => !known.includes(name)),
    obstacle: role === undefined ? null : obstacleOf(role),
  };
};
