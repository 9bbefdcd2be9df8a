import { describe, expect, it } from 'vitest';
import { VARIABLES } from '../../../handlers/server/environment.ts';
import { checkExposure, checkVariables, examine } from '../../../scripts/operate/doctor/environment.ts';

const SECRETS = { JWT_SECRET: 'j'.repeat(32), CURSOR_SECRET: 'c'.repeat(16) };
/** Their beginnings are also those of variables of other programs. */
const SHARED = /^(URL|HOST|PORT|DATA|BASE|DOCS|MAX|MODEL|CURRENCY|DEV|LOG|OTEL|WORKER)(_|$)/;

describe('checkVariables', () => {
  it.each(VARIABLES.filter((name) => !SHARED.test(name)))('reports a misspelt %s', (name) => {
    for (const misspelt of [`${name}S`, name.replace(/_.*/, '_X')])
      expect(checkVariables({ [misspelt]: 'x' }, [])).toEqual([
        expect.objectContaining({ level: 'ok' }),
        { level: 'warn', text: `${misspelt} is not a known variable: check its name in the README` },
      ]);
  });

  it('reports no known variable, and none of other programs', () => {
    const known = Object.fromEntries(VARIABLES.map((name) => [name, 'x']));
    expect(checkVariables({ ...known, PATH: '/bin', MODEL_KEY_OF_MINE: 'x', HOSTNAME: 'x' }, [])).toEqual([
      { level: 'ok', text: `Node ${process.versions.node}; ${VARIABLES.length} variables set, all valid` },
    ]);
  });
});

describe('checkExposure', () => {
  const exposed = (env: Readonly<Record<string, string>>): (readonly [level: string, text: string])[] => {
    const { config, errors } = examine({ ...SECRETS, ...env });
    expect(errors).toEqual([]);
    return config === null ? [] : checkExposure(config, env).map(({ level, text }) => [level, text]);
  };

  it.each([
    [{ BASE_URL: 'http://org.example.com' }, 'BASE_URL http://org.example.com is not https'],
    [{ HOST: '0.0.0.0', BASE_URL: 'http://127.0.0.1:3001' }, 'HOST 0.0.0.0 accepts remote connections'],
    [{ ALLOWED_HOSTS: '*' }, 'ALLOWED_HOSTS is *'],
    [{ DEV_LOGIN: 'on' }, 'DEV_LOGIN is on'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS is off'],
    [{ WEBHOOK_ALLOW_PRIVATE: 'on' }, 'WEBHOOK_ALLOW_PRIVATE is on'],
    [{ JWT_SECRET_PREVIOUS: 'p'.repeat(32) }, 'JWT_SECRET_PREVIOUS is set'],
    [{ DATABASE_URL: 'memory:' }, 'DATABASE_URL is memory:'],
  ])('%j: warns', (env, text) => {
    expect(exposed(env)).toEqual([['warn', expect.stringContaining(text)]]);
  });

  it.each([
    {},
    { BASE_URL: 'http://localhost:3001' },
    { BASE_URL: 'http://[::1]:3001', HOST: '::1' },
    { HOST: '0.0.0.0', BASE_URL: 'https://org.example.com' },
  ])('%j: finds nothing', (env) => {
    expect(exposed(env)).toEqual([['ok', expect.stringContaining('every protection that is on by default is on')]]);
  });
});
