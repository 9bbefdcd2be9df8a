import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The list of the package, most common first, in lower case. Decompressing its other form takes three times as long. */
const LIST = '@zxcvbn-ts/language-common/src/passwords.json';

let found: Promise<ReadonlySet<string>> | null = null;

const readList = async (leastLength: number): Promise<ReadonlySet<string>> => {
  const list: string[] = JSON.parse(await readFile(createRequire(import.meta.url).resolve(LIST), 'utf8'));
  return new Set(list.filter((password) => password.length >= leastLength));
};

/**
 * The most common passwords that are long enough to be set (spec/decisions/0053-common-passwords-from-a-package.md). Read on first use; a
 * failed read is retried by the next call.
 */
export const commonPasswords = (leastLength: number): Promise<ReadonlySet<string>> => {
  found ??= readList(leastLength).catch((error) => {
    found = null;
    throw error;
  });
  return found;
};
