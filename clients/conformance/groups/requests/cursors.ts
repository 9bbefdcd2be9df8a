import { ensure, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { check, type Group } from '../../scene/check.ts';
import { newDepartment } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';

const PAGES = 'spec/rules/requests.md#pages';
const CURSORS_RULE = 'spec/rules/requests.md#cursors';
const MAX_PAGES = 100;

/** A page of settings: every deployment has some, and no other client adds any. */
const page = ({ ceo }: Scene, query: Record<string, string | number>) => ceo.key.call('listSettings', { query });

const nextOf = async (scene: Scene): Promise<string> => {
  const { pagination } = requireSuccess(await page(scene, { limit: 1 }));
  return pagination.next_cursor ?? scene.skip('the list has one page');
};

const allOnce = async (scene: Scene): Promise<void> => {
  const whole = requireSuccess(await page(scene, { limit: 200 }));
  const seen: string[] = [];
  let cursor: string | null = null;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const response = await page(scene, { limit: 20, ...(cursor === null ? {} : { cursor }) });
    const { data, pagination } = requireSuccess(response);
    seen.push(...data.map(({ namespace, key }) => `${namespace}.${key}`));
    ensure(
      pagination.has_more === (pagination.next_cursor !== null),
      'has_more says whether there is a cursor',
      response,
    );
    cursor = pagination.next_cursor;
    if (cursor === null) break;
  }
  ensure(new Set(seen).size === seen.length, 'no item is repeated');
  const first = whole.data.map(({ namespace, key }) => `${namespace}.${key}`);
  ensure(
    first.every((each, index) => each === seen[index]),
    'pages of any size have the same order',
  );
};

const offsets = async (scene: Scene): Promise<void> => {
  await newDepartment(scene);
  await newDepartment(scene);
  const ask = (query: Record<string, number>) => scene.ceo.key.call('listDepartments', { query });
  const response = await ask({ offset: 1, limit: 1 });
  const { data, pagination } = requireSuccess(response);
  const all = requireSuccess(await ask({}));
  ensure(data.length === 1 && data[0]?.id === all.data[1]?.id, 'offset and limit return a part of the list', response);
  ensure(pagination.total === all.data.length, 'total counts before paging', response);
  ensure(all.pagination.has_more === false, 'without a limit all items are returned');
  for (const query of [{ offset: -1 }, { limit: 0 }])
    requireStatus(await ask(query), '400/2001', JSON.stringify(query));
};

export const CURSORS: Group = {
  name: 'cursors',
  title: 'Lists page by page',
  checks: [
    check('every item is returned once, with any page size', PAGES, allOnce),
    check('a limit out of range is refused', PAGES, async (scene) => {
      for (const limit of [0, 201, -1]) requireStatus(await page(scene, { limit }), '400/2001', `limit=${limit}`);
    }),
    check('the same position has the same cursor', CURSORS_RULE, async (scene) => {
      const [first, again] = [await nextOf(scene), await nextOf(scene)];
      ensure(first === again, 'two cursors of one position differ');
    }),
    check('a forged cursor is refused', CURSORS_RULE, async (scene) => {
      const cursor = await nextOf(scene);
      const changed = `${cursor.startsWith('A') ? 'B' : 'A'}${cursor.slice(1)}`;
      for (const other of ['nonsense', changed, `${cursor}=`, `${cursor}A`])
        requireStatus(await page(scene, { cursor: other }), '400/2001', other);
    }),
    check('a cursor of another list is refused', CURSORS_RULE, async (scene) => {
      const cursor = await nextOf(scene);
      requireStatus(await scene.ceo.key.call('listRoles', { query: { cursor } }), '400/2001');
    }),
    check('offsets return a part of a list', PAGES, offsets),
    check('no list is degraded', 'spec/rules/requests.md#degraded-sources', async (scene) => {
      const response = await page(scene, { limit: 1 });
      ensure(requireSuccess(response).degraded_sources.length === 0, 'degraded_sources is empty', response);
    }),
  ],
};
