import type { IncomingHttpHeaders } from 'node:http';
import { asked, type Broken, ofCheck, on, said, told, unheard, type When, withHeader, without } from '../forms.ts';
import type { Break, Told } from '../proxy/break.ts';

const KEYS = 'spec/rules/requests.md#idempotency-keys';
const SAME = 'spec/rules/requests.md#same-request';

const keyOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string => String(headers['idempotency-key']);
const isReplay: When = (_asked, answer) => answer?.headers['idempotency-replayed'] === 'true';

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

/** Idempotency keys and dry runs. */
export const BREAKS_OF_KEYS: readonly Broken[] = [
  ...ofCheck(
    'idempotency/a retry gets the first response',
    KEYS,
    ['keys are not checked', unheard('idempotency-key'), 'expected the header idempotency-replayed: true, got none'],
    [
      'every creation is called a replay',
      withHeader('idempotency-replayed', 'true', on('POST', '/projects')),
      'the first response is not a replay',
    ],
    ['a replay differs from the first response', told('"name":"', '"name":"the ', isReplay), 'replayed byte by byte'],
    ['a replay has no tag', without('etag', isReplay), 'expected the header etag'],
    [
      'a replay has the id of the first request',
      withHeader('x-request-id', '3f2b8c1e-5d4a-4b6f-9c7d-8e9f0a1b2c3d', on('POST', '/projects')),
      'every response has its own x-request-id',
    ],
  ),
  ...ofCheck('idempotency/parallel requests with one key run once', 'spec/rules/requests.md#concurrent-retries', [
    'parallel requests with one key run each time',
    unheard('idempotency-key'),
    'five requests under one key made 5 projects',
  ]),
  ...ofCheck('idempotency/a different request with the same key is refused', SAME, [
    'another request with the key runs',
    unheard('idempotency-key'),
    'expected 409/4000, got 201',
  ]),
  ...ofCheck(
    'idempotency/a failed request releases the key',
    SAME,
    ['a failed request keeps the key', keepingFailedKeys(), 'expected a success, got 400/2001'],
    ['a blank name is accepted', said('"name":" "', '"name":"blank"'), 'expected 400/2001, got 201'],
  ),
  ...ofCheck('idempotency/a key belongs to one user', KEYS, [
    'a key is shared by all users',
    sharingKeys(),
    'the same key of another user is a different key',
  ]),
  ...ofCheck('idempotency/a malformed key is refused', KEYS, [
    'a malformed key is ignored',
    unheard('idempotency-key'),
    'expected 400/2001, got 201: a key of 0',
  ]),
  ...ofCheck(
    'idempotency/a secret is never returned twice',
    'spec/rules/requests.md#responses-with-secrets',
    ['a secret is returned twice', sharingKeys(), 'expected 409/4000, got 201'],
    [
      'the error in place of a secret does not name the object',
      told(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'another', (_asked, answer) => answer?.status === 409),
      'the error contains the id of the created object',
    ],
  ),
  ...ofCheck(
    'idempotency/a dry run stores nothing',
    'spec/rules/requests.md#dry-run',
    ['a dry run is real', asked('dry_run=true', ''), 'expected the header dry-run: true, got none'],
    [
      'a dry run is stored although the header is there',
      { ...asked('dry_run=true', ''), ...withHeader('dry-run', 'true') },
      'expected 404/3000, got 200: nothing was stored',
    ],
  ),
];
