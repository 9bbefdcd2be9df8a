import type { IncomingHttpHeaders } from 'node:http';
import { type Broken, unheard } from './break-forms.ts';
import type { Break, Told } from './breaking-proxy.ts';

const keyOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string => String(headers['idempotency-key']);

/** An error under a key is repeated for it from then on. */
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

/** Every caller with a key gets its first success, secrets included. */
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

/** Errors of a deployment with an `Idempotency-Key`: one for each check of the kit. */
export const BREAKS_OF_KEYS: readonly Broken[] = [
  [
    'keys are not checked',
    unheard('idempotency-key'),
    'idempotency/a retry gets the first response',
    'spec/rules/requests.md#idempotency-keys',
  ],
  [
    'parallel requests with one key run each time',
    unheard('idempotency-key'),
    'idempotency/parallel requests with one key run once',
    'spec/rules/requests.md#concurrent-retries',
  ],
  [
    'another request with the key runs',
    unheard('idempotency-key'),
    'idempotency/a different request with the same key is refused',
    'spec/rules/requests.md#same-request',
  ],
  [
    'a failed request keeps the key',
    keepingFailedKeys(),
    'idempotency/a failed request releases the key',
    'spec/rules/requests.md#same-request',
  ],
  [
    'a key is shared by all users',
    sharingKeys(),
    'idempotency/a key belongs to one user',
    'spec/rules/requests.md#idempotency-keys',
  ],
  [
    'a malformed key is ignored',
    unheard('idempotency-key'),
    'idempotency/a malformed key is refused',
    'spec/rules/requests.md#idempotency-keys',
  ],
  [
    'a secret is returned twice',
    sharingKeys(),
    'idempotency/a secret is never returned twice',
    'spec/rules/requests.md#responses-with-secrets',
  ],
];
