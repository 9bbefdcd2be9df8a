import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type HeldClaim,
  newRun as newRunOf,
  openWorkScene,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { NOBODY as NO_SUBSCRIBERS, subscriberCounts } from '../../../support/builders/feed.ts';
import { createPerson, type Person } from '../../../support/builders/people.ts';
import { NOBODY } from '../../../support/builders/unknown-ids.ts';
import type { Client } from '../../../support/client/client.ts';
import { type OpenStream, openStream } from '../../../support/client/event-stream.ts';
import { expectError } from '../../../support/client/expect.ts';
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

const newRun = () => newRunOf(scene);
const open = (
  { path }: Pick<HeldClaim, 'path'>,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
  client: Client = reader.bearer,
): Promise<OpenStream> => openStream(client, 'streamRun', undefined, headers, query, path);
const addSteps = ({ path, token }: HeldClaim, ...keys: readonly string[]) =>
  owner.call('addRunSteps', {
    path,
    body: { lease_token: token, steps: keys.map((key) => ({ key, kind: 'note', title: `Step ${key}` }) as const) },
  });
const finish = ({ path, token }: HeldClaim) =>
  owner.call('finishRun', { path, body: { lease_token: token, outcome: 'succeeded' } });
const numbersIn = (frames: readonly { readonly event: string; readonly id?: string }[]) =>
  frames.filter(({ event }) => event === 'step').map(({ id }) => Number(id));
const untilNobody = () => eventually(() => subscriberCounts(scene.server).streams === NO_SUBSCRIBERS.streams);

describe('streamRun', () => {
  it('200: the run first, its steps once and in order, the new ones too, and the run that ended last', async () => {
    const held = await newRun();
    await addSteps(held, 'a', 'b');
    const stream = await open(held);
    expect((await stream.until('status')).data).toMatchObject({ id: held.runId, status: 'running' });
    await stream.until('step');
    await addSteps(held, 'c', 'd');
    await finish(held);
    const frames = await stream.rest();
    expect(numbersIn(frames)).toEqual([1, 2, 3, 4]);
    expect([frames[0]?.event, frames.at(-1)]).toMatchObject([
      'status',
      { event: 'done', data: { status: 'succeeded' } },
    ]);
    await untilNobody();
  });

  it('200: a change of the run is a status frame', async () => {
    const held = await newRun();
    const stream = await open(held);
    await stream.until('status');
    const body = { lease_token: held.token, progress: 40, note: 'Writing' };
    await owner.call('heartbeatRun', { path: held.path, body });
    expect((await stream.until('status')).data).toMatchObject({ progress: 40, note: 'Writing' });
    stream.leave();
    await untilNobody();
  });

  it('200: begins after a step, by the parameter or by the last id, which takes precedence', async () => {
    const held = await newRun();
    await addSteps(held, 'a', 'b', 'c');
    await finish(held);
    expect(numbersIn(await (await open(held, { after: '1' })).rest())).toEqual([2, 3]);
    expect(numbersIn(await (await open(held, { after: '1' }, { 'last-event-id': '2' })).rest())).toEqual([3]);
    expect(numbersIn(await (await open(held, { after: '3' })).rest())).toEqual([]);
  });

  it('200: a run with more steps than one read holds', async () => {
    const held = await newRun();
    for (let part = 0; part < 3; part += 1)
      await addSteps(held, ...Array.from({ length: 100 }, (_, index) => `${part}-${index}`));
    await finish(held);
    expect(numbersIn(await (await open(held)).rest())).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
  });

  it('closed: a reader whose session is revoked', async () => {
    const leaving = await createPerson(scene.server, 'leaving', 'observer');
    const held = await newRun();
    const stream = await open(held, {}, {}, leaving.bearer);
    await stream.until('status');
    await leaving.bearer.call('logout');
    expect((await stream.rest()).at(-1)).toEqual({ event: 'closed', data: { reason: 'revoked' } });
    await untilNobody();
  });

  it('400/2001: a text that is not a number; 404/3000: an unknown run', async () => {
    const { path } = await newRun();
    for (const after of ['-1', 'x', '1.5']) {
      await expectError(reader.bearer, 'streamRun', { path, query: { after } }, [400, 2001]);
      await expectError(reader.bearer, 'streamRun', { path, headers: { 'last-event-id': after } }, [400, 2001]);
    }
    await expectError(reader.bearer, 'streamRun', { path: { run_id: NOBODY } }, [404, 3000]);
  });
});
