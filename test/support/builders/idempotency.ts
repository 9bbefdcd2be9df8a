import { type ClaimKey, IdempotencyClaims } from '../../../domain/foundation/idempotency/idempotency-claims.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { Renewals } from '../../../domain/foundation/lease.ts';
import { KeyedHash } from '../../../domain/foundation/secrets/keyed-hash.ts';
import type { TestServer } from '../server/server.ts';

const HASH = new KeyedHash(['another secret, of no server at all'], 'idempotent_request');

/** Uses an Idempotency-Key as a request with this content to a server with another secret, whose stored response is 200 with this body. */
export const useKey = async ({ store }: TestServer, request: ClaimKey, body = '{}'): Promise<void> => {
  const claim = await new IdempotencyClaims({
    pool: store.pool,
    uow: store.unitOfWork,
    clock: systemClock,
    hash: HASH,
    renewals: new Renewals(systemClock, () => {}),
  }).claim(request);
  if ('status' in claim) throw new Error('the key has been used already');
  await store.unitOfWork.write(() => claim.finish({ status: 200, headers: {}, body, secretOf: null }));
};
