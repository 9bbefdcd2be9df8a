import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The list as the package keeps it, the most common first, in lower case; decompressing its other form takes three times as long. */
const LIST = '@zxcvbn-ts/language-common/src/passwords.json';

let found: Promise<ReadonlySet<string>> | null = null;

const readList = async (leastLength: number): Promise<ReadonlySet<string>> => {
  const list: string[] = JSON.parse(await readFile(createRequire(import.meta.url).resolve(LIST), 'utf8'));
  return new Set(list.filter((password) => password.length >= leastLength));
};

/**
 * The passwords that are tried first (spec/decisions/0053-common-passwords-from-a-package.md), as far as they are long enough to be set at all. Read when it
 * is first asked for; a list that cannot be read is asked for again.
 */
export const commonPasswords = (leastLength: number): Promise<ReadonlySet<string>> => {
  found ??= readList(leastLength).catch((error) => {
    found = null;
    throw error;
  });
  return found;
};
