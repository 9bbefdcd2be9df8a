import { readFile } from 'node:fs/promises';
import { checkSeals } from '../../domain/foundation/secrets/seal-check.ts';
import type { BareDatabase } from '../../domain/postgres/bare-database.ts';
import { sealedColumns } from '../../domain/services.ts';
import { readSecretVariable } from '../../handlers/server/config.ts';

const SECRETS = ['JWT_SECRET', 'CURSOR_SECRET'] as const;

const given = (name: string): string | null => (readSecretVariable(name) ?? '').trim() || null;

/** The JWT_SECRET of a server with this environment and this `secrets.json`; null when the file cannot be read. */
const sealingSecret = async (secretsFile: string): Promise<string | null> => {
  const ofEnvironment = given('JWT_SECRET');
  if (ofEnvironment !== null) return ofEnvironment;
  try {
    const { jwtSecret } = JSON.parse(await readFile(secretsFile, 'utf8')) as { readonly jwtSecret?: unknown };
    return typeof jwtSecret === 'string' ? jwtSecret : null;
  } catch {
    return null;
  }
};

/**
 * Lines about the secrets of a copy of `database` and `secretsFile`: which secrets of the environment it also needs, and whether the
 * JWT_SECRET in use decrypts the stored secrets.
 */
export const secretsNeededWith = async (secretsFile: string, { pool }: BareDatabase): Promise<string[]> => {
  const lines = SECRETS.filter((name) => given(name) !== null).map(
    (name) => `${name} from the environment is also required.`,
  );
  const secret = await sealingSecret(secretsFile);
  if (secret === null) return [...lines, `${secretsFile} is damaged: the stored secrets could not be checked.`];
  const previous = given('JWT_SECRET_PREVIOUS');
  try {
    const accepted = previous === null ? ([secret] as const) : ([secret, previous] as const);
    const { checkedCount, unreadable } = await checkSeals(pool, accepted, sealedColumns);
    if (unreadable > 0)
      lines.push(
        `JWT_SECRET does not decrypt ${unreadable} of ${checkedCount} stored secrets: find the one that does.`,
      );
  } catch (error) {
    lines.push(`The stored secrets could not be checked: ${(error as Error).message}`);
  }
  return lines;
};
