import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

export type ConnectionKind = 'webhook' | 'oauth';

/**
 * An external service. Secrets and tokens are sealed for their column. `revision` counts changes of what tokens belong to: URLs, client id
 * and scopes. `hasFailed`: the provider refused to renew the tokens. `refreshAt`: the time of the next renewal; null when there is nothing
 * to renew.
 */
export const Connection = defineEntity({
  name: 'Connection',
  tableName: 'connections',
  indexes: [
    { name: 'connections_created_at_id_index', properties: ['createdAt', 'id'] },
    { name: 'connections_refresh_at_index', properties: ['refreshAt'] },
  ],
  uniques: [{ name: 'connections_name_unique', properties: ['name'] }],
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    kind: p.text().$type<ConnectionKind>(),
    description: p.text(),
    isEnabled: p.boolean(),
    authorizationUrl: p.text().nullable(),
    tokenUrl: p.text().nullable(),
    clientId: p.text().nullable(),
    scopes: p.json<readonly string[]>().columnType('json').nullable(),
    sealedSecret: p.text().nullable(),
    secretLast4: p.text().nullable(),
    sealedTokens: p.text().nullable(),
    hasFailed: p.boolean(),
    revision: p.integer(),
    connectedAt: p.datetime(3).nullable(),
    tokenExpiresAt: p.datetime(3).nullable(),
    refreshAt: p.datetime(3).nullable(),
    createdBy: p.text(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
export type ConnectionRecord = InferEntity<typeof Connection>;
