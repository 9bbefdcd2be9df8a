import { exampleOf } from '../document.ts';
import { requireSuccess } from '../protocol/expect.ts';
import type { Scene } from './scene.ts';

/** The maximum number of questions of a model before the check gives up. */
const MAX_QUESTIONS = 6;
const NOTHING_TO_ADD =
  'There is nothing to add. Draft it from what you know now, and decide yourself what is left open.';

/** Deletes the conversation with its messages at the end. */
const leaveConversation = ({ cleanup, ceo }: Scene, conversation_id: string): void =>
  cleanup.later(`conversation ${conversation_id}`, async () => {
    const { status } = await ceo.session.call('deleteConversation', { path: { conversation_id } });
    return status === 204 || status === 404;
  });

/** A project that was created indirectly stays, because projects cannot be deleted. */
const leaveProject = async ({ cleanup, ceo }: Scene, project_id: string): Promise<void> => {
  const { data } = requireSuccess(await ceo.session.call('getProject', { path: { project_id } }));
  cleanup.remains(`project ${data.name}`);
};

const say = async ({ ceo }: Scene, message: string, conversation_id: string | null) =>
  requireSuccess(await ceo.session.call('interviewCharter', { body: { message, conversation_id } })).data;

/** Drafts a charter, which is cancelled at the end; returns its id. Calls the model. */
export const newCharter = async (scene: Scene): Promise<string> => {
  await scene.needsModel('charter');
  let turn = await say(scene, String(exampleOf('interviewCharter', 'whole').message), null);
  leaveConversation(scene, turn.conversation_id);
  for (let asked = 0; turn.charter === null && asked < MAX_QUESTIONS; asked += 1)
    turn = await say(scene, NOTHING_TO_ADD, turn.conversation_id);
  const charter_id = turn.charter?.id ?? scene.skip('the model did not draft a charter');
  scene.cleanup.remains(`charter ${charter_id}`);
  scene.cleanup.later(`charter ${charter_id}`, async () => {
    const { status } = await scene.ceo.session.call('cancelCharter', { path: { charter_id } });
    return status === 200 || status === 409;
  });
  return charter_id;
};

/** An approved charter and its results. */
export const approvedCharter = async (scene: Scene) => {
  const path = { charter_id: await newCharter(scene) };
  const { charter, project_id } = requireSuccess(await scene.ceo.session.call('approveCharter', { path })).data;
  await leaveProject(scene, project_id);
  scene.cleanup.remains(`task and forecast of the charter ${path.charter_id}`);
  return charter;
};

/** The forecast of an approved charter; returns its id. Calls the model. */
export const newForecast = async (scene: Scene): Promise<string> =>
  (await approvedCharter(scene)).forecast_id ?? scene.skip('the approval did not create a forecast');

/** A plan that waits for review, which is rejected at the end; returns its id. Calls the model. */
export const newPlan = async (scene: Scene): Promise<string> => {
  await scene.needsModel('propose');
  const body = { ...exampleOf('sendTurn', 'override'), message: 'Draft a plan: publish a status page this week.' };
  const { propose } = requireSuccess(await scene.ceo.session.call('sendTurn', { body })).data;
  if (propose?.conversation_id) leaveConversation(scene, propose.conversation_id);
  const { plan_id, approval_id } = propose?.plan_draft ?? scene.skip('the model did not draft a plan');
  const { project_id } = requireSuccess(await scene.ceo.session.call('getPlan', { path: { plan_id } })).data;
  await leaveProject(scene, project_id);
  scene.cleanup.remains(`plan ${plan_id}, rejected, with its task`);
  scene.cleanup.later(`plan ${plan_id}`, async () => {
    const request = { path: { approval_id }, body: { reason: 'The run is over.' } };
    const { status } = await scene.ceo.session.call('rejectApproval', request);
    return status === 200 || status === 409;
  });
  return plan_id;
};
