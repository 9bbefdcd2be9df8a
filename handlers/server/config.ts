import { isIP, isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { isCurrencyCode } from '../../domain/foundation/kernel/currency.ts';
import { trimEndMatching } from '../../domain/foundation/kernel/text/text.ts';
import { ENDPOINT_KINDS, type ProviderKind } from '../../domain/llm/provider.ts';
import { ConfigError } from './config-error.ts';
import { acceptedBeside, loadSecrets } from './config-secrets.ts';

/** The validated configuration from the environment. Durations are in the unit at the end of their names. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Public URL without a trailing slash; with https, cookies are Secure. */
  readonly baseUrl: string;
  readonly docsUrl: string;
  /** Absolute folder for the embedded database, secrets and user templates. */
  readonly dataDirectory: string;
  /** Null: embedded in dataDirectory. `memory:`: embedded and temporary. Otherwise a PostgreSQL URL. */
  readonly databaseUrl: string | null;
  /** Bypasses the pooler that databaseUrl may refer to: notifications need a separate connection. */
  readonly databaseDirectUrl: string | null;
  readonly databasePoolMax: number;
  /** The most parallel connections. */
  readonly maxConnections: number;
  readonly jwtSecret: string;
  /** Accepted in addition to jwtSecret while the secret is changed; null: none. */
  readonly previousJwtSecret: string | null;
  readonly cursorSecret: string;
  readonly model: {
    readonly provider: ProviderKind;
    readonly baseUrl: string | null;
    readonly apiKey: string | null;
    readonly modelId: string | null;
    readonly providersFile: string | null;
  };
  readonly currency: string;
  readonly areRateLimitsOn: boolean;
  readonly isDevLoginOn: boolean;
  readonly isLoopback: boolean;
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  /** Allowed hosts in addition to those of baseUrl and loopback, in lower case; `*` allows every host. */
  readonly allowedHosts: readonly string[] | '*';
  /** Required to create the first account; null: anyone who reaches the server may create it. */
  readonly setupToken: string | null;
  readonly refreshGraceSeconds: number;
  /** Whether webhooks and OAuth may reach private addresses. */
  readonly mayReachPrivateAddresses: boolean;
  readonly logLevel: string;
  /** The destination of traces and their share; null: no traces. */
  readonly telemetry: { readonly serviceName: string; readonly share: number } | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Every variable that the server reads (README.md). */
export const VARIABLES: readonly string[] = [
  ...['HOST', 'PORT', 'DATA_DIR', 'BASE_URL', 'DOCS_URL', 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_POOL_MAX'],
  ...[
    'JWT_SECRET',
    'JWT_SECRET_PREVIOUS',
    'CURSOR_SECRET',
    'MODEL_PROVIDER',
    'MODEL_BASE_URL',
    'MODEL_ID',
    'MODEL_API_KEY',
  ],
  ...['MODEL_PROVIDERS_FILE', 'CURRENCY', 'MAX_CONNECTIONS', 'RATE_LIMITS', 'SETUP_TOKEN', 'DEV_LOGIN', 'TRUST_PROXY'],
  ...['CORS_ORIGINS', 'ALLOWED_HOSTS', 'REFRESH_GRACE_SECONDS', 'WEBHOOK_ALLOW_PRIVATE', 'LOG_LEVEL'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SERVICE_NAME', 'OTEL_TRACES_SAMPLER_ARG', 'OTEL_EXPORTER_OTLP_HEADERS'],
];

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const read = (env: Environment, name: string): string | null => {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
};

const integer = (env: Environment, name: string, fallback: number, min: number, max: number): number => {
  const text = read(env, name);
  if (text === null) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw new ConfigError(`${name} must be a whole number from ${min} to ${max}`);
  return value;
};

const oneOf = <T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T => {
  const text = read(env, name);
  if (text === null) return fallback;
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}`);
  return found;
};

const httpUrl = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || text.includes('?') || text.includes('#')) {
    throw new ConfigError(`${name} must be an absolute http or https URL without query and fragment`);
  }
  return trimEndMatching(text, /\//);
};

/** The public URL of the server: no user, no password, and no characters that are special to a shell or a page. */
const PUBLIC_ADDRESS = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%/-]*)?$/;

const publicUrl = (name: string, text: string): string => {
  const url = httpUrl(name, text);
  if (!PUBLIC_ADDRESS.test(url))
    throw new ConfigError(`${name} must be a plain URL such as https://org.example.com, without user and password`);
  return url;
};

const list = (env: Environment, name: string): string[] =>
  (read(env, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const corsOrigins = (env: Environment): string[] =>
  list(env, 'CORS_ORIGINS').map((origin) => {
    if (origin === '*') throw new ConfigError('CORS_ORIGINS must list exact origins; * is not allowed');
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new ConfigError('CORS_ORIGINS must list exact origins such as https://app.example.com');
    }
    return origin;
  });

const allowedHosts = (env: Environment): string[] | '*' => {
  const hosts = list(env, 'ALLOWED_HOSTS').map((host) => host.toLowerCase());
  if (hosts.includes('*')) return '*';
  const isHost = (host: string): boolean => {
    const url = /^[\w.:[\]-]+$/.test(host) ? URL.parse(`http://${host}`) : null;
    return url !== null && (url.host === host || `${url.hostname}:80` === host);
  };
  if (!hosts.every(isHost)) {
    throw new ConfigError('ALLOWED_HOSTS must list host names such as api.example.com or api.example.com:8443, or *');
  }
  return hosts;
};

const trustedProxies = (env: Environment): string[] =>
  list(env, 'TRUST_PROXY').map((entry) => {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
    if (version === 0 || !isRange || rest.length > 0) {
      throw new ConfigError('TRUST_PROXY must list addresses or CIDR ranges, separated by commas');
    }
    return entry;
  });

/** The token is sent in a header, which allows only these characters. */
const setupToken = (env: Environment): string | null => {
  const text = read(env, 'SETUP_TOKEN');
  if (text !== null && !/^[\x21-\x7e]{1,256}$/.test(text))
    throw new ConfigError('SETUP_TOKEN must have 1 to 256 ASCII characters without white space');
  return text;
};

/**
 * Whether the text is a URL of a server and one of its databases. An unencoded `/`, `#` or `?` in a password, or
 * missing slashes, usually make another URL of it, whose database name would reveal the password.
 */
export const isPostgresUrl = (text: string): boolean => {
  const url = URL.parse(text);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) return false;
  const hasServer = url.href.startsWith(`${url.protocol}//`);
  return hasServer && url.hash === '' && /^\/[^/@:]+$/.test(url.pathname) && isDecodable(url.pathname);
};

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

export const URL_FORM =
  'a URL such as postgres://user:password@host:5432/database, reserved characters of the password percent-encoded';

/**
 * The server is identified by the application name of its connections, which the URL could replace (`requireAlone` in
 * domain/transfer).
 */
const withoutName = (text: string): string => {
  const url = new URL(text);
  if (!url.searchParams.has('application_name')) return text;
  url.searchParams.delete('application_name');
  return url.href;
};

const databaseUrl = (env: Environment): string | null => {
  const text = read(env, 'DATABASE_URL');
  if (text === null || text === 'memory:') return text;
  if (isPostgresUrl(text)) return withoutName(text);
  throw new ConfigError(`DATABASE_URL must be memory: or ${URL_FORM}`);
};

const databaseDirectUrl = (env: Environment, url: string | null): string | null => {
  const text = read(env, 'DATABASE_DIRECT_URL');
  if (text === null) return null;
  if (url === null || url === 'memory:')
    throw new ConfigError('DATABASE_DIRECT_URL needs a DATABASE_URL that is a postgres:// URL');
  if (!isPostgresUrl(text)) throw new ConfigError(`DATABASE_DIRECT_URL must be ${URL_FORM}`);
  return withoutName(text);
};

/** The model provider from the environment. Throws ConfigError. */
export const readModel = (env: Environment): Config['model'] => {
  const provider = oneOf(env, 'MODEL_PROVIDER', ['guided', ...ENDPOINT_KINDS, 'none'] as const, 'guided');
  const baseUrl = read(env, 'MODEL_BASE_URL');
  const modelId = read(env, 'MODEL_ID');
  if (provider !== 'guided' && provider !== 'none') {
    if (baseUrl === null) throw new ConfigError(`MODEL_BASE_URL is required with MODEL_PROVIDER=${provider}`);
    if (modelId === null) throw new ConfigError(`MODEL_ID is required with MODEL_PROVIDER=${provider}`);
  }
  return {
    provider,
    baseUrl: baseUrl === null ? null : httpUrl('MODEL_BASE_URL', baseUrl),
    apiKey: read(env, 'MODEL_API_KEY'),
    modelId,
    providersFile: read(env, 'MODEL_PROVIDERS_FILE'),
  };
};

/** The names are those of OpenTelemetry; its exporter reads the other variables itself. */
const telemetry = (env: Environment): Config['telemetry'] => {
  const endpoint = read(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === null) return null;
  httpUrl('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  const text = read(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const share = /^\d(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(share <= 1)) throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  return { serviceName: read(env, 'OTEL_SERVICE_NAME') ?? 'organisation-platform', share };
};

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

const currency = (env: Environment): string => {
  const code = read(env, 'CURRENCY') ?? 'USD';
  if (!isCurrencyCode(code)) throw new ConfigError('CURRENCY must be an active ISO 4217 code such as USD');
  return code;
};

/**
 * Reads and validates the environment; nothing else reads it. Throws ConfigError with one line that names the variable.
 * Missing secrets are generated and stored in DATA_DIR; with a database server they are required, because replicas
 * share them.
 */
export const loadConfig = (env: Environment): Config => {
  const host = read(env, 'HOST') ?? '127.0.0.1';
  const port = integer(env, 'PORT', 3001, 0, 65535);
  const url = databaseUrl(env);
  const dataDirectory = resolve(read(env, 'DATA_DIR') ?? '.data');
  const baseUrl = publicUrl(
    'BASE_URL',
    read(env, 'BASE_URL') ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`,
  );
  const plain = {
    host,
    port,
    baseUrl,
    docsUrl: publicUrl('DOCS_URL', read(env, 'DOCS_URL') ?? `${baseUrl}/docs/errors`),
    dataDirectory,
    databaseUrl: url,
    databaseDirectUrl: databaseDirectUrl(env, url),
    databasePoolMax: integer(env, 'DATABASE_POOL_MAX', 20, 2, 1000),
    maxConnections: integer(env, 'MAX_CONNECTIONS', 10_000, 1, 1_000_000),
    model: readModel(env),
    currency: currency(env),
    areRateLimitsOn: oneOf(env, 'RATE_LIMITS', ['on', 'off'] as const, 'on') === 'on',
    isDevLoginOn: oneOf(env, 'DEV_LOGIN', ['on', 'off'] as const, 'off') === 'on',
    isLoopback: isLoopbackHost(host),
    trustedProxies: trustedProxies(env),
    corsOrigins: corsOrigins(env),
    allowedHosts: allowedHosts(env),
    mayReachPrivateAddresses: oneOf(env, 'WEBHOOK_ALLOW_PRIVATE', ['on', 'off'] as const, 'off') === 'on',
    setupToken: setupToken(env),
    refreshGraceSeconds: integer(env, 'REFRESH_GRACE_SECONDS', 10, 0, 60),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    telemetry: telemetry(env),
  };
  const given = { jwtSecret: read(env, 'JWT_SECRET'), cursorSecret: read(env, 'CURSOR_SECRET') };
  const secrets = loadSecrets(given, url, dataDirectory);
  const previousJwtSecret = acceptedBeside(secrets.jwtSecret, read(env, 'JWT_SECRET_PREVIOUS'));
  return Object.freeze({ ...plain, ...secrets, previousJwtSecret });
};

/** The variable that the providers file names: the API key of a model provider. */
export const readSecretVariable = (name: string): string | undefined => process.env[name];
