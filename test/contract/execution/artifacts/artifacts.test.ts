import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workSettings } from '../../../../domain/execution/work-settings.ts';
import { deleteExpired } from '../../../../domain/foundation/jobs/housekeeping.ts';
import { outdatedRows } from '../../../../domain/services.ts';
import {
  artifactPath,
  beginUpload,
  countContents,
  endTaskBefore,
  expireUploads,
  putText,
  sendBody,
  sha256Of,
} from '../../../support/builders/execution/artifacts.ts';
import {
  claimNext,
  endBackoff,
  endLease,
  type HeldClaim,
  newActiveProject,
  newReadyTask,
  newRun as newRunOf,
  newWorkAgent,
  newWorker,
  openWorkScene,
  sweepLeases,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { createPerson, type Person } from '../../../support/builders/people.ts';
import { withSetting } from '../../../support/builders/settings.ts';
import { NOBODY, UNKNOWN_IDS } from '../../../support/builders/unknown-ids.ts';
import type { Client } from '../../../support/client/client.ts';
import { errorOf, expectError, inParallel, outcome } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';
import { eventually } from '../../../support/time/eventually.ts';

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
/** A claimed run of a project. */
const newRunIn = async (projectId: string): Promise<HeldClaim> => {
  const agentId = await newWorkAgent(scene.ceo);
  await newReadyTask({ ...scene, projectId, agentId });
  return claimNext(scene.manager.client, await newWorker(scene.manager.client, { agent_ids: [agentId] }));
};
const finish = (held: HeldClaim, client: Client = owner) =>
  client.call('finishRun', {
    path: held.path,
    body: { lease_token: held.token, outcome: 'succeeded', summary: 'Done' },
  });
const release = (held: HeldClaim) => owner.call('releaseRun', { path: held.path, body: { lease_token: held.token } });
/** The late steps that a run has kept. */
const lateSteps = async ({ path }: HeldClaim) =>
  (await owner.call('listRunSteps', { path })).body.data.filter(({ is_late }) => is_late);
const artifactsOf = async ({ runId }: HeldClaim) =>
  (await owner.call('listArtifacts', { query: { run_id: runId } })).body.data;
/** A run that another one has taken over. */
const newLostRun = async () => {
  const held = await newRun();
  await endLease(scene.server, held.runId);
  await sweepLeases(scene.server);
  await endBackoff(scene.server, held.taskId);
  return { held, successor: await claimNext(scene.manager.client, held.worker) };
};
const streamOf = (bytes: Uint8Array, pieces: number): ReadableStream<Uint8Array> => {
  const length = Math.ceil(bytes.length / pieces);
  let start = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (start >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(start, start + length));
      start += length;
    },
  });
};
const clean = () =>
  deleteExpired(scene.server.store.pool, scene.server.services.clock, scene.server.services.settings, outdatedRows);

describe('putArtifact', () => {
  it('201: the first version, with location, tag and hash', async () => {
    const held = await newRun();
    const answer = await putText(owner, held, 'report.txt', '# Report\n');
    expect(outcome(answer)).toBe('201');
    expect(answer.body.data).toMatchObject({
      ...{ run_id: held.runId, task_id: held.taskId, name: 'report.txt', media_type: 'text/markdown', size: 9 },
      ...{ sha256: sha256Of('# Report\n'), version: 1, is_accepted: false },
    });
    const { id } = answer.body.data;
    expect(answer.headers.location).toBe(`/api/v1/artifacts/${id}`);
    const read = await owner.call('getArtifact', { path: { artifact_id: id } });
    expect([read.body.data, read.headers.etag]).toEqual([answer.body.data, answer.headers.etag]);
  });

  it('200: the same bytes under the same name are the same artifact; other bytes are the next version', async () => {
    const held = await newRun();
    const first = (await putText(owner, held, 'a.txt', 'one')).body.data;
    const second = (await putText(owner, held, 'a.txt', 'two')).body.data;
    expect([first.version, second.version]).toEqual([1, 2]);
    for (const [text, expected] of [
      ['one', first],
      ['two', second],
    ]) {
      const again = await putText(owner, held, 'a.txt', text);
      expect([again.status, again.body.data]).toEqual([200, expected]);
    }
    expect(await artifactsOf(held)).toEqual([second, first]);
  });

  it('201: versions count within the task and the name, over all runs', async () => {
    const { held, successor } = await newLostRun();
    expect((await putText(owner, successor, 'b.txt', 'one')).body.data.version).toBe(1);
    await release(successor);
    const next = await claimNext(scene.manager.client, held.worker);
    expect((await putText(owner, next, 'b.txt', 'one')).body.data).toMatchObject({ version: 2, run_id: next.runId });
    expect((await putText(owner, next, 'c.txt', 'one')).body.data.version).toBe(1);
  });

  it('of many uploads of the same bytes exactly one is new', async () => {
    const held = await newRun();
    const answers = await inParallel(6, () => putText(owner, held, 'raced.txt', 'same'));
    expect(answers.map(outcome).sort()).toEqual([...Array(5).fill('200'), '201']);
    expect(await artifactsOf(held)).toHaveLength(1);
  });

  it.each([
    [0, 1],
    [65_536, 1],
    [65_537, 3],
    [1_500_000, 40],
  ])('201: %i bytes without a length, in %i pieces, come back as they were sent', async (size, pieces) => {
    const held = await newRun();
    const bytes = randomBytes(size);
    const headers = { 'lease-token': held.token };
    const sent = await sendBody(owner, artifactPath(held, 'data.bin'), { body: streamOf(bytes, pieces), headers });
    const { data } = (await sent.json()) as { data: { id: string } };
    expect(data).toMatchObject({ size, sha256: sha256Of(bytes), media_type: 'application/octet-stream' });
    const authorization = `Bearer ${owner.identity.bearer}`;
    const url = new URL(`/api/v1/artifacts/${data.id}/content`, owner.baseUrl);
    const read = await fetch(url, { headers: { authorization } });
    expect(read.headers.get('content-length')).toBe(String(size));
    expect(sha256Of(new Uint8Array(await read.arrayBuffer()))).toBe(sha256Of(bytes));
  });

  it('201: a name with spaces and letters of any script', async () => {
    const held = await newRun();
    expect((await putText(owner, held, 'Über "uns" 報告.md', 'x')).body.data.name).toBe('Über "uns" 報告.md');
  });

  it.each(['a/b', 'a\\b', 'a\u0000', 'x'.repeat(129)])('400/2001: the name %j', async (name) => {
    const held = await newRun();
    expect(errorOf(await putText(owner, held, name, 'x'))).toEqual([400, 2001]);
  });

  it('400/2001: no lease token; 403/1001: a wrong one, and another user; 404/3000: an unknown run', async () => {
    const held = await newRun();
    const other = await createPerson(scene.server, 'another owner', 'manager');
    const path = { ...held.path, artifact_name: 'x' };
    const raw = { text: 'x', type: 'text/plain' };
    await expectError(owner, 'putArtifact', { path, raw }, [400, 2001]);
    const wrong = `${held.token.slice(0, -1)}${held.token.endsWith('A') ? 'B' : 'A'}`;
    await expectError(owner, 'putArtifact', { path, raw, headers: { 'lease-token': wrong } }, [403, 1001]);
    expect(errorOf(await putText(other.bearer, held, 'x', 'x'))).toEqual([403, 1001]);
    for (const run_id of UNKNOWN_IDS)
      expect(errorOf(await putText(owner, { ...held, path: { run_id } }, 'x', 'x'))).toEqual([404, 3000]);
  });

  it('201: a run that was asked to stop, and one whose lease is over but nobody has taken over', async () => {
    const stopped = await newRun();
    await scene.ceo.call('cancelTask', { path: { task_id: stopped.taskId } });
    expect(outcome(await putText(owner, stopped, 'partial.txt', 'x'))).toBe('201');
    const late = await newRun();
    await endLease(scene.server, late.runId);
    await sweepLeases(scene.server);
    expect(outcome(await putText(owner, late, 'late.txt', 'x'))).toBe('201');
  });

  it('409/4002: a run that was taken over keeps name, size and hash as a late step, once', async () => {
    const { held, successor } = await newLostRun();
    for (let time = 0; time < 2; time += 1)
      expect(errorOf(await putText(owner, held, 'lost.txt', 'lost'))).toEqual([409, 4002]);
    const steps = await lateSteps(held);
    expect(steps.map(({ content }) => JSON.parse(content))).toEqual([
      { name: 'lost.txt', size: 4, sha256: sha256Of('lost') },
    ]);
    expect([await artifactsOf(held), await artifactsOf(successor)]).toEqual([[], []]);
  });

  it('409/4000: a run that was finished or released keeps it too', async () => {
    const [finished, released] = [await newRun(), await newRun()];
    await finish(finished);
    await release(released);
    for (const held of [finished, released]) {
      expect(errorOf(await putText(owner, held, 'after.txt', 'after'))).toEqual([409, 4000]);
      expect(await lateSteps(held)).toHaveLength(1);
    }
  });

  it('409/4002: If-Match is compared with the newest artifact of the name', async () => {
    const held = await newRun();
    const first = await putText(owner, held, 'm.txt', 'one');
    const etag = String(first.headers.etag);
    expect(outcome(await putText(owner, held, 'm.txt', 'two', { 'if-match': etag }))).toBe('201');
    expect(errorOf(await putText(owner, held, 'm.txt', 'three', { 'if-match': etag }))).toEqual([409, 4002]);
    expect(errorOf(await putText(owner, held, 'new.txt', 'x', { 'if-match': '*' }))).toEqual([409, 4002]);
  });

  it('409/4000: a run has at most 100 artifacts; one that it has may be repeated', async () => {
    const held = await newRun();
    for (let count = 0; count < 100; count += 1) await putText(owner, held, `${count}.txt`, String(count));
    expect(errorOf(await putText(owner, held, '100.txt', '100'))).toEqual([409, 4000]);
    expect(outcome(await putText(owner, held, '7.txt', '7'))).toBe('200');
  });

  it('409/4000: the bytes of a project are exact under concurrency, and deleted artifacts no longer count', async () => {
    const limit = 1_048_576;
    const projectId = await newActiveProject(scene.ceo);
    await withSetting(scene.server, workSettings.maxProjectBytes, limit, async () => {
      const runs = await inParallel(5, () => newRunIn(projectId));
      const answers = await Promise.all(
        runs.map((held, index) => putText(owner, held, 'part.txt', String(index).repeat(limit / 4))),
      );
      const codes = answers.map(outcome);
      expect(codes.toSorted()).toEqual([...Array(4).fill('201'), '409/4000']);
      const [full, refused] = [known(runs[codes.indexOf('201')]), known(runs[codes.indexOf('409/4000')])];
      expect(errorOf(await putText(owner, refused, 'one.txt', 'x'))).toEqual([409, 4000]);
      expect(outcome(await putText(owner, refused, 'empty.txt', ''))).toBe('201');
      await endTaskBefore(scene.server, full.taskId, 91);
      await clean();
      expect(outcome(await putText(owner, refused, 'one.txt', 'x'))).toBe('201');
    });
  });

  it('413/2001: more bytes than the setting allows, announced or not, leave nothing', async () => {
    const held = await newRun();
    await withSetting(scene.server, workSettings.maxArtifactBytes, 1_024, async () => {
      expect(outcome(await putText(owner, held, 'fits.txt', 'x'.repeat(1_024)))).toBe('201');
      expect(errorOf(await putText(owner, held, 'large.txt', 'x'.repeat(1_025)))).toEqual([413, 2001]);
      const headers = { 'lease-token': held.token };
      const body = streamOf(randomBytes(200_000), 20);
      const streamed = await sendBody(owner, artifactPath(held, 'streamed.bin'), { body, headers });
      expect(streamed.status).toBe(413);
    });
    expect((await artifactsOf(held)).map(({ name }) => name)).toEqual(['fits.txt']);
  });

  it('415/2001: a compressed body, and a text that is not a media type', async () => {
    const held = await newRun();
    expect(errorOf(await putText(owner, held, 'z', 'x', { 'content-encoding': 'gzip' }))).toEqual([415, 2001]);
    for (const type of ['text', 'text/', '/plain', 'text/plain;charset', `text/${'x'.repeat(260)}`]) {
      const path = { ...held.path, artifact_name: 'z' };
      const request = { path, raw: { text: 'x', type }, headers: { 'lease-token': held.token } };
      await expectError(owner, 'putArtifact', request, [415, 2001]);
    }
  });

  it('an upload that breaks off creates no artifact, and the sweep deletes what was stored', async () => {
    const { server } = scene;
    await server.services.artifactContents.sweep();
    const before = await countContents(server);
    const held = await newRun();
    const leave = beginUpload(owner, held, 'broken.bin', 400_000);
    await eventually(async () => (await countContents(server)).chunks > before.chunks);
    leave();
    await eventually(async () => {
      await expireUploads(server);
      await server.services.artifactContents.sweep();
      return (await countContents(server)).contents === before.contents;
    });
    expect([await countContents(server), await artifactsOf(held)]).toEqual([before, []]);
  });

  it('403/1001: a caller that lost its permission during the upload stores nothing', async () => {
    const demoted = await createPerson(scene.server, 'demoted', 'manager');
    const held = await newRun({ manager: demoted });
    const [first, rest] = [randomBytes(70_000), randomBytes(70_000)];
    let proceed = (): void => {};
    const isDemoted = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(first),
      pull: async (controller) => {
        await isDemoted;
        controller.enqueue(rest);
        controller.close();
      },
    });
    const headers = { 'lease-token': held.token };
    const before = await countContents(scene.server);
    const sending = sendBody(demoted.bearer, artifactPath(held, 'x.bin'), { body, headers });
    await eventually(async () => (await countContents(scene.server)).chunks > before.chunks);
    await scene.ceo.call('updateUserRole', { path: { user_id: demoted.id }, body: { role: 'observer' } });
    // The caller is checked again when its upload took longer than a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    proceed();
    expect((await sending).status).toBe(403);
    expect(await artifactsOf(held)).toEqual([]);
  });

  it('the upload extends the lease, and publishes one event', async () => {
    const held = await newRun();
    const before = (await owner.call('getRun', { path: held.path })).body.data.lease_expires_at;
    const artifact = (await putText(owner, held, 'event.txt', 'x')).body.data;
    await putText(owner, held, 'event.txt', 'x');
    const after = (await owner.call('getRun', { path: held.path })).body.data.lease_expires_at;
    expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
    await eventually(async () => {
      const { data } = (await owner.call('listEvents', { query: { channels: 'work', limit: 200 } })).body;
      const added = data.filter(({ event_type }) => event_type === 'artifact.added');
      const own = added.filter(({ payload }) => (payload as { run_id?: string }).run_id === held.runId);
      return (
        own.length === 1 &&
        own.every(({ payload }) => (payload as { artifact_id?: string }).artifact_id === artifact.id)
      );
    });
  });
});

describe('listArtifacts', () => {
  it('200: newest first, by run, task and project; a filter that is not an id matches nothing', async () => {
    const held = await newRun();
    const [first, second] = [await putText(owner, held, '1', 'x'), await putText(owner, held, '2', 'x')];
    const { project_id } = held.claim.run;
    for (const query of [{ run_id: held.runId }, { task_id: held.taskId }, { project_id }]) {
      const { body } = await reader.bearer.call('listArtifacts', { query });
      expect(body.data).toEqual([second.body.data, first.body.data]);
    }
    for (const query of [{ run_id: NOBODY }, { task_id: 'nobody' }])
      expect((await owner.call('listArtifacts', { query })).body.data).toEqual([]);
  });
});

describe('getArtifact', () => {
  it('304: with the tag it was read with; 404/3000: an unknown one', async () => {
    const { id } = (await putText(owner, await newRun(), 'x', 'x')).body.data;
    const path = { artifact_id: id };
    const { etag } = (await owner.call('getArtifact', { path })).headers;
    const headers = { 'if-none-match': String(etag) };
    expect((await owner.call('getArtifact', { path, headers })).status).toBe(304);
    for (const artifact_id of UNKNOWN_IDS)
      await expectError(owner, 'getArtifact', { path: { artifact_id } }, [404, 3000]);
  });
});
