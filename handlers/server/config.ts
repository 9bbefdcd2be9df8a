import { isIP, isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { isCurrencyCode } from '../../domain/foundation/kernel/currency.ts';
import { trimEndMatching } from '../../domain/foundation/kernel/text/text.ts';
import { ConfigError } from './config-error.ts';
import { acceptedBeside, loadSecrets } from './config-secrets.ts';

export type ModelProviderKind = 'guided' | 'openai-compatible' | 'none';

/** Everything the process reads from its environment, validated once. Durations are in the unit their name ends with. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Public address without a trailing slash; https decides on Secure cookies. */
  readonly baseUrl: string;
  readonly docsUrl: string;
  /** Absolute folder for the embedded database, secrets and user templates. */
  readonly dataDirectory: string;
  /** null: embedded in dataDirectory. `memory:`: embedded, temporary. Else a PostgreSQL URL. */
  readonly databaseUrl: string | null;
  /** Reaches the database itself where databaseUrl reaches a pooler: what listens needs a separate connection. */
  readonly databaseDirectUrl: string | null;
  readonly databasePoolMax: number;
  /** Connections the server takes at once. */
  readonly maxConnections: number;
  readonly jwtSecret: string;
  /** What is accepted beside jwtSecret while that is changed; null: nothing. */
  readonly previousJwtSecret: string | null;
  readonly cursorSecret: string;
  readonly model: {
    readonly provider: ModelProviderKind;
    readonly baseUrl: string | null;
    readonly apiKey: string | null;
    readonly modelId: string | null;
    readonly providersFile: string | null;
  };
  readonly currency: string;
  readonly areRateLimitsOn: boolean;
  readonly isDevLoginOn: boolean;
  readonly isLoopback: boolean;
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  /** Hosts the server responds to beside that of baseUrl and the loopback ones, in lower case; `*` is every host. */
  readonly allowedHosts: readonly string[] | '*';
  /** What the first account cannot be made without; null: anybody who reaches the server may make it. */
  readonly setupToken: string | null;
  readonly refreshGraceSeconds: number;
  /** Webhooks and OAuth may reach private addresses. */
  readonly mayReachPrivateAddresses: boolean;
  readonly logLevel: string;
  /** Where traces go, and what share of them; null: none are made. */
  readonly telemetry: { readonly serviceName: string; readonly share: number } | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Every variable that means something to the server (README.md). */
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

/** What the server is called by others, and tells everybody: no user, no password, and nothing that a shell or a page could take for more. */
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

/** It comes in a header, which carries nothing else than this. */
const setupToken = (env: Environment): string | null => {
  const text = read(env, 'SETUP_TOKEN');
  if (text !== null && !/^[\x21-\x7e]{1,256}$/.test(text))
    throw new ConfigError('SETUP_TOKEN must have 1 to 256 ASCII characters without white space');
  return text;
};

/**
 * Of a server and one database in it. A password whose `/`, `#` or `?` is not percent-encoded, or slashes left out, mostly make something else
 * of it; taken for a place, it would tell the password as part of a name.
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

/** A server is known by the name of its connections, which one in the URL would replace (`requireAlone` in domain/transfer). */
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

/** The model provider of the environment. Throws ConfigError. */
export const readModel = (env: Environment): Config['model'] => {
  const provider = oneOf(env, 'MODEL_PROVIDER', ['guided', 'openai-compatible', 'none'] as const, 'guided');
  const baseUrl = read(env, 'MODEL_BASE_URL');
  const modelId = read(env, 'MODEL_ID');
  if (provider === 'openai-compatible') {
    if (baseUrl === null) throw new ConfigError('MODEL_BASE_URL is required with MODEL_PROVIDER=openai-compatible');
    if (modelId === null) throw new ConfigError('MODEL_ID is required with MODEL_PROVIDER=openai-compatible');
  }
  return {
    provider,
    baseUrl: baseUrl === null ? null : httpUrl('MODEL_BASE_URL', baseUrl),
    apiKey: read(env, 'MODEL_API_KEY'),
    modelId,
    providersFile: read(env, 'MODEL_PROVIDERS_FILE'),
  };
};

/** The names are those of OpenTelemetry; its exporter reads the others itself. */
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
 * Reads and validates the environment; the only reader of it. Throws ConfigError with one line that names the variable. Secrets
 * that are not given are made once and kept in DATA_DIR; with a database server they must be given, because replicas share them.
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

/** A variable whose name is in the providers file: the key of a model provider. */
export const readSecretVariable = (name: string): string | undefined => process.env[name];
