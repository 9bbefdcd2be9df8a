/** Argon2id: 3 passes over 64 MiB on 4 lanes, 32-byte hash, 16-byte salt (spec/rules/auth.md#password-hashes). */
export const PASSWORD_PARAMETERS = { algorithm: 2, timeCost: 3, memoryCost: 65_536, parallelism: 4, outputLen: 32 };

/** Bytes of the random salt of each hash. */
export const SALT_BYTES = 16;
