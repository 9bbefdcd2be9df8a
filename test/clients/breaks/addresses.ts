import { answered, type Broken } from './break-forms.ts';

/** Breaks of a deployment that sends requests to public addresses only. */
export const BREAKS_OF_ADDRESSES: readonly Broken[] = [
  [
    'a private address is refused as something else',
    answered(({ status }, path) => (path.endsWith('/webhook-endpoints') && status === 422 ? { status: 400 } : {})),
    'webhooks/nothing is sent to private addresses',
    'spec/rules/webhooks.md#addresses',
  ],
];
