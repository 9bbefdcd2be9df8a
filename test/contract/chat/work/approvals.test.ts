import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workSettings } from '../../../../domain/execution/work-settings.ts';
import { newWorker, openWorkScene, silence, type WorkScene } from '../../../support/builders/execution/work.ts';
import { draftCharter, wholeIdea } from '../../../support/builders/organisation/charters.ts';
import { withSetting } from '../../../support/builders/settings.ts';
import { known } from '../../../support/client/known.ts';

// What the visible replies to drafts say about the approval, with the built-in guide.
let scene: WorkScene;
beforeAll(async () => {
  scene = await openWorkScene({ env: { WORKER: 'on' } });
});
afterAll(() => scene.close());

const lastReply = async (conversationId: string): Promise<string> => {
  const request = { path: { conversation_id: conversationId }, query: { order: 'desc', limit: 1 } } as const;
  const [turn] = (await scene.ceo.call('listConversationTurns', request)).body.data;
  expect(turn?.role).toBe('assistant');
  return known(turn).content;
};

const draftPlan = async (): Promise<string> => {
  const body = { message: 'Plan the migration of our billing system', intent_override: 'propose' } as const;
  const { data } = (await scene.ceo.call('sendTurn', { body })).body;
  return lastReply(known(data.propose).conversation_id);
};

let drafted = 0;
const draft = async (project?: string) => {
  drafted += 1;
  const charter = await draftCharter(scene.ceo, { title: `Idea ${drafted}`, project: project ?? `Project ${drafted}` });
  return { charter, reply: await lastReply(charter.conversation_id) };
};

const NO_WORKER = ' No worker is online, so tasks wait until one is.';
const BY_OTHERS = ', and somebody other than its maker reviews the result.';
const CARRIES_OUT =
  'Approving it creates a project and a task; an agent carries out the work within a budget of 50000 USD';

describe('the reply to a drafted charter', () => {
  it('says what its approval starts, and that tasks wait while no worker is online', async () => {
    const { reply } = await draft();
    expect(reply).toContain(`or tell me what to change. ${CARRIES_OUT}${BY_OTHERS}${NO_WORKER}`);
  });

  it('says the same of a revision, and names no new project if the charter belongs to one', async () => {
    const { name } = (await scene.ceo.call('getProject', { path: { project_id: scene.projectId } })).body.data;
    const { charter, reply } = await draft(name);
    expect(reply).toContain('Approving it creates a task in its project; an agent ');
    const body = { message: 'budget: 70k', conversation_id: charter.conversation_id };
    await scene.ceo.call('interviewCharter', { body });
    const revised = await lastReply(charter.conversation_id);
    expect(revised).toContain('as version 2. ');
    expect(revised).toContain(
      'Approving it creates a task in its project; an agent carries out the work within a budget of 70000 USD',
    );
  });

  it('says that nobody reviews the result if no run is reviewed', async () => {
    await withSetting(scene.server, workSettings.review, 'none', async () => {
      const { reply } = await draft();
      expect(reply).toContain(`${CARRIES_OUT}. No worker`);
    });
  });

  it('says that work waits while the company is paused', async () => {
    await scene.ceo.call('pauseWork', { body: { scope: 'company' } });
    expect((await draft()).reply).toContain(' The company is paused, so tasks wait until it is resumed.');
    await scene.ceo.call('resumeWork', { body: { scope: 'company' } });
  });

  it('is the same in a turn of the chat', async () => {
    const message = wholeIdea({ title: 'Open a shop', project: 'Shop' });
    const body = { message, intent_override: 'charter' } as const;
    const { data } = (await scene.ceo.call('sendTurn', { body })).body;
    expect(await lastReply(known(data.charter).conversation_id)).toContain(`${CARRIES_OUT}${BY_OTHERS}`);
  });
});

describe('the reply to a drafted plan', () => {
  it('says what its approval starts, and that tasks wait while no worker is online', async () => {
    expect(await draftPlan()).toContain(
      'or tell me what to change. Approving it turns its 4 items into tasks; agents carry out the tasks, then one of them integrates ' +
        `the results, and somebody other than their makers reviews them. An item without an owner waits until you assign an agent to its task.${NO_WORKER}`,
    );
  });
});

describe('with a worker', () => {
  it('of somebody else, tasks wait until it takes them', async () => {
    const worker = await newWorker(scene.manager.client);
    const other = ' No built-in worker is online, so tasks wait until another worker takes them.';
    expect((await draft()).reply).toContain(`${CARRIES_OUT}${BY_OTHERS}${other}`);
    await silence(scene.server, worker.worker_name, 100);
    expect((await draft()).reply).toContain(NO_WORKER);
  });

  it('built in, an agent plans the work of a charter, and nothing waits', async () => {
    await scene.server.services.startBackground();
    const online = async () => (await scene.ceo.call('getWork')).body.data.workers_online;
    await expect.poll(online).toBe(1);
    const plans = 'an agent plans and carries out the work within a budget of 50000 USD';
    expect((await draft()).reply).toMatch(
      new RegExp(`${plans}, and somebody other than its maker reviews the result\\.$`),
    );
    expect(await draftPlan()).not.toContain('worker');
    const { charter } = await draft();
    const body = { message: `What happens if I approve ${charter.id}?` };
    const { answer } = (await scene.ceo.call('sendTurn', { body })).body.data;
    expect(known(answer).answer).toContain(`- ${plans}, and somebody other than its maker reviews the result\n`);
  });

  it('built in and disabled, tasks wait', async () => {
    await withSetting(scene.server, workSettings.builtInEnabled, false, async () => {
      expect((await draft()).reply).toContain(`${CARRIES_OUT}${BY_OTHERS}${NO_WORKER}`);
    });
  });
});
