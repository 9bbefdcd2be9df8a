import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../../../domain/foundation/jobs/housekeeping.ts';
import { outdatedRows } from '../../../../domain/services.ts';
import { endTaskBefore, putText, sha256Of } from '../../../support/builders/execution/artifacts.ts';
import {
  claimNext,
  endBackoff,
  endLease,
  type HeldClaim,
  newRun as newRunOf,
  openWorkScene,
  sweepLeases,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { createPerson, type Person } from '../../../support/builders/people.ts';
import { UNKNOWN_IDS } from '../../../support/builders/unknown-ids.ts';
import type { Client } from '../../../support/client/client.ts';
import { errorOf, expectError } from '../../../support/client/expect.ts';

let scene: WorkScene;
let owner: Client;
let reader: Person;

beforeAll(async () => {
  scene = await openWorkScene();
  owner = scene.manager.bearer;
  reader = await createPerson(scene.server, 'reader', 'observer');
});
afterAll(() => scene.close());

const newRun = (own: Partial<WorkScene> = {}) => newRunOf({ ...scene, ...own });
const finish = (held: HeldClaim, client: Client = owner) =>
  client.call('finishRun', {
    path: held.path,
    body: { lease_token: held.token, outcome: 'succeeded', summary: 'Done' },
  });
const release = (held: HeldClaim) => owner.call('releaseRun', { path: held.path, body: { lease_token: held.token } });
/** A run that another one has taken over. */
const newLostRun = async () => {
  const held = await newRun();
  await endLease(scene.server, held.runId);
  await sweepLeases(scene.server);
  await endBackoff(scene.server, held.taskId);
  return { held, successor: await claimNext(scene.manager.client, held.worker) };
};
const clean = () =>
  deleteExpired(scene.server.store.pool, scene.server.services.clock, scene.server.services.settings, outdatedRows);
const download = (artifactId: string, headers: Readonly<Record<string, string>> = {}, client: Client = owner) =>
  client.callRaw('getArtifactContent', { path: { artifact_id: artifactId }, headers });

describe('getArtifactContent', () => {
  const text = '0123456789'.repeat(10);
  let id: string;
  beforeAll(async () => {
    id = (await putText(owner, await newRun(), 'Größe.html', text, {})).body.data.id;
  });

  it('200: the bytes for readers, as a file that no browser runs', async () => {
    const answer = await download(id, {}, reader.bearer);
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown',
      'content-length': '100',
      'content-disposition': `attachment; filename="Gr__e.html"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.html`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      etag: `"${sha256Of(text)}"`,
    });
  });

  it.each([
    ['bytes=0-9', '0123456789', 'bytes 0-9/100'],
    ['bytes=95-', '56789', 'bytes 95-99/100'],
    ['bytes=-3', '789', 'bytes 97-99/100'],
    ['bytes=98-500', '89', 'bytes 98-99/100'],
    ['bytes=-500', text, 'bytes 0-99/100'],
    ['bytes=99-99999999999999999999999', '9', 'bytes 99-99/100'],
  ])('206: %s', async (range, expected, contentRange) => {
    const answer = await download(id, { range });
    expect([answer.status, answer.text]).toEqual([206, expected]);
    expect(answer.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(expected.length),
      etag: `"${sha256Of(text)}"`,
    });
  });

  it('206: a range over the boundary of two chunks', async () => {
    const held = await newRun();
    const bytes = 'ab'.repeat(100_000);
    const { id: large } = (await putText(owner, held, 'large.txt', bytes)).body.data;
    const answer = await download(large, { range: 'bytes=65530-131080' });
    expect(answer.text).toBe(bytes.slice(65_530, 131_081));
  });

  it.each(['bytes=0-1,3-4', 'bytes=9-3', 'lines=0-1', 'bytes=a-b', 'bytes=-', 'x'])(
    '200: the range %s is ignored',
    async (range) => {
      expect((await download(id, { range })).text).toBe(text);
    },
  );

  it('206: If-Range with the tag; 200: with another tag, a weak one or a date', async () => {
    const etag = `"${sha256Of(text)}"`;
    const statusOf = async (condition: string) =>
      (await download(id, { range: 'bytes=0-0', 'if-range': condition })).status;
    expect(await statusOf(etag)).toBe(206);
    for (const condition of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2030 07:28:00 GMT'])
      expect(await statusOf(condition)).toBe(200);
  });

  it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0', 'bytes=99999999999999999999999-'])(
    '416/2001: %s',
    async (range) => {
      const answer = await download(id, { range });
      expect([...errorOf(answer), answer.headers['content-range']]).toEqual([416, 2001, 'bytes */100']);
    },
  );

  it('304: the tag, also with a range', async () => {
    const headers = { 'if-none-match': `"${sha256Of(text)}"`, range: 'bytes=0-1' };
    const answer = await download(id, headers);
    expect([answer.status, answer.text]).toEqual([304, '']);
  });

  it('200: a HEAD request has the length and no body', async () => {
    const answer = await owner.send('head', `/api/v1/artifacts/${id}/content`);
    expect([answer.status, answer.headers['content-length'], answer.text ?? '']).toEqual([200, '100', '']);
  });

  it('404/3000: an unknown artifact, and one that was deleted', async () => {
    for (const artifact_id of UNKNOWN_IDS)
      await expectError(owner, 'getArtifactContent', { path: { artifact_id } }, [404, 3000]);
  });
});

describe('retention', () => {
  it('keeps the newest accepted artifact, and deletes the others with their contents work.keep_days after the end', async () => {
    const { server } = scene;
    const { held, successor } = await newLostRun();
    await putText(owner, successor, 'dropped.txt', 'x'.repeat(100_000));
    await release(successor);
    const next = await claimNext(scene.manager.client, held.worker);
    await putText(owner, next, 'result.txt', 'one');
    const kept = (await putText(owner, next, 'result.txt', 'two')).body.data;
    await finish(next);
    const approval = (
      await scene.ceo.call('listApprovals', { query: { status: 'pending', limit: 200 } })
    ).body.data.find(({ task_id }) => task_id === next.taskId);
    await scene.ceo.call('approveApproval', { path: { approval_id: approval?.id ?? '' }, body: {} });
    const idsOf = async () =>
      (await owner.call('listArtifacts', { query: { task_id: next.taskId } })).body.data.map((each) => each.id);
    await endTaskBefore(server, next.taskId, 89);
    await clean();
    expect(await idsOf()).toHaveLength(3);
    await endTaskBefore(server, next.taskId, 91);
    await clean();
    expect(await idsOf()).toEqual([kept.id]);
    await server.services.artifactContents.sweep();
    expect((await download(kept.id)).text).toBe('two');
  });
});
