import type { ApiResponse } from '../../protocol/exchange.ts';
import { ensure, outcome, requireHeader, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { check, type Group } from '../../scene/check.ts';
import { newProject } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';
import { UNKNOWN_ID } from '../../scene/subjects.ts';

const READING = 'spec/rules/requests.md#conditional-reading';
const CHANGES = 'spec/rules/requests.md#conditional-changes';

/** A new project, to be read and changed conditionally. */
const projectOf = async (scene: Scene) => {
  const path = { project_id: await newProject(scene) };
  const { key } = scene.ceo;
  let days = 0;
  return {
    read: (headers: Record<string, string> = {}) => key.call('getProject', { path, headers }),
    change: (tag: string) => {
      days += 1;
      const deadline = new Date(Date.UTC(2031, 0, days)).toISOString();
      return key.call('updateProject', { path, headers: { 'if-match': tag }, body: { deadline } });
    },
  };
};

const tagOf = ({ headers }: Pick<ApiResponse, 'headers'>): string => headers.etag ?? '';

const followsTheData = async (scene: Scene): Promise<void> => {
  const project = await projectOf(scene);
  const before = await project.read();
  requireHeader(await project.read(), 'etag', tagOf(before));
  const changed = await project.change('*');
  requireSuccess(changed);
  ensure(tagOf(changed) !== tagOf(before), 'the tag changes with the data', changed);
  requireHeader(await project.read(), 'etag', tagOf(changed));
};

const isNotReadTwice = async (scene: Scene): Promise<void> => {
  const project = await projectOf(scene);
  const tag = tagOf(await project.read());
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const response = await project.read({ 'if-none-match': known });
    requireStatus(response, '304', `If-None-Match: ${known}`);
  }
  for (const other of ['"other"', 'nonsense'])
    requireStatus(await project.read({ 'if-none-match': other }), '200', other);
};

const refusesAnotherVersion = async (scene: Scene): Promise<void> => {
  const project = await projectOf(scene);
  const before = await project.read();
  for (const tag of ['"other"', `W/${tagOf(before)}`, '"other", "another"'])
    requireStatus(await project.change(tag), '409/4002', `If-Match: ${tag}`);
  requireHeader(await project.read(), 'etag', tagOf(before));
};

const onePasses = async (scene: Scene): Promise<void> => {
  const project = await projectOf(scene);
  const tag = tagOf(await project.read());
  const responses = await Promise.all(Array.from({ length: 5 }, () => project.change(tag)));
  const passed = responses.filter(({ status }) => status === 200);
  const results = responses.map(outcome).sort().join(', ');
  ensure(
    passed.length === 1,
    `of five changes with one tag exactly one succeeds, got ${results}`,
    responses[0] ?? null,
  );
};

export const ETAGS: Group = {
  name: 'etags',
  title: 'ETags and conditional requests',
  checks: [
    check('a tag changes when the data does, and only then', 'spec/rules/requests.md#etags', followsTheData),
    check('an unchanged object is not sent again', READING, isNotReadTwice),
    check('a change with a stale tag is refused', CHANGES, refusesAnotherVersion),
    check('a change with the current tag succeeds', CHANGES, async (scene) => {
      const project = await projectOf(scene);
      requireSuccess(await project.change(`"other", ${tagOf(await project.read())}`));
      requireSuccess(await project.change('*'));
      requireSuccess(await project.change(''));
    }),
    check('a malformed condition is refused', CHANGES, async (scene) => {
      const project = await projectOf(scene);
      for (const tag of ['nonsense', '"a" "b"', '"a",']) requireStatus(await project.change(tag), '400/2001', tag);
    }),
    check('an unknown object is unknown under any condition', CHANGES, async ({ ceo }) => {
      const request = { path: { project_id: UNKNOWN_ID }, body: { name: 'x' }, headers: { 'if-match': '*' } };
      requireStatus(await ceo.key.call('updateProject', request), '404/3000');
    }),
    check(
      'one of several parallel changes with the same tag succeeds',
      'spec/rules/requests.md#comparing-under-the-lock',
      onePasses,
    ),
    check(
      'an object without a tag accepts only *',
      'spec/rules/requests.md#untagged-objects',
      async ({ ceo, subjects }) => {
        const path = { key_id: await subjects.one('key_id') };
        const revoke = (tag: string) => ceo.session.call('revokeApiKey', { path, headers: { 'if-match': tag } });
        requireStatus(await revoke('"any"'), '409/4002');
        requireStatus(await revoke('*'), '204');
      },
    ),
  ],
};
