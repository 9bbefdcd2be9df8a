import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { HumanRole } from '../foundation/kernel/actor.ts';
import { User } from '../users/user.entity.ts';

/** A key for programs. Only a keyed hash of it is stored, and its last four characters, by which people recognise it. */
export const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    keyHash: p.text().unique('api_keys_key_hash_unique'),
    name: p.text(),
    role: p.text().$type<HumanRole>(),
    lastFour: p.text(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    createdByKeyId: p.uuid().nullable(),
  },
});
export type ApiKeyRecord = InferEntity<typeof ApiKey>;
