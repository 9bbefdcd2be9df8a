import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../clients/conformance/options.ts';

const VARIABLES = {
  PLATFORM_URL: 'https://variable.example.com',
  PLATFORM_ADMIN_USERNAME: 'variable',
  PLATFORM_ADMIN_PASSWORD: 'password of the variable',
  PLATFORM_SETUP_TOKEN: 'token of the variable',
};
/** The settings of a run that have a variable, or the parsed arguments of another kind. */
const read = (args: readonly string[], env: Readonly<Record<string, string>> = VARIABLES): unknown => {
  const parsed = readOptions(args, env);
  if (parsed.kind !== 'run') return parsed;
  const { url, scene } = parsed.options;
  return [url.origin, scene.account.username, scene.account.password, scene.setupToken];
};

describe('an option of the conformance kit', () => {
  it('has the value of its variable', () => {
    expect(read([])).toEqual([...Object.values(VARIABLES)]);
  });
  it('replaces the value of its variable', () => {
    const given = ['https://option.example.com', 'option', 'password of the option', 'token of the option'];
    const names = ['--url', '--admin-username', '--admin-password', '--setup-token'];
    expect(read(names.flatMap((name, index) => [name, given[index] ?? '']))).toEqual(given);
  });
  it('may be missing, except the URL and the password', () => {
    const { PLATFORM_URL, PLATFORM_ADMIN_PASSWORD } = VARIABLES;
    const needed = { PLATFORM_URL, PLATFORM_ADMIN_PASSWORD };
    expect(read([], needed)).toEqual([PLATFORM_URL, 'admin', PLATFORM_ADMIN_PASSWORD, null]);
    expect(read([], {})).toEqual({ kind: 'wrong', message: 'missing: --url, --admin-password' });
  });
});
