import { randomBytes } from 'node:crypto';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { JsonFileInvalid } from '../../../domain/foundation/kernel/json/json-source.ts';
import { loadCatalogues } from '../../../handlers/server/catalogues.ts';
import { type Config, loadConfig } from '../../../handlers/server/config.ts';
import { ConfigError } from '../../../handlers/server/config-error.ts';
import { VARIABLES } from '../../../handlers/server/environment.ts';
import { type Finding, ok, warn, wrong } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment as far as it can be read. */
export interface Examined {
  /** Null when too much of it is wrong. */
  readonly config: Config | null;
  /** A line for each variable that is wrong. */
  readonly faults: readonly string[];
}

const SECRETS: readonly string[] = ['JWT_SECRET', 'CURSOR_SECRET'];
const MOST_FAULTS = 20;

const isGiven = (env: Environment, name: string): boolean => (env[name] ?? '').trim() !== '';

/** Nothing is to be made: where secrets of the data folder would be read, or made, others stand in for them. */
const withoutStored = (env: Environment): Environment => {
  const isServer = isGiven(env, 'DATABASE_URL') && env.DATABASE_URL?.trim() !== 'memory:';
  const missing = isServer ? [] : SECRETS.filter((name) => !isGiven(env, name));
  return { ...env, ...Object.fromEntries(missing.map((name) => [name, standIn()])) };
};

const standIn = (): string => randomBytes(32).toString('hex');

/** The environment without what this line complains of; null when it cannot be taken out. */
const mended = (env: Environment, fault: string): Environment | null => {
  const name = /^[A-Z_]+/.exec(fault)?.[0] ?? '';
  if (isGiven(env, name)) return { ...env, [name]: SECRETS.includes(name) ? standIn() : '' };
  if (SECRETS.includes(name)) return { ...env, [name]: standIn() };
  return name.startsWith('MODEL_') && env.MODEL_PROVIDER !== 'none' ? { ...env, MODEL_PROVIDER: 'none' } : null;
};

/** Reads the environment as the server does, and continues behind each error. */
export const examine = (given: Environment): Examined => {
  const faults: string[] = [];
  for (let env: Environment | null = given; env !== null && faults.length < MOST_FAULTS; ) {
    try {
      return { config: loadConfig(withoutStored(env)), faults };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      faults.push(error.message);
      env = mended(env, error.message);
    }
  }
  return { config: null, faults };
};

/** Beginnings that are the server's own; names of model keys are anybody's. */
const OWN = /^(DATABASE|JWT|CURSOR|CORS|ALLOWED|TRUST|REFRESH|WEBHOOK|SETUP|RATE)_/;

export const checkVariables = (env: Environment, faults: readonly string[]): Finding[] => {
  const strangers = Object.keys(env).filter((name) => OWN.test(name) && !VARIABLES.includes(name));
  const count = VARIABLES.filter((name) => isGiven(env, name)).length;
  return [
    ...(faults.length === 0 ? [ok(`Node ${process.versions.node}; ${count} variables given, each understood`)] : []),
    ...faults.map(wrong),
    ...strangers.map((name) => warn(`${name} is not a known variable: check its name in the README`)),
  ];
};

/** Providers file and templates; nobody is called. */
export const checkFiles = async (config: Config): Promise<Finding[]> => {
  try {
    const { templates } = await loadCatalogues(config, systemClock);
    return (await templates()).faults.map(warn);
  } catch (error) {
    if (error instanceof JsonFileInvalid) return [wrong(`MODEL_PROVIDERS_FILE: ${error.message}`)];
    if (error instanceof ConfigError) return [wrong(error.message)];
    throw error;
  }
};

/** What is the operator's to decide (SECURITY.md). */
export const checkExposure = (config: Config, env: Environment): Finding[] => {
  const { baseUrl, isLoopback } = config;
  const { protocol, hostname } = new URL(baseUrl);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  const said: readonly (readonly [boolean, string])[] = [
    [
      protocol === 'http:' && !isLocal,
      `BASE_URL ${baseUrl} is not https: put a proxy that ends TLS in front, and name its address, or cookies are not Secure`,
    ],
    [
      !isLoopback && isLocal,
      `HOST ${config.host} is reached by others, who are refused: set BASE_URL to the public address`,
    ],
    [config.allowedHosts === '*', 'ALLOWED_HOSTS is *: nothing protects against DNS rebinding; list the names instead'],
    [config.isDevLoginOn, 'DEV_LOGIN is on: whoever is on this machine is the administrator; for development only'],
    [!config.areRateLimitsOn, 'RATE_LIMITS is off: nothing slows the guessing of passwords; for load tests only'],
    [
      config.mayReachPrivateAddresses,
      'WEBHOOK_ALLOW_PRIVATE is on: webhooks and OAuth reach private and loopback addresses',
    ],
    [
      isGiven(env, 'JWT_SECRET_PREVIOUS'),
      'JWT_SECRET_PREVIOUS is set: remove it after the rotation is complete (spec/rules/auth.md#changing-the-secret)',
    ],
    [config.databaseUrl === 'memory:', 'DATABASE_URL is memory:, where nothing is kept'],
  ];
  const findings = said.filter(([isSo]) => isSo).map(([, text]) => warn(text));
  return findings.length === 0
    ? [ok(`public address ${baseUrl}; nothing is opened that is closed by default`)]
    : findings;
};
