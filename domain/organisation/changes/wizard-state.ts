import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { COMPLETE_SETUP, SELECT_COMPLETED_SETUP, SELECT_NAME_LOCALES, UPDATE_NAME_LOCALES } from '../statements.ts';

/** The state of the wizard. Writers hold the lock of the organisation. */

/** The saved locales of random names; null if none were saved. */
export const savedLocales = async (em: EntityManager): Promise<readonly string[] | null> => {
  const [row] = await em.execute<{ locales: string | null }[]>(SELECT_NAME_LOCALES);
  return row?.locales ? JSON.parse(row.locales) : null;
};

/** Saves the locales of random names. */
export const saveLocales = async (em: EntityManager, locales: readonly string[]): Promise<void> => {
  await em.execute(UPDATE_NAME_LOCALES, [JSON.stringify(locales)]);
};

/** Marks the setup as completed, permanently. */
export const markSetupCompleted = async (em: EntityManager, at: Date): Promise<void> => {
  await em.execute(COMPLETE_SETUP, [at]);
};

/** Whether the setup is completed, read without a running server. */
export const isSetupCompleted = async (pool: Pool): Promise<boolean> =>
  (await pool.query(SELECT_COMPLETED_SETUP)).rowCount === 1;
