import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { parseS3Url } from '../../domain/execution/artifacts/stores/s3-location.ts';
import { isCurrencyCode } from '../../domain/foundation/kernel/currency.ts';
import { check } from '../../domain/foundation/kernel/json/violation.ts';
import { trimEndMatching } from '../../domain/foundation/kernel/text/text.ts';
import { ENDPOINT_KINDS } from '../../domain/llm/provider.ts';
import { ConfigError } from './config-error.ts';
import { isPostgresUrl, URL_FORM, withoutName } from './postgres-url.ts';

const text = () => z.optional(z.string());
const matching = (pattern: RegExp, message: string) => z.string().check(z.regex(pattern, message));
const onOff = (fallback: 'on' | 'off') => z._default(z.enum(['on', 'off']), fallback);

const integer = (fallback: number, minimum: number, maximum: number) => {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  const inRange = z.number().check(z.minimum(minimum, message), z.maximum(maximum, message));
  return z._default(z.pipe(z.pipe(matching(/^\d{1,9}$/, message), z.transform(Number)), inRange), fallback);
};

const isHttpUrl = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#]/.test(value);

const httpUrl = () =>
  z.pipe(
    z.string().check(z.refine(isHttpUrl, 'must be an absolute http or https URL without query and fragment')),
    z.transform((value: string) => trimEndMatching(value, /\//)),
  );

/** The public URL of the server: no user, no password, and no characters that are special to a shell or a page. */
const PUBLIC_ADDRESS = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%/-]*)?$/;
const publicUrl = () =>
  z.optional(
    z.pipe(
      httpUrl(),
      matching(PUBLIC_ADDRESS, 'must be a plain URL such as https://org.example.com, without user and password'),
    ),
  );

const postgresUrl = (message: string) =>
  z.pipe(z.string().check(z.refine(isPostgresUrl, message)), z.transform(withoutName));

const itemsOf = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
const list = () => z.pipe(z.string(), z.transform(itemsOf));

const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).origin === value;

const isHost = (host: string): boolean => {
  const url = /^[\w.:[\]-]+$/.test(host) ? URL.parse(`http://${host}`) : null;
  return url !== null && (url.host === host || `${url.hostname}:80` === host);
};

const isAddressRange = (value: string): boolean => {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isRange && rest.length === 0;
};

const isShare = (value: string): boolean => /^\d(\.\d{1,9})?$/.test(value) && Number(value) <= 1;

/** `max-age=0` makes browsers forget that the host requires https. */
const HSTS = /^max-age=\d{1,10}(?:; ?includeSubDomains)?(?:; ?preload)?$/;
const HSTS_MESSAGE = 'must be max-age=<seconds>, then optionally "; includeSubDomains" and "; preload"';

/** Every variable that the server reads (README.md). An empty value, or one of only white space, means that it is not set. */
const ENVIRONMENT = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: integer(3001, 0, 65535),
  DATA_DIR: z._default(z.string(), '.data'),
  BASE_URL: publicUrl(),
  DOCS_URL: publicUrl(),
  DATABASE_URL: z.optional(z.union([z.literal('memory:'), postgresUrl('')], `must be memory: or ${URL_FORM}`)),
  DATABASE_DIRECT_URL: z.optional(postgresUrl(`must be ${URL_FORM}`)),
  DATABASE_POOL_MAX: integer(20, 2, 1000),
  MAX_CONNECTIONS: integer(10_000, 1, 1_000_000),
  JWT_SECRET: text(),
  JWT_SECRET_PREVIOUS: text(),
  CURSOR_SECRET: text(),
  MODEL_PROVIDER: z._default(z.enum(['guided', ...ENDPOINT_KINDS, 'none']), 'guided'),
  MODEL_BASE_URL: z.optional(httpUrl()),
  MODEL_ID: text(),
  MODEL_API_KEY: text(),
  MODEL_PROVIDERS_FILE: text(),
  CURRENCY: z._default(
    z.string().check(z.refine(isCurrencyCode, 'must be an active ISO 4217 code such as USD')),
    'USD',
  ),
  RATE_LIMITS: onOff('on'),
  /** The token is sent in a header, which allows only these characters. */
  SETUP_TOKEN: z.optional(matching(/^[\x21-\x7e]{1,256}$/, 'must have 1 to 256 ASCII characters without white space')),
  DEV_LOGIN: onOff('off'),
  TRUST_PROXY: z._default(
    list().check(
      z.refine((ranges) => ranges.every(isAddressRange), 'must list addresses or CIDR ranges, separated by commas'),
    ),
    [],
  ),
  CORS_ORIGINS: z._default(
    list().check(
      z.refine((origins) => !origins.includes('*'), 'must list exact origins; * is not allowed'),
      z.refine((origins) => origins.every(isOrigin), 'must list exact origins such as https://app.example.com'),
    ),
    [],
  ),
  ALLOWED_HOSTS: z._default(
    z
      .pipe(
        list(),
        z.transform((hosts: string[]) => hosts.map((host) => host.toLowerCase())),
      )
      .check(
        z.refine(
          (hosts) => hosts.includes('*') || hosts.every(isHost),
          'must list host names such as api.example.com or api.example.com:8443, or *',
        ),
      ),
    [],
  ),
  STRICT_TRANSPORT_SECURITY: z._default(matching(HSTS, HSTS_MESSAGE), 'max-age=63072000'),
  REFRESH_GRACE_SECONDS: integer(10, 0, 60),
  WEBHOOK_ALLOW_PRIVATE: onOff('off'),
  WORKER: z._default(z.enum(['on', 'off', 'only']), 'on'),
  ARTIFACTS_URL: z.optional(
    z
      .string()
      .check(
        z.refine((url) => parseS3Url(url) !== null, 'must be s3://<bucket>/<prefix>?endpoint=<url>&region=<name>'),
      ),
  ),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpUrl()),
  OTEL_SERVICE_NAME: z._default(z.string(), 'organisation-platform'),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.string().check(z.refine(isShare, 'must be a number from 0 to 1')), '1'),
  OTEL_EXPORTER_OTLP_HEADERS: text(),
  OTEL_METRIC_EXPORT_INTERVAL: integer(60_000, 1000, 3_600_000),
  OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: z._default(z.enum(['true', 'false']), 'false'),
});

export const VARIABLES: readonly string[] = Object.keys(ENVIRONMENT.shape);

/** The values of the environment by variable, with defaults filled in. */
export type Environment = z.output<typeof ENVIRONMENT>;

/** Reads the environment. Throws ConfigError with one line that names the variable. */
export const readEnvironment = (env: Readonly<Record<string, string | undefined>>): Environment => {
  const given = Object.fromEntries(VARIABLES.map((name) => [name, env[name]?.trim() || undefined]));
  const checked = check(ENVIRONMENT, given);
  if (checked.violation === null) return checked.value;
  throw new ConfigError(`${checked.violation.pointer.slice(1)} ${checked.violation.reason}`);
};
