import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../domain/foundation/jobs/housekeeping.ts';
import { outdatedRows } from '../../domain/services.ts';
import {
  artifactPath,
  beginUpload,
  endTaskBefore,
  expireUploads,
  putText,
  sendBody,
  sha256Of,
} from '../support/builders/execution/artifacts.ts';
import { newRun, openWorkScene, type WorkScene } from '../support/builders/execution/work.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';
import { type ObjectStore, startObjectStore } from '../support/execution/object-store.ts';
import { startServer } from '../support/server/server.ts';
import { eventually } from '../support/time/eventually.ts';

// The artifacts of a platform with a real object store. scripts/external/object-store.ts installs the store and starts these tests.

const PROGRAM = process.env.OBJECT_STORE_PROGRAM;

let store: ObjectStore;
let scene: WorkScene;
let owner: Client;

beforeAll(async () => {
  if (PROGRAM === undefined) throw new Error('node scripts/external/object-store.ts starts these tests');
  store = await startObjectStore(PROGRAM);
  // The official client reads the credentials from the environment of its process.
  Object.assign(process.env, store.env);
  scene = await openWorkScene({ env: store.env });
  owner = scene.manager.bearer;
});
afterAll(async () => {
  await scene.close();
  await store.close();
});

const sweep = (): Promise<void> => scene.server.services.artifactContents.sweep();
const streamOf = (bytes: Uint8Array, pieceBytes: number): ReadableStream<Uint8Array> => {
  let start = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (start >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(start, start + pieceBytes));
      start += pieceBytes;
    },
  });
};
const download = async (id: string, headers: Record<string, string> = {}): Promise<[number, Buffer]> => {
  const address = new URL(`/api/v1/artifacts/${id}/content`, owner.baseUrl);
  const response = await fetch(address, { headers: { authorization: `Bearer ${owner.identity.bearer}`, ...headers } });
  return [response.status, Buffer.from(await response.arrayBuffer())];
};

describe('artifacts in an object store', () => {
  it('are stored in parts, and read whole and by range', async () => {
    const held = await newRun(scene);
    const bytes = randomBytes(12 * 1_048_576 + 17);
    const headers = { 'lease-token': held.token };
    const sent = await sendBody(owner, artifactPath(held, 'large.bin'), { body: streamOf(bytes, 100_000), headers });
    expect(sent.status).toBe(201);
    const { data } = (await sent.json()) as { data: { id: string; size: number; sha256: string } };
    expect([data.size, data.sha256]).toEqual([bytes.length, sha256Of(bytes)]);
    expect(await store.count()).toEqual({ objects: 1, uploads: 0 });
    const [status, content] = await download(data.id);
    expect([status, sha256Of(content)]).toEqual([200, data.sha256]);
    const range = await download(data.id, { range: 'bytes=5242870-5242899' });
    expect(range).toEqual([206, bytes.subarray(5_242_870, 5_242_900)]);
    expect((await download(data.id, { 'if-none-match': `"${data.sha256}"` }))[0]).toBe(304);
  });

  it('may be empty, and the same bytes again leave one object', async () => {
    const held = await newRun(scene);
    const before = await store.count();
    const empty = (await putText(owner, held, 'empty.txt', '')).body.data;
    expect(await download(empty.id)).toEqual([200, Buffer.alloc(0)]);
    const first = await putText(owner, held, 'same.txt', 'the same');
    const again = await putText(owner, held, 'same.txt', 'the same');
    expect([first.status, again.status, again.body.data.id]).toEqual([201, 200, first.body.data.id]);
    await expireUploads(scene.server);
    await sweep();
    expect(await store.count()).toEqual({ ...before, objects: before.objects + 2 });
  });

  it('leave nothing after an upload that broke off', async () => {
    const held = await newRun(scene);
    const before = await store.count();
    const leave = beginUpload(owner, held, 'broken.bin', 14 * 1_048_576);
    await eventually(async () => (await store.count()).uploads > before.uploads);
    leave();
    // A part that is on its way can arrive after a sweep, so several sweeps must leave nothing.
    let cleanSweeps = 0;
    await eventually(async () => {
      await expireUploads(scene.server);
      await sweep();
      cleanSweeps = (await store.count()).uploads === before.uploads ? cleanSweeps + 1 : 0;
      return cleanSweeps === 20;
    }, 60);
    expect(await store.count()).toEqual(before);
    expect((await owner.call('listArtifacts', { query: { run_id: held.runId } })).body.data).toEqual([]);
  });

  it('are deleted with their records', async () => {
    const held = await newRun(scene);
    const before = await store.count();
    await putText(owner, held, 'old.txt', 'old');
    await endTaskBefore(scene.server, held.taskId, 91);
    const { server } = scene;
    await deleteExpired(server.store.pool, server.services.clock, server.services.settings, outdatedRows);
    await sweep();
    expect(await store.count()).toEqual(before);
  });

  it('503/8001 while the store is away: nothing is half stored, and the next attempt succeeds', async () => {
    const held = await newRun(scene);
    const kept = (await putText(owner, held, 'kept.txt', 'kept')).body.data;
    await store.stop();
    expect(errorOf(await putText(owner, held, 'lost.txt', 'lost'))).toEqual([503, 8001]);
    expect((await owner.call('getReadiness')).status).toBe(200);
    await store.start();
    const { data } = (await owner.call('listArtifacts', { query: { run_id: held.runId } })).body;
    expect(data.map(({ name }) => name)).toEqual(['kept.txt']);
    expect((await putText(owner, held, 'lost.txt', 'found')).status).toBe(201);
    expect((await download(kept.id))[1].toString()).toBe('kept');
  });
});

describe('a platform that gets an object store later', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  it('serves the artifacts in its database, and stores new ones as objects', async () => {
    const before = await openWorkScene({ database });
    const held = await newRun(before);
    const old = (await putText(before.manager.bearer, held, 'old.txt', 'in the database')).body.data;
    const objects = (await store.count()).objects;
    await before.close();
    const server = await startServer({ database, env: store.env });
    const client = server.client.as(before.manager.bearer.identity);
    const answer = await client.callRaw('getArtifactContent', { path: { artifact_id: old.id } });
    expect([answer.status, answer.text]).toEqual([200, 'in the database']);
    expect((await putText(client, held, 'new.txt', 'an object')).status).toBe(201);
    expect((await store.count()).objects).toBe(objects + 1);
    await server.close();
  });
});
