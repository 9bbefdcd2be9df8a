import { answered, type Broken, ofCheck, on, told, type When, withError, withList } from '../forms.ts';
import type { Break } from '../proxy/break.ts';

const isPlan: When = ({ method, path }) => method === 'GET' && /\/plans\/[^/?]+$/.test(path);
const TASKS = on('GET', '/tasks');
const APPROVE = on('POST', '/approve');
const REJECT = on('POST', '/reject');
const BECOMES = 'plans/an approved plan becomes tasks';
const REVIEW = 'spec/rules/conversation.md#plan-review';

/** The list of tasks that is read first has one more task. */
const withTaskBefore = (): Break => {
  let isFirst = true;
  return answered(({ status, text }, path, method) => {
    if (method !== 'GET' || !/\/tasks\?.*plan_id=/.test(path) || status !== 200 || !isFirst) return {};
    isFirst = false;
    const body = JSON.parse(text);
    body.data.push({ ...body.data[0], id: '00000000-0000-4000-8000-000000000000' });
    return { text: JSON.stringify(body) };
  });
};

/** Plans of conversations. */
export const BREAKS_OF_PLANS: readonly Broken[] = [
  ...ofCheck(
    BECOMES,
    REVIEW,
    [
      'a drafted plan is executed without review',
      told('"status":"pending_review"', '"status":"executing"', isPlan),
      'a drafted plan waits for review',
    ],
    ['a plan has tasks before its approval', withTaskBefore(), 'before its approval a plan has no tasks'],
    ['an approval is refused', withError(200, 409, 4000, APPROVE), 'expected 200, got 409/4000'],
    [
      'an approved plan still waits',
      told('"status":"executing"', '"status":"pending_review"', isPlan),
      'an approved plan is started',
    ],
    ['an item has no task', withList(TASKS, ['data'], (tasks) => tasks.shift()), 'each item has a task, got'],
    [
      'the tasks have no parent',
      told(/"parent_task_id":"[^"]+"/g, '"parent_task_id":null', TASKS),
      'the tasks are below the objective',
    ],
    [
      'the tasks can be executed in any order',
      told(/"dependencies":\[[^\]]*\]/g, '"dependencies":[]', TASKS),
      'a task depends on the tasks of the items before it',
    ],
  ),
  ...ofCheck(
    'plans/a plan ends with its objective',
    'spec/rules/conversation.md#plan-completion',
    ['the objective of a plan cannot be cancelled', withError(200, 409, 4000, on('POST', '/cancel')), 'got 409/4000'],
    [
      'a plan outlives its objective',
      told('"status":"completed"', '"status":"executing"', isPlan),
      'a plan is completed when its objective has ended',
    ],
  ),
  ...ofCheck(
    'plans/a rejected plan is not executed',
    REVIEW,
    ['a rejection is refused', withError(200, 409, 4000, REJECT), 'expected 200, got 409/4000'],
    [
      'a rejected plan is executed',
      told('"status":"rejected"', '"status":"executing"', isPlan),
      'the plan is rejected',
    ],
    [
      'a rejected plan has tasks',
      withList(TASKS, ['data'], (tasks) => tasks.push({ ...(tasks[0] as object), id: 'another' })),
      'a rejected plan has no tasks',
    ],
  ),
];
