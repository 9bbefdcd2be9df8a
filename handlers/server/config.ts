import { randomUUID } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { parseS3Url, type S3Location } from '../../domain/execution/artifacts/stores/s3-location.ts';
import type { ProviderKind } from '../../domain/llm/provider.ts';
import { ConfigError } from './config-error.ts';
import { loadSecrets, previousSecretOf } from './config-secrets.ts';
import { type Environment, readEnvironment } from './environment.ts';

/** How traces and measurements are recorded. */
export interface TelemetryConfig {
  readonly serviceName: string;
  /** The share of requests whose spans are recorded, 0 to 1. */
  readonly share: number;
  /** Whether spans hold the messages of models and the arguments of tools. */
  readonly capturesContent: boolean;
  readonly metricIntervalMs: number;
}

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
  /** The value of the header of this name. */
  readonly strictTransportSecurity: string;
  readonly refreshGraceSeconds: number;
  /** Whether webhooks and OAuth may reach private addresses. */
  readonly mayReachPrivateAddresses: boolean;
  /** Distinguishes this process from others of the deployment. */
  readonly replica: string;
  /** Whether the process has a built-in worker; `only`: it serves nothing but probes and metrics. */
  readonly worker: 'on' | 'off' | 'only';
  /** The store of new artifacts; null: the database. */
  readonly artifactLocation: S3Location | null;
  readonly logLevel: string;
  /** The destination of traces and their share; null: no traces. */
  readonly telemetry: TelemetryConfig | null;
}

type Variables = Readonly<Record<string, string | undefined>>;

const modelOf = (env: Environment): Config['model'] => {
  const provider = env.MODEL_PROVIDER;
  const [baseUrl, modelId] = [env.MODEL_BASE_URL ?? null, env.MODEL_ID ?? null];
  if (provider !== 'guided' && provider !== 'none') {
    if (baseUrl === null) throw new ConfigError(`MODEL_BASE_URL is required with MODEL_PROVIDER=${provider}`);
    if (modelId === null) throw new ConfigError(`MODEL_ID is required with MODEL_PROVIDER=${provider}`);
  }
  return {
    provider,
    baseUrl,
    apiKey: env.MODEL_API_KEY ?? null,
    modelId,
    providersFile: env.MODEL_PROVIDERS_FILE ?? null,
  };
};

/** The model provider from the environment. Throws ConfigError. */
export const readModel = (variables: Variables): Config['model'] => modelOf(readEnvironment(variables));

/** The names are those of OpenTelemetry; its exporters read the other variables themselves. */
const telemetryOf = (env: Environment): Config['telemetry'] =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        serviceName: env.OTEL_SERVICE_NAME,
        share: Number(env.OTEL_TRACES_SAMPLER_ARG),
        capturesContent: env.OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT === 'true',
        metricIntervalMs: env.OTEL_METRIC_EXPORT_INTERVAL,
      };

const databasesOf = (env: Environment): Pick<Config, 'databaseUrl' | 'databaseDirectUrl'> => {
  const [url, direct] = [env.DATABASE_URL ?? null, env.DATABASE_DIRECT_URL ?? null];
  if (direct !== null && (url === null || url === 'memory:'))
    throw new ConfigError('DATABASE_DIRECT_URL needs a DATABASE_URL that is a postgres:// URL');
  return { databaseUrl: url, databaseDirectUrl: direct };
};

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/**
 * Reads and validates the environment; nothing else reads it. Throws ConfigError with one line that names the variable.
 * Missing secrets are generated and stored in DATA_DIR; with a database server they are required, because replicas
 * share them.
 */
export const loadConfig = (variables: Variables): Config => {
  const env = readEnvironment(variables);
  const { HOST: host, PORT: port } = env;
  const baseUrl = env.BASE_URL ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  const databases = databasesOf(env);
  const dataDirectory = resolve(env.DATA_DIR);
  const plain = {
    host,
    port,
    baseUrl,
    docsUrl: env.DOCS_URL ?? `${baseUrl}/docs/errors`,
    dataDirectory,
    ...databases,
    databasePoolMax: env.DATABASE_POOL_MAX,
    maxConnections: env.MAX_CONNECTIONS,
    model: modelOf(env),
    currency: env.CURRENCY,
    areRateLimitsOn: env.RATE_LIMITS === 'on',
    isDevLoginOn: env.DEV_LOGIN === 'on',
    isLoopback: isLoopbackHost(host),
    trustedProxies: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    allowedHosts: env.ALLOWED_HOSTS.includes('*') ? ('*' as const) : env.ALLOWED_HOSTS,
    mayReachPrivateAddresses: env.WEBHOOK_ALLOW_PRIVATE === 'on',
    setupToken: env.SETUP_TOKEN ?? null,
    strictTransportSecurity: env.STRICT_TRANSPORT_SECURITY,
    refreshGraceSeconds: env.REFRESH_GRACE_SECONDS,
    replica: randomUUID().slice(0, 8),
    worker: env.WORKER,
    artifactLocation: env.ARTIFACTS_URL === undefined ? null : parseS3Url(env.ARTIFACTS_URL),
    logLevel: env.LOG_LEVEL,
    telemetry: telemetryOf(env),
  };
  const given = { jwtSecret: env.JWT_SECRET ?? null, cursorSecret: env.CURSOR_SECRET ?? null };
  const secrets = loadSecrets(given, databases.databaseUrl, dataDirectory);
  const previousJwtSecret = previousSecretOf(secrets.jwtSecret, env.JWT_SECRET_PREVIOUS ?? null);
  return Object.freeze({ ...plain, ...secrets, previousJwtSecret });
};

/** The variable that the providers file names: the API key of a model provider. */
export const readSecretVariable = (name: string): string | undefined => process.env[name];
