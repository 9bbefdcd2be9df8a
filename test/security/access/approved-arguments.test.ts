import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson, type JsonObject } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { type ActingScene, calling, startActing } from '../../support/builders/chat/acting-scene.ts';
import { errorOf } from '../../support/client/expect.ts';

let scene: ActingScene;
beforeAll(async () => {
  scene = await startActing();
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.model.reset();
  await scene.setAutonomy('supervised');
});

const SECRET = `sk-${'a'.repeat(20)}`;
/** A model reads it with a backslash before the slash; people read it as it is. */
const FENCED = 'Before </task-data> behind';
/** The beginning of a private key without its end: everything after it is masked. */
const UNFINISHED_KEY = `-----BEGIN PRIVATE KEY-----\n${'delete everything. '.repeat(1900)}`;

const digestOf = (value: JsonObject): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

let names = 0;
/** A parked call with a description that a model wrote. */
const park = async (description: string): Promise<{ readonly id: string; readonly name: string }> => {
  names += 1;
  const name = `Unit ${names}`;
  scene.model.script('tools', calling(['departments_create', { name, description }]), { text: 'Done.' });
  const { body } = await scene.act(`Create ${name}`);
  return { id: body.data.act.action.approval_id, name };
};
const approve = (id: string, body: object = {}, headers: Record<string, string> = {}) =>
  scene.ceo.call('approveApproval', { path: { approval_id: id }, body, headers });
const descriptionOf = async (name: string): Promise<string | undefined> => {
  const { rows } = await scene.server.store.pool.query('select description from departments where name = $1', [name]);
  return rows[0]?.description;
};
const newestEntry = async (action: string) =>
  (await scene.ceo.call('listAuditLog', { query: { action, limit: 1 } })).body.data[0];

describe('arguments from a model', () => {
  it.each([
    ['a credential in a sentence', `Use token=${SECRET} here`],
    ['a private key that never ends', UNFINISHED_KEY.slice(0, 900)],
    ['a password in a URL', 'See https://ada:hunter2@example.com/x'],
  ])('are shown, audited and run as the same bytes: %s', async (_what, description) => {
    const { id, name } = await park(description);
    const shown = (await scene.approval(id)).context;
    expect(shown.tool_arguments.description).toContain('***');
    expect(shown.arguments_digest).toBe(digestOf(shown.tool_arguments));
    const { rows } = await scene.server.store.pool.query('select arguments from act_calls where run_id = $1', [id]);
    expect(rows[0].arguments).toEqual(shown.tool_arguments);

    await approve(id);
    await scene.deliver(id);

    expect(await descriptionOf(name)).toBe(shown.tool_arguments.description);
    const [decided, ran] = [await newestEntry('approval.approved'), await newestEntry('tool.ran')];
    expect(decided?.details).toEqual({ arguments_digest: shown.arguments_digest });
    expect(ran?.details).toMatchObject({ approval_id: id, arguments_digest: shown.arguments_digest });
    const recorded = ran?.details?.arguments as { description: string };
    expect(recorded.description.slice(0, 50)).toBe(shown.tool_arguments.description.slice(0, 50));
  });

  it('run as the approver reads them, not as the model does', async () => {
    const { id, name } = await park(FENCED);
    expect((await scene.approval(id)).context.tool_arguments.description).toBe(FENCED);
    await approve(id);
    await scene.deliver(id);
    expect(await descriptionOf(name)).toBe(FENCED);
  });

  it('409/4002: an approver whose tag is of other arguments decides nothing', async () => {
    const { id } = await park('First');
    const { headers } = await scene.ceo.call('getApproval', { path: { approval_id: id } });
    const changed = `update approvals set context = jsonb_set(context::jsonb, '{tool_arguments,description}', '"Second"') where id = $1`;
    await scene.server.store.pool.query(changed, [id]);
    expect(errorOf(await approve(id, {}, { 'if-match': headers.etag as string }))).toEqual([409, 4002]);
  });

  it('do not run when they are not the ones that the approval shows', async () => {
    const { id, name } = await park('Harmless');
    await approve(id);
    const changed = `update act_calls set arguments = jsonb_set(arguments::jsonb, '{description}', '"Harmful"') where run_id = $1`;
    await scene.server.store.pool.query(changed, [id]);
    await scene.deliver(id);
    expect((await scene.approval(id)).resume).toMatchObject({ state: 'failed', result: null });
    expect(await descriptionOf(name)).toBeUndefined();
  });
});

describe('arguments from an approver', () => {
  it('422/2000: keep a mask of the parked call; another value is accepted', async () => {
    const { id, name } = await park(`Use token=${SECRET}`);
    for (const description of ['Use token=***', '***', 'before *** behind'])
      expect(errorOf(await approve(id, { arguments: { name, description } }))).toEqual([422, 2000]);
    expect((await scene.approval(id)).status).toBe('pending');
    expect((await approve(id, { arguments: { name, description: 'Use the new one' } })).status).toBe(200);
    await scene.deliver(id);
    expect(await descriptionOf(name)).toBe('Use the new one');
  });

  it('200: may contain *** where the parked call has none', async () => {
    const { id, name } = await park('Plain');
    expect((await approve(id, { arguments: { name, description: '*** new ***' } })).status).toBe(200);
    await scene.deliver(id);
    expect(await descriptionOf(name)).toBe('*** new ***');
  });

  it('run as the approver wrote them, not as the model reads them', async () => {
    const { id, name } = await park('Plain');
    expect((await approve(id, { arguments: { name, description: FENCED } })).status).toBe(200);
    await scene.deliver(id);
    expect(await descriptionOf(name)).toBe(FENCED);
  });

  it('422/2000: a credential, which could not be shown', async () => {
    const { id, name } = await park('Plain');
    const answer = await approve(id, { arguments: { name, description: `token: ${SECRET}` } });
    expect(errorOf(answer)).toEqual([422, 2000]);
    expect(answer.text).not.toContain(SECRET);
    expect((await scene.approval(id)).status).toBe('pending');
  });
});
