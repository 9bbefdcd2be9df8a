import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { OrganisationChanges } from '../changes/organisation-changes.ts';
import { SELECT_ANY_ROLE_VERSION } from '../statements.ts';
import type { Role } from '../value/role.ts';
import { ROLE_CATALOGUE } from './role-catalogue.ts';
import type { RoleHistory } from './role-history.ts';
import { saveRoles } from './role-rows.ts';

/** Versions of roles are never deleted completely, so without one the catalogue was never stored. */
const isStored = async (em: EntityManager): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(SELECT_ANY_ROLE_VERSION);
  return rows.length > 0;
};

const catalogue = (now: Date): Role[] =>
  ROLE_CATALOGUE.map((role) => ({
    ...role,
    requiredSkills: [],
    toolAccess: [],
    systemPromptTemplate: null,
    createdAt: now,
    updatedAt: now,
  }));

/**
 * Stores the catalogue at the first start, each role as version 1 saved by `system`: exactly once, also if several
 * replicas start in parallel, so that a deleted role does not return (spec/rules/organisation.md#role-catalogue).
 */
export const storeCatalogue = async (
  uow: UnitOfWork,
  clock: Clock,
  changes: OrganisationChanges,
  history: RoleHistory,
): Promise<void> => {
  if (await uow.read(isStored)) return;
  await uow.write(async (em) => {
    await changes.lock(em);
    if (await isStored(em)) return;
    const now = clock.now();
    const roles = catalogue(now);
    await saveRoles(em, roles);
    await history.writeAll(em, roles, 1, { by: 'system', at: now });
  });
};
