import type { SettingDefinition } from '../settings/setting-definition.ts';
import { formatLimit, type Limit, parseLimit } from './limit.ts';

/** A bucket whose limit is a live setting. */
export interface DeclaredLimit {
  readonly bucket: string;
  readonly limit: Limit;
}
export interface DeclaredCap {
  readonly bucket: string;
  readonly cap: number;
}

/** Requests of a signed-in user, and all other requests by address (spec/rules/limits.md#general-limit). */
export const GENERAL_LIMITS: readonly DeclaredLimit[] = [
  { bucket: 'general_user', limit: { max: 6000, seconds: 60 } },
  { bucket: 'general_address', limit: { max: 600, seconds: 60 } },
];

/** The rate limit of a bucket. */
export const limitSetting = ({ bucket, limit }: DeclaredLimit): SettingDefinition<string> => ({
  namespace: 'limits',
  key: bucket,
  type: 'string',
  default: formatLimit(limit),
  minimum: null,
  maximum: null,
  allowed: null,
  description: `Sliding window of ${bucket}: <max>/<seconds>, or off.`,
  accepts: (value) => typeof value === 'string' && parseLimit(value) !== undefined,
});

/** The concurrency limit of a bucket. */
export const capSetting = ({ bucket, cap }: DeclaredCap): SettingDefinition<number> => ({
  namespace: 'concurrency',
  key: bucket,
  type: 'integer',
  default: cap,
  minimum: 0,
  maximum: 1000,
  allowed: null,
  description: `Requests of ${bucket} that may run in parallel; 0 means no limit.`,
});

/** Namespaces `limits` and `concurrency`, for the buckets of the interface document. */
export const limitSettings = (limits: readonly DeclaredLimit[], caps: readonly DeclaredCap[]): SettingDefinition[] => [
  ...[...GENERAL_LIMITS, ...limits].map(limitSetting),
  ...caps.map(capSetting),
];
