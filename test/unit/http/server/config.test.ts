import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Config, loadConfig, readSecretVariable } from '../../../../handlers/server/config.ts';
import { ConfigError } from '../../../../handlers/server/config-error.ts';
import { VARIABLES } from '../../../../handlers/server/environment.ts';
import { URL_FORM } from '../../../../handlers/server/postgres-url.ts';

const SECRETS = { JWT_SECRET: 'j'.repeat(32), CURSOR_SECRET: 'c'.repeat(16) };
const load = (env: Record<string, string | undefined> = {}): Config => loadConfig({ ...SECRETS, ...env });

/** The defaults of telemetry. */
const QUIET = { capturesContent: false, metricIntervalMs: 60_000 };

describe('the list of variables', () => {
  it('is that of the README', () => {
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    const rows = readme.split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line));
    const named = rows.flatMap((line) => [...line.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name]) => name));
    // A currency looks like a variable.
    expect([...new Set(named)].filter((name) => name !== 'USD').toSorted()).toEqual(VARIABLES.toSorted());
  });
});

describe('the configuration of an empty environment', () => {
  it('is complete', () => {
    expect(load()).toEqual({
      host: '127.0.0.1',
      port: 3001,
      baseUrl: 'http://127.0.0.1:3001',
      docsUrl: 'http://127.0.0.1:3001/docs/errors',
      dataDirectory: resolve('.data'),
      databaseUrl: null,
      databaseDirectUrl: null,
      databasePoolMax: 20,
      maxConnections: 10_000,
      jwtSecret: SECRETS.JWT_SECRET,
      previousJwtSecret: null,
      cursorSecret: SECRETS.CURSOR_SECRET,
      model: { provider: 'guided', baseUrl: null, apiKey: null, modelId: null, providersFile: null },
      currency: 'USD',
      areRateLimitsOn: true,
      isDevLoginOn: false,
      isLoopback: true,
      trustedProxies: [],
      corsOrigins: [],
      allowedHosts: [],
      setupToken: null,
      worker: 'on',
      replica: expect.stringMatching(/^[0-9a-f]{8}$/),
      strictTransportSecurity: 'max-age=63072000',
      refreshGraceSeconds: 10,
      mayReachPrivateAddresses: false,
      artifactLocation: null,
      logLevel: 'info',
      telemetry: null,
    });
  });
  it('has the store of artifacts that is configured', () => {
    const { artifactLocation } = load({ ARTIFACTS_URL: 's3://files/a?endpoint=http://127.0.0.1:9000' });
    expect(artifactLocation).toMatchObject({ bucket: 'files', prefix: 'a/', endpoint: 'http://127.0.0.1:9000' });
    expect(() => load({ ARTIFACTS_URL: 'https://files' })).toThrow('ARTIFACTS_URL must be s3://');
  });
  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(load())).toBe(true);
  });
});

describe('a variable', () => {
  it.each<[Record<string, string>, Partial<Config>]>([
    [{ HOST: ' 0.0.0.0 ' }, { host: '0.0.0.0', isLoopback: false, baseUrl: 'http://0.0.0.0:3001' }],
    [{ HOST: '' }, { host: '127.0.0.1' }],
    [{ HOST: '   ' }, { host: '127.0.0.1' }],
    [{ HOST: 'localhost' }, { isLoopback: true, baseUrl: 'http://localhost:3001' }],
    [{ HOST: '::1' }, { isLoopback: true, baseUrl: 'http://[::1]:3001' }],
    [{ HOST: '::' }, { isLoopback: false, baseUrl: 'http://[::]:3001' }],
    [{ HOST: '127.9.9.9' }, { isLoopback: true }],
    [{ HOST: '128.0.0.1' }, { isLoopback: false }],
    [{ HOST: '127.example.com' }, { isLoopback: false }],
    [{ PORT: '0' }, { port: 0, baseUrl: 'http://127.0.0.1:0' }],
    [{ PORT: '65535' }, { port: 65535 }],
    [{ PORT: ' 80 ' }, { port: 80 }],
    [{ BASE_URL: 'https://a.example/' }, { baseUrl: 'https://a.example', docsUrl: 'https://a.example/docs/errors' }],
    [{ BASE_URL: 'http://a.example/x//' }, { baseUrl: 'http://a.example/x' }],
    [{ DOCS_URL: 'https://docs.example/e/' }, { docsUrl: 'https://docs.example/e' }],
    [{ DATA_DIR: 'some/where' }, { dataDirectory: resolve('some/where') }],
    [{ DATABASE_URL: 'memory:' }, { databaseUrl: 'memory:' }],
    [{ DATABASE_URL: 'postgres://u@h/d' }, { databaseUrl: 'postgres://u@h/d' }],
    [{ DATABASE_URL: 'postgresql://u@h/d' }, { databaseUrl: 'postgresql://u@h/d' }],
    [
      { DATABASE_URL: 'postgres://u@h/d?application_name=x&sslmode=require' },
      { databaseUrl: 'postgres://u@h/d?sslmode=require' },
    ],
    [{ DATABASE_POOL_MAX: '2' }, { databasePoolMax: 2 }],
    [{ DATABASE_POOL_MAX: '1000' }, { databasePoolMax: 1000 }],
    [{ MAX_CONNECTIONS: '1' }, { maxConnections: 1 }],
    [{ MAX_CONNECTIONS: '1000000' }, { maxConnections: 1_000_000 }],
    [{ SETUP_TOKEN: ' let-me-in ' }, { setupToken: 'let-me-in' }],
    [{ SETUP_TOKEN: '!'.repeat(256) }, { setupToken: '!'.repeat(256) }],
    [{ REFRESH_GRACE_SECONDS: '0' }, { refreshGraceSeconds: 0 }],
    [{ REFRESH_GRACE_SECONDS: '60' }, { refreshGraceSeconds: 60 }],
    [{ CURRENCY: 'EUR' }, { currency: 'EUR' }],
    [{ RATE_LIMITS: 'off' }, { areRateLimitsOn: false }],
    [{ RATE_LIMITS: 'on' }, { areRateLimitsOn: true }],
    [{ DEV_LOGIN: 'on' }, { isDevLoginOn: true }],
    [{ DEV_LOGIN: 'off' }, { isDevLoginOn: false }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ LOG_LEVEL: 'trace' }, { logLevel: 'trace' }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
      { telemetry: { serviceName: 'organisation-platform', share: 1, ...QUIET } },
    ],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        OTEL_SERVICE_NAME: 'acme',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      },
      { telemetry: { serviceName: 'acme', share: 0.25, ...QUIET } },
    ],
    [{ OTEL_SERVICE_NAME: 'acme' }, { telemetry: null }],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        OTEL_METRIC_EXPORT_INTERVAL: '5000',
        OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: 'true',
      },
      {
        telemetry: {
          ...{ serviceName: 'organisation-platform', share: 1 },
          ...{ capturesContent: true, metricIntervalMs: 5000 },
        },
      },
    ],
    [{ CORS_ORIGINS: 'https://a.example, http://b:1 ,,' }, { corsOrigins: ['https://a.example', 'http://b:1'] }],
    [
      { ALLOWED_HOSTS: 'A.example, b.example:8443,c.example:80,[::1]:7,d.example:443' },
      { allowedHosts: ['a.example', 'b.example:8443', 'c.example:80', '[::1]:7', 'd.example:443'] },
    ],
    [{ ALLOWED_HOSTS: 'a.example, *' }, { allowedHosts: '*' }],
    [
      { TRUST_PROXY: '10.0.0.1, 10.0.0.0/8,2001:db8::/128,::1,0.0.0.0/0,1.2.3.4/32' },
      { trustedProxies: ['10.0.0.1', '10.0.0.0/8', '2001:db8::/128', '::1', '0.0.0.0/0', '1.2.3.4/32'] },
    ],
  ])('%j gives %j', (env, config) => {
    expect(load(env)).toMatchObject(config);
  });

  const NO_URL = 'must be an absolute http or https URL without query and fragment';
  const NO_PROXY = 'TRUST_PROXY must list addresses or CIDR ranges, separated by commas';
  const NO_HOST = 'ALLOWED_HOSTS must list host names such as api.example.com or api.example.com:8443, or *';
  const NO_ORIGIN = 'CORS_ORIGINS must list exact origins such as https://app.example.com';
  const NO_DATABASE = `DATABASE_URL must be memory: or ${URL_FORM}`;
  const NO_CURRENCY = 'CURRENCY must be an active ISO 4217 code such as USD';

  it.each<[string, readonly string[], string]>([
    ['PORT', ['-1', '65536', 'x', '1.5', '1e3', '0x10', '12345678901', '80a', 'a80'], 'a whole number from 0 to 65535'],
    ['DATABASE_POOL_MAX', ['1', '1001'], 'a whole number from 2 to 1000'],
    ['MAX_CONNECTIONS', ['0', '1000001'], 'a whole number from 1 to 1000000'],
    ['REFRESH_GRACE_SECONDS', ['61', '-1'], 'a whole number from 0 to 60'],
    ['RATE_LIMITS', ['yes', 'ON', 'onn'], 'one of on, off'],
    ['DEV_LOGIN', ['true'], 'one of on, off'],
    ['LOG_LEVEL', ['loud'], 'one of trace, debug, info, warn, error, fatal, silent'],
    ['MODEL_PROVIDER', ['gpt'], 'one of guided, openai-compatible, none'],
  ])('%s of %j must be %s', (name, values, what) => {
    for (const value of values)
      expect(() => load({ [name]: value })).toThrow(new ConfigError(`${name} must be ${what}`));
  });

  it.each<[string, readonly string[], string]>([
    [
      'BASE_URL',
      ['a.example', '/x', 'ftp://a.example', 'httpx://a', 'xhttp://a', 'http://a?b', 'http://a?', 'http://a/#'],
      `BASE_URL ${NO_URL}`,
    ],
    ['DOCS_URL', ['docs', 'https://a/#x'], `DOCS_URL ${NO_URL}`],
    ['MODEL_BASE_URL', ['models', 'file:///x'], `MODEL_BASE_URL ${NO_URL}`],
    ['TRUST_PROXY', ['proxy', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/x', '/8'], NO_PROXY],
    ['TRUST_PROXY', ['10.0.0.0/8x', '10.0.0.0/x8', '10.0.0.0/0008', '10.0.0.1, x'], NO_PROXY],
    [
      'ALLOWED_HOSTS',
      [
        'https://a.example',
        'a.example/',
        'a b',
        'a.example, b@c',
        'a:99999',
        '::1',
        '*.example.com',
        'a;b',
        '127.1',
        'a.example:',
      ],
      NO_HOST,
    ],
    ['CORS_ORIGINS', ['*', 'https://a.example, *'], 'CORS_ORIGINS must list exact origins; * is not allowed'],
    ['CORS_ORIGINS', ['a.example', 'https://a.example/', 'https://A.example', 'https://a/x', 'null'], NO_ORIGIN],
    ['DATABASE_URL', ['mysql://h/d', 'memory', 'h/d', 'xpostgres://h', 'postgresx://h', 'postgresq://h'], NO_DATABASE],
    ['CURRENCY', ['usd', 'XXQ', 'EURO'], NO_CURRENCY],
  ])('%s of %j is refused: %s', (name, values, message) => {
    for (const value of values) expect(() => load({ [name]: value })).toThrow(new ConfigError(message));
  });
});

describe('the model provider', () => {
  const env = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: 'https://models.example/v1/',
    MODEL_ID: 'm-1',
    MODEL_API_KEY: 'key',
    MODEL_PROVIDERS_FILE: '/etc/providers.json',
  };

  it('is read with all its variables', () => {
    expect(load(env).model).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'https://models.example/v1',
      apiKey: 'key',
      modelId: 'm-1',
      providersFile: '/etc/providers.json',
    });
    expect(load({ MODEL_PROVIDER: 'none' }).model.provider).toBe('none');
  });

  it.each(['MODEL_BASE_URL', 'MODEL_ID'])('of an external kind needs %s', (name) => {
    expect(() => load({ ...env, [name]: '' })).toThrow(
      new ConfigError(`${name} is required with MODEL_PROVIDER=openai-compatible`),
    );
  });
});

describe('the secrets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('must be given with a database server', () => {
    const env = { DATABASE_URL: 'postgres://u@h/d' };
    expect(() => load({ ...env, JWT_SECRET: '' })).toThrow(
      new ConfigError('JWT_SECRET is required with a database server'),
    );
    expect(() => load({ ...env, CURSOR_SECRET: '' })).toThrow(
      new ConfigError('CURSOR_SECRET is required with a database server'),
    );
  });

  it('must be long enough', () => {
    expect(() => load({ JWT_SECRET: 'j'.repeat(31) })).toThrow(
      new ConfigError('JWT_SECRET must have at least 32 characters'),
    );
    expect(() => load({ CURSOR_SECRET: 'c'.repeat(15) })).toThrow(
      new ConfigError('CURSOR_SECRET must have at least 16 characters'),
    );
  });

  it('may be two during a rotation, and then are two', () => {
    const previous = 'p'.repeat(32);
    expect(load({ JWT_SECRET_PREVIOUS: ` ${previous} ` })).toMatchObject({ previousJwtSecret: previous });
    expect(load({ JWT_SECRET_PREVIOUS: ' ' })).toMatchObject({ previousJwtSecret: null });
    expect(() => load({ JWT_SECRET_PREVIOUS: 'p'.repeat(31) })).toThrow(
      new ConfigError('JWT_SECRET_PREVIOUS must have at least 32 characters'),
    );
    expect(() => load({ JWT_SECRET_PREVIOUS: SECRETS.JWT_SECRET })).toThrow(
      new ConfigError('JWT_SECRET_PREVIOUS must differ from JWT_SECRET'),
    );
  });

  it('that are not given are stored in the data folder', () => {
    const env = { DATA_DIR: join(folder, 'kept'), JWT_SECRET: '', CURSOR_SECRET: '' };
    const { jwtSecret, cursorSecret } = load(env);
    expect([jwtSecret.length, cursorSecret.length]).toEqual([43, 43]);
    expect(load(env)).toMatchObject({ jwtSecret, cursorSecret });
    expect(load({ DATA_DIR: env.DATA_DIR, CURSOR_SECRET: '' })).toMatchObject({
      jwtSecret: SECRETS.JWT_SECRET,
      cursorSecret,
    });
    const changed = { DATA_DIR: env.DATA_DIR, JWT_SECRET_PREVIOUS: jwtSecret };
    expect(load(changed)).toMatchObject({ jwtSecret: SECRETS.JWT_SECRET, previousJwtSecret: jwtSecret });
    expect(() => load({ ...changed, JWT_SECRET: '' })).toThrow(
      new ConfigError('JWT_SECRET_PREVIOUS must differ from JWT_SECRET'),
    );
  });

  const stored = (text: string): string => {
    const data = mkdtempSync(join(folder, 'stored-'));
    writeFileSync(join(data, 'secrets.json'), text);
    return data;
  };
  const short = JSON.stringify({ jwtSecret: 'j'.repeat(31), cursorSecret: 'c'.repeat(16) });
  it.each([
    ['is a file', () => join(stored(''), 'secrets.json'), /^DATA_DIR: .* cannot be read \(ENOTDIR\)$/],
    ['holds other text', () => stored('{'), /^DATA_DIR holds a damaged .*secrets\.json; restore it or remove it/],
    ['holds short secrets', () => stored(short), /^DATA_DIR holds a damaged .*secrets\.json; restore it or remove it/],
  ])('are refused with the reason if the data folder %s', (_, dataFolder, line) => {
    const start = () => loadConfig({ DATA_DIR: dataFolder() });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(line);
  });
});

describe('the variable of a key', () => {
  it('is read from the environment of the process', () => {
    process.env.CONFIG_TEST_KEY = 'a key';
    try {
      expect(readSecretVariable('CONFIG_TEST_KEY')).toBe('a key');
    } finally {
      delete process.env.CONFIG_TEST_KEY;
    }
    expect(readSecretVariable('CONFIG_TEST_KEY')).toBe(undefined);
  });
});
