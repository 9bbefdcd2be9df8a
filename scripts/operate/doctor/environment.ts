import { randomBytes } from 'node:crypto';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { JsonFileInvalid } from '../../../domain/foundation/kernel/json/json-source.ts';
import { loadCatalogues } from '../../../handlers/server/catalogues.ts';
import { type Config, loadConfig } from '../../../handlers/server/config.ts';
import { ConfigError } from '../../../handlers/server/config-error.ts';
import { VARIABLES } from '../../../handlers/server/environment.ts';
import { type Diagnosis, ok, warn, wrong } from './diagnosis.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment, as far as it is valid. */
export interface Examined {
  /** Null when too many variables are wrong. */
  readonly config: Config | null;
  /** A line for each variable that is wrong. */
  readonly errors: readonly string[];
}

const SECRETS: readonly string[] = ['JWT_SECRET', 'CURSOR_SECRET'];
const MAX_ERRORS = 20;

const isGiven = (env: Environment, name: string): boolean => (env[name] ?? '').trim() !== '';

/** Replaces missing secrets by random ones, so that loading the configuration creates no secrets in the data folder. */
const withoutStored = (env: Environment): Environment => {
  const isServer = isGiven(env, 'DATABASE_URL') && env.DATABASE_URL?.trim() !== 'memory:';
  const missing = isServer ? [] : SECRETS.filter((name) => !isGiven(env, name));
  return { ...env, ...Object.fromEntries(missing.map((name) => [name, standIn()])) };
};

const standIn = (): string => randomBytes(32).toString('hex');

/** The environment without the cause of this error; null when it cannot be removed. */
const withoutError = (env: Environment, error: string): Environment | null => {
  const name = /^[A-Z_]+/.exec(error)?.[0] ?? '';
  if (isGiven(env, name)) return { ...env, [name]: SECRETS.includes(name) ? standIn() : '' };
  if (SECRETS.includes(name)) return { ...env, [name]: standIn() };
  return name.startsWith('MODEL_') && env.MODEL_PROVIDER !== 'none' ? { ...env, MODEL_PROVIDER: 'none' } : null;
};

/** Reads the environment like the server, and continues after each error. */
export const examine = (given: Environment): Examined => {
  const errors: string[] = [];
  for (let env: Environment | null = given; env !== null && errors.length < MAX_ERRORS; ) {
    try {
      return { config: loadConfig(withoutStored(env)), errors };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      errors.push(error.message);
      env = withoutError(env, error.message);
    }
  }
  return { config: null, errors };
};

/** Prefixes that only the server uses; keys of models can have any name. */
const OWN = /^(ARTIFACTS|DATABASE|JWT|CURSOR|CORS|ALLOWED|TRUST|REFRESH|WEBHOOK|SETUP|RATE|STRICT)_/;

export const checkVariables = (env: Environment, errors: readonly string[]): Diagnosis[] => {
  const unknownVariables = Object.keys(env).filter((name) => OWN.test(name) && !VARIABLES.includes(name));
  const count = VARIABLES.filter((name) => isGiven(env, name)).length;
  return [
    ...(errors.length === 0 ? [ok(`Node ${process.versions.node}; ${count} variables set, all valid`)] : []),
    ...errors.map(wrong),
    ...unknownVariables.map((name) => warn(`${name} is not a known variable: check its name in the README`)),
  ];
};

/** Checks the providers file and the templates without calling a provider. */
export const checkFiles = async (config: Config): Promise<Diagnosis[]> => {
  try {
    const { templates } = await loadCatalogues(config, systemClock);
    return (await templates()).errors.map(warn);
  } catch (error) {
    if (error instanceof JsonFileInvalid) return [wrong(`MODEL_PROVIDERS_FILE: ${error.message}`)];
    if (error instanceof ConfigError) return [wrong(error.message)];
    throw error;
  }
};

/** Reports the decisions that SECURITY.md leaves to the operator. */
export const checkExposure = (config: Config, env: Environment): Diagnosis[] => {
  const { baseUrl, isLoopback } = config;
  const { protocol, hostname } = new URL(baseUrl);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  const said: readonly (readonly [boolean, string])[] = [
    [
      protocol === 'http:' && !isLocal,
      `BASE_URL ${baseUrl} is not https: use a proxy that terminates TLS and set its address, otherwise cookies are not Secure`,
    ],
    [
      !isLoopback && isLocal,
      `HOST ${config.host} accepts remote connections, but their requests are refused: set BASE_URL to the public address`,
    ],
    [config.allowedHosts === '*', 'ALLOWED_HOSTS is *: nothing protects against DNS rebinding; list the names instead'],
    [
      config.isDevLoginOn,
      'DEV_LOGIN is on: anyone on this machine can sign in as the administrator; for development only',
    ],
    [!config.areRateLimitsOn, 'RATE_LIMITS is off: password guessing is not limited; for load tests only'],
    [
      config.mayReachPrivateAddresses,
      'WEBHOOK_ALLOW_PRIVATE is on: webhooks and OAuth can reach private and loopback addresses',
    ],
    [
      isGiven(env, 'JWT_SECRET_PREVIOUS'),
      'JWT_SECRET_PREVIOUS is set: remove it after the rotation is complete (spec/rules/auth.md#changing-the-secret)',
    ],
    [config.databaseUrl === 'memory:', 'DATABASE_URL is memory:, which stores nothing'],
  ];
  const diagnoses = said.filter(([isSo]) => isSo).map(([, text]) => warn(text));
  return diagnoses.length === 0
    ? [ok(`public address ${baseUrl}; every protection that is on by default is on`)]
    : diagnoses;
};
