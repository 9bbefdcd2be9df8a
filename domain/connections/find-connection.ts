import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { NotFound } from '../foundation/errors/errors.ts';
import { Connection, type ConnectionRecord } from './connection.entity.ts';

/** Finds a connection by name, optionally with a lock. Throws NotFound. */
export const findConnection = async (
  em: EntityManager,
  name: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<ConnectionRecord> => {
  const connection = await em.findOne(Connection, { name }, { lockMode });
  if (connection === null) throw new NotFound('The connection does not exist');
  return connection;
};
