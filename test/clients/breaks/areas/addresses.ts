import { type Broken, ofCheck, on, withStatus } from '../forms.ts';

/** Breaks of a deployment that sends requests to public addresses only. */
export const BREAKS_OF_ADDRESSES: readonly Broken[] = ofCheck(
  'webhooks/nothing is sent to private addresses',
  'spec/rules/webhooks.md#addresses',
  [
    'a private address is refused as something else',
    withStatus(422, 400, on('POST', '/webhook-endpoints')),
    'expected 422/2000, got 400/2000: https://169.254.169.254/x',
  ],
);
