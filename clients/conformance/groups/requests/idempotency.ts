import { randomUUID } from 'node:crypto';
import { ensure, requireHeader, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { check, type Group } from '../../scene/check.ts';
import type { Person } from '../../scene/people.ts';
import type { Scene } from '../../scene/scene.ts';

const KEYS = 'spec/rules/requests.md#idempotency-keys';
const SAME = 'spec/rules/requests.md#same-request';

/** Creates a project with an idempotency key. Projects cannot be deleted, so each one is reported as remaining. */
const create = async ({ cleanup }: Scene, by: Person, key: string, body: { readonly name: string }) => {
  const response = await by.session.call('createProject', { body, headers: { 'idempotency-key': key } });
  if (response.status === 201 && response.headers['idempotency-replayed'] === undefined)
    cleanup.remains(`project ${body.name}`);
  return response;
};

const retries = async (scene: Scene): Promise<void> => {
  const [key, body] = [randomUUID(), { name: scene.name('repeated') }];
  const first = await create(scene, scene.ceo, key, body);
  requireSuccess(first);
  ensure(first.headers['idempotency-replayed'] === undefined, 'the first response is not a replay', first);
  const second = await create(scene, scene.ceo, key, body);
  requireHeader(second, 'idempotency-replayed', 'true');
  ensure(second.status === first.status && second.text === first.text, 'the response is replayed byte by byte', second);
  requireHeader(second, 'etag', first.headers.etag ?? '');
  ensure(
    second.headers['x-request-id'] !== first.headers['x-request-id'],
    'every response has its own x-request-id',
    second,
  );
};

const parallel = async (scene: Scene): Promise<void> => {
  const [key, body] = [randomUUID(), { name: scene.name('at-once') }];
  const responses = await Promise.all(Array.from({ length: 5 }, () => create(scene, scene.ceo, key, body)));
  const ids = new Set(responses.map((response) => requireSuccess(response).data.id));
  ensure(ids.size === 1, `five requests under one key made ${ids.size} projects`, responses[0] ?? null);
};

const failed = async (scene: Scene): Promise<void> => {
  const key = randomUUID();
  requireStatus(await create(scene, scene.ceo, key, { name: ' ' }), '400/2001');
  requireSuccess(await create(scene, scene.ceo, key, { name: scene.name('after-failure') }));
};

const ofOneUser = async (scene: Scene): Promise<void> => {
  const key = randomUUID();
  const body = { name: scene.name('of-one-user') };
  const mine = requireSuccess(await create(scene, scene.ceo, key, body));
  const theirs = requireSuccess(await create(scene, await scene.person('manager'), key, body));
  ensure(mine.data.id !== theirs.data.id, 'the same key of another user is a different key');
};

const secrets = async (scene: Scene): Promise<void> => {
  const { session } = scene.ceo;
  const request = { body: { name: scene.name('key'), role: 'observer' }, headers: { 'idempotency-key': randomUUID() } };
  const path = { key_id: requireSuccess(await session.call('createApiKey', request)).data.key.id };
  scene.cleanup.later(
    `API key ${path.key_id}`,
    async () => (await session.call('revokeApiKey', { path })).status === 204,
  );
  const again = await session.call('createApiKey', request);
  requireStatus(again, '409/4000');
  ensure(again.text.includes(path.key_id), 'the error contains the id of the created object', again);
};

const dryRun = async ({ ceo }: Scene, name: string): Promise<void> => {
  const tried = await ceo.session.call('createDepartment', { query: { dry_run: true }, body: { name } });
  const { data } = requireSuccess(tried);
  requireHeader(tried, 'dry-run', 'true');
  const path = { department_id: data.id };
  requireStatus(await ceo.session.call('getDepartment', { path }), '404/3000', 'nothing was stored');
};

export const IDEMPOTENCY: Group = {
  name: 'idempotency',
  title: 'Idempotency keys and dry runs',
  checks: [
    check('a retry gets the first response', KEYS, retries),
    check('parallel requests with one key run once', 'spec/rules/requests.md#concurrent-retries', parallel),
    check('a different request with the same key is refused', SAME, async (scene) => {
      const key = randomUUID();
      requireSuccess(await create(scene, scene.ceo, key, { name: scene.name('first') }));
      requireStatus(await create(scene, scene.ceo, key, { name: 'another' }), '409/4000');
    }),
    check('a failed request releases the key', SAME, failed),
    check('a key belongs to one user', KEYS, ofOneUser),
    check('a malformed key is refused', KEYS, async (scene) => {
      for (const key of ['', 'a b', 'x'.repeat(256)])
        requireStatus(await create(scene, scene.ceo, key, { name: 'never' }), '400/2001', `a key of ${key.length}`);
    }),
    check('a secret is never returned twice', 'spec/rules/requests.md#responses-with-secrets', secrets),
    check('a dry run stores nothing', 'spec/rules/requests.md#dry-run', (scene) => dryRun(scene, scene.name('tried'))),
  ],
};
