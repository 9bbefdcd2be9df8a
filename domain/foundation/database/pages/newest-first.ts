import type { EntityManager, EntityName, FilterQuery } from '@mikro-orm/postgresql';
import type { Page, PageRequest } from '../../kernel/pages/page.ts';
import { recordPage } from './byte-page.ts';

/** The condition that continues a list ordered newest first by creation, then id; `position` is the last row's pair. */
export const newestFirst = (position: readonly string[] | null) => {
  if (position === null) return {};
  const [createdAt = '', id = ''] = position;
  const at = new Date(createdAt);
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] };
};

/** The position of a row in such a list. */
export const positionOfNewest = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): string[] => [
  createdAt.toISOString(),
  id,
];

/** A page of such a list; `where` holds the condition that continues it. */
export const newestFirstPage = <T extends { readonly createdAt: Date; readonly id: string }>(
  em: EntityManager,
  entity: EntityName<T>,
  where: FilterQuery<NoInfer<T>>,
  page: PageRequest,
): Promise<Page<T>> =>
  recordPage(em, entity, {
    ...page,
    where,
    orderBy: { createdAt: 'desc', id: 'desc' },
    positionOf: positionOfNewest,
  });
