import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../../domain/foundation/jobs/housekeeping.ts';
import { outdatedRows } from '../../../domain/services.ts';
import { allowActing, calling } from '../../support/builders/chat/acting-scene.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { DAY, SetClock } from '../../support/time/edges.ts';

const clock = new SetClock();
let model: ScriptedModel;
let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  model = await ScriptedModel.start();
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
  server = await startServer({ env, clock });
  ceo = await setUpCeo(server.client);
  await newDepartment(ceo, 'Engineering');
  await newAgent(ceo, 'Ada', 'Engineering', { role: 'CTO', autonomy_level: 'full' });
  await allowActing(server);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

/** An approved call that no server runs, and when its approval would have expired. */
const approved = async (name: string): Promise<{ id: string; expiry: number }> => {
  model.reset();
  model.script('tools', calling(['company_update', { company_name: name }]), { text: 'Done.' });
  const body = { message: 'Do it', intent_override: 'act', named_targets: ['Ada'] } as const;
  const { approval_id: id } = known((await ceo.call('sendTurn', { body })).body.data.act).action;
  const { expires_at } = (await ceo.call('approveApproval', { path: { approval_id: known(id) } })).body.data;
  return { id: known(id), expiry: Date.parse(known(expires_at)) };
};
const resumeOf = async (id: string) => {
  await server.services.resumeDelivery.deliver(id);
  return (await server.store.pool.query('select resume from approvals where id = $1', [id])).rows[0].resume;
};
const FORGOTTEN = { state: 'failed', error: 'The call waited too long and was deleted' };

describe('an approved call that no server runs', () => {
  it('runs up to 30 days after the expiry of its approval, and not a millisecond later, swept or not', async () => {
    const begun = clock.ms;
    const calls = [await approved('In time'), await approved('Late'), await approved('Cleared up')];
    const [inTime, late, cleared] = calls as [(typeof calls)[0], (typeof calls)[0], (typeof calls)[0]];
    expect(inTime.expiry - begun).toBe(DAY);
    const clearUp = () =>
      deleteExpired(server.store.pool, clock, server.services.settings, { act_runs: outdatedRows.act_runs as never });
    clock.set(inTime.expiry + 30 * DAY);
    await clearUp();
    expect(await resumeOf(inTime.id)).toMatchObject({ state: 'done' });
    clock.set(inTime.expiry + 30 * DAY + 1);
    expect(await resumeOf(late.id)).toMatchObject(FORGOTTEN);
    await clearUp();
    expect(await resumeOf(cleared.id)).toMatchObject(FORGOTTEN);
    const { rows } = await server.store.pool.query('select name from company');
    expect(rows).toEqual([{ name: 'In time' }]);
  });
});
