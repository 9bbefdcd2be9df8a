import { asList, asMap, type JsonMap } from '../../json.ts';
import type { ApiResponse } from '../../protocol/exchange.ts';
import { ensure, requireStatus } from '../../protocol/expect.ts';
import { check, type Group } from '../../scene/check.ts';
import type { Scene } from '../../scene/scene.ts';
import { newPlan } from '../../scene/talk.ts';
import { callPlainly, dataIn, rowsIn } from './execution/calls.ts';

const REVIEW = 'spec/rules/conversation.md#plan-review';

/** A plan that waits for review. */
interface DraftedPlan {
  readonly path: { readonly plan_id: string };
  readonly approval: { readonly approval_id: string };
  readonly objective: { readonly task_id: string };
}

/** Drafts a plan, whose objective is cancelled at the end. */
const draftPlan = async (scene: Scene): Promise<DraftedPlan> => {
  const path = { plan_id: await newPlan(scene) };
  const plan = await getPlan(scene, path);
  ensure(dataIn(plan).status === 'pending_review', 'a drafted plan waits for review', plan);
  const { approval_id, objective_task_id } = dataIn(plan);
  const objective = { task_id: String(objective_task_id) };
  scene.cleanup.later(`task ${objective_task_id}`, async () => {
    const { status } = await callPlainly(scene.ceo.session, 'cancelTask', { path: objective });
    return status === 200 || status === 409;
  });
  return { path, approval: { approval_id: String(approval_id) }, objective };
};

const getPlan = (scene: Scene, path: DraftedPlan['path']): Promise<ApiResponse> =>
  callPlainly(scene.ceo.key, 'getPlan', { path });

/** The tasks of a plan without its objective. */
const listTasks = async (scene: Scene, { path, objective }: DraftedPlan) => {
  const response = await callPlainly(scene.ceo.key, 'listTasks', { query: { ...path, limit: 100 } });
  return { response, tasks: rowsIn(response).filter(({ id }) => id !== objective.task_id) };
};

const decide = async (scene: Scene, { approval }: DraftedPlan, verdict: 'approve' | 'reject'): Promise<void> => {
  const { session } = scene.ceo;
  requireStatus(
    verdict === 'approve'
      ? await callPlainly(session, 'approveApproval', { path: approval })
      : await callPlainly(session, 'rejectApproval', { path: approval, body: { reason: 'Not now.' } }),
    '200',
  );
};

const sorted = (ids: readonly unknown[]): string => ids.map(String).toSorted().join();

/** The ids of the tasks that the task of an item must wait for. */
const dependenciesOf = (item: JsonMap, items: readonly JsonMap[]): string =>
  sorted(asList(item.depends_on).map((itemId) => items.find(({ id }) => id === itemId)?.task_id));

const becomesTasks = async (scene: Scene): Promise<void> => {
  const drafted = await draftPlan(scene);
  const before = await listTasks(scene, drafted);
  ensure(before.tasks.length === 0, 'before its approval a plan has no tasks', before.response);
  await decide(scene, drafted, 'approve');
  const plan = await getPlan(scene, drafted.path);
  ensure(dataIn(plan).status !== 'pending_review', 'an approved plan is started', plan);
  const items = asList(dataIn(plan).items).map((item) => asMap(item));
  const { response, tasks } = await listTasks(scene, drafted);
  ensure(tasks.length === items.length, `each item has a task, got ${tasks.length}`, response);
  for (const item of items) {
    const task = tasks.find(({ id }) => id === item.task_id);
    ensure(task?.parent_task_id === drafted.objective.task_id, 'the tasks are below the objective', response);
    ensure(
      sorted(asList(task?.dependencies)) === dependenciesOf(item, items),
      'a task depends on the tasks of the items before it',
      response,
    );
  }
};

const endsWithObjective = async (scene: Scene): Promise<void> => {
  const drafted = await draftPlan(scene);
  await decide(scene, drafted, 'approve');
  requireStatus(await callPlainly(scene.ceo.session, 'cancelTask', { path: drafted.objective }), '200');
  const plan = await getPlan(scene, drafted.path);
  ensure(dataIn(plan).status === 'completed', 'a plan is completed when its objective has ended', plan);
};

const isRejected = async (scene: Scene): Promise<void> => {
  const drafted = await draftPlan(scene);
  await decide(scene, drafted, 'reject');
  const plan = await getPlan(scene, drafted.path);
  ensure(dataIn(plan).status === 'rejected', 'the plan is rejected', plan);
  const { response, tasks } = await listTasks(scene, drafted);
  ensure(tasks.length === 0, 'a rejected plan has no tasks', response);
};

/** Plans of conversations, and their reviews. */
export const PLANS: Group = {
  name: 'plans',
  title: 'Plans and their tasks',
  checks: [
    check('an approved plan becomes tasks', REVIEW, becomesTasks),
    check('a plan ends with its objective', 'spec/rules/conversation.md#plan-completion', endsWithObjective),
    check('a rejected plan is not executed', REVIEW, isRejected),
  ],
};
