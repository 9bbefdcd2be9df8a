import { answered, type Broken, without } from './break-forms.ts';

/** The same for a deployment with rate limits. */
export const BREAKS_OF_LIMITS: readonly Broken[] = [
  [
    'a window does not report the remaining number',
    without('ratelimit-remaining'),
    'limits/the rate headers count down',
    'spec/rules/limits.md#rate-headers',
  ],
  [
    'a window never ends',
    answered(({ status }) => (status === 429 ? { status: 400 } : {})),
    'limits/exactly the remaining number of parallel requests succeeds',
    'spec/rules/limits.md#sliding-windows',
  ],
  [
    'one operation is not counted in the general limit',
    answered(({ status }, path) => (status === 429 && path.startsWith('/api/v1/health') ? { status: 200 } : {})),
    'limits/the general limit of a user covers all operations',
    'spec/rules/limits.md#general-limit',
  ],
  [
    'one subscriber too many is admitted',
    answered(({ text }, path) =>
      path.endsWith('/concurrency/listeners')
        ? { text: text.replace(/("value":"?)(\d+)/, (_all, before, cap) => `${before}${cap - 1}`) }
        : {},
    ),
    'sockets/a socket beyond the limit is refused',
    'spec/rules/limits.md#concurrency-limits',
  ],
];
