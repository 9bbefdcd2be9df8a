import type { IncomingHttpHeaders } from 'node:http';
import { type Broken, unheard } from './break-forms.ts';
import type { Break, Told } from './breaking-proxy.ts';

const keyOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string => String(headers['idempotency-key']);

/** What failed once under a key fails under it from then on. */
const keepingFailedKeys = (): Break => {
  const failed = new Map<string, Told>();
  return {
    tell: (answer, request) => {
      const key = keyOf(request);
      if (request.method === 'POST' && answer.status >= 400) failed.set(key, answer);
      return failed.get(key) ?? answer;
    },
  };
};

/** Anyone who names a key gets the first success under it, secrets included. */
const sharingKeys = (): Break => {
  const first = new Map<string, Told>();
  return {
    tell: (answer, request) => {
      if (request.method !== 'POST' || request.headers['idempotency-key'] === undefined) return answer;
      const known = first.get(keyOf(request));
      if (known === undefined && answer.status === 201) first.set(keyOf(request), answer);
      return known ?? answer;
    },
  };
};

/** What a deployment does wrong with an `Idempotency-Key`: one for each check of the kit. */
export const BREAKS_OF_KEYS: readonly Broken[] = [
  [
    'keys are not looked at',
    unheard('idempotency-key'),
    'idempotency/a retry gets the first response',
    'spec/rules/requests.md#idempotency-keys',
  ],
  [
    'what comes at once under one key runs each time',
    unheard('idempotency-key'),
    'idempotency/parallel requests with one key run once',
    'spec/rules/requests.md#concurrent-retries',
  ],
  [
    'another request under the key runs',
    unheard('idempotency-key'),
    'idempotency/a different request with the same key is refused',
    'spec/rules/requests.md#same-request',
  ],
  [
    'a request that fails keeps the key',
    keepingFailedKeys(),
    'idempotency/a failed request releases the key',
    'spec/rules/requests.md#same-request',
  ],
  [
    'a key is of everybody',
    sharingKeys(),
    'idempotency/a key belongs to one user',
    'spec/rules/requests.md#idempotency-keys',
  ],
  [
    'a key of no form is none',
    unheard('idempotency-key'),
    'idempotency/a malformed key is refused',
    'spec/rules/requests.md#idempotency-keys',
  ],
  [
    'a secret is told twice',
    sharingKeys(),
    'idempotency/a secret is never returned twice',
    'spec/rules/requests.md#responses-with-secrets',
  ],
];
