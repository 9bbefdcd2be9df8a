import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { NotFound } from '../foundation/errors/errors.ts';
import { Connection, type ConnectionRecord } from './connection.entity.ts';

/** The connection of a name, under its lock where one is asked for. Throws NotFound. */
export const findConnection = async (
  em: EntityManager,
  name: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<ConnectionRecord> => {
  const connection = await em.findOne(Connection, { name }, { lockMode });
  if (connection === null) throw new NotFound('The connection does not exist');
  return connection;
};
