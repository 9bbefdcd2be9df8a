import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

/** The state of the wizard. Writers hold the lock of the organisation. */

/** The saved locales of random names; null if none were saved. */
export const savedLocales = async (em: EntityManager): Promise<readonly string[] | null> => {
  const [row] = await em.execute<{ locales: string | null }[]>('select name_locales::text as locales from company');
  return row?.locales ? JSON.parse(row.locales) : null;
};

/** Saves the locales of random names. */
export const saveLocales = async (em: EntityManager, locales: readonly string[]): Promise<void> => {
  await em.execute('update company set name_locales = ?::jsonb', [JSON.stringify(locales)]);
};

/** Marks the setup as completed, permanently. */
export const markSetupCompleted = async (em: EntityManager, at: Date): Promise<void> => {
  await em.execute('update company set setup_completed_at = ?', [at]);
};

/** Whether the setup is completed, read without a running server. */
export const isSetupCompleted = async (pool: Pool): Promise<boolean> =>
  (await pool.query('select 1 from company where setup_completed_at is not null')).rowCount === 1;

/** The progress of the wizard, as columns of the only row of a statement's `from`. */
export const WIZARD = {
  columns: `setup_completed_at is null as "needsSetup", name_locales is not null as "hasNameLocales",
    name is not null as "hasCompany", exists (select 1 from agents) as "hasAgents"`,
  from: 'company',
} as const;
