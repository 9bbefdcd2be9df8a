import base from './stryker.config.json' with { type: 'json' };

/** What stands between a stranger and the data; the rest of the pure code is judged before a release. */
export default {
  ...base,
  mutate: [
    'domain/auth/{known-devices,permissions,user-token}.ts',
    'domain/foundation/limits/{limit,limit-settings,local-windows,general-limit}.ts',
    'domain/foundation/passwords/hash-queue.ts',
    'domain/foundation/secrets/*.ts',
    'handlers/security/*.ts',
    'handlers/http/{address,cors,hosts}.ts',
    'handlers/http/steps/{admit,authenticate,once}.ts',
  ],
};
