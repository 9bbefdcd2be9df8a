import { draftCharter, wholeIdea } from '../builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../builders/organisation/organisation.ts';
import { type AuditedRows, byTag, idOf, type Scene, UNKNOWN, unique, unknown } from './scene.ts';

const EVENTS = 'work tells its story by its own record and its events';
const approval = async ({ ceo }: Scene) => {
  const body = { action_type: 'deploy:release', title: 'Release', description: 'Ship it', risk_level: 'low' } as const;
  const { id } = (await ceo.call('createApproval', { body })).body.data;
  return { id, at: { path: { approval_id: id } } };
};
const charter = async ({ ceo }: Scene) => {
  const { id } = await draftCharter(ceo, { project: unique('project') });
  return { id, at: { path: { charter_id: id } } };
};
const project = async ({ ceo }: Scene): Promise<string> =>
  idOf(await ceo.call('createProject', { body: { name: unique('project') } }));
const task = async (scene: Scene, more: object = {}): Promise<string> => {
  const body = { project_id: await project(scene), title: 'A task', ...more };
  return idOf(await scene.ceo.call('createTask', { body }));
};
const agent = async ({ ceo }: Scene): Promise<string> => {
  const { name } = await newDepartment(ceo, unique('department'));
  return (await newAgent(ceo, unique('agent'), name)).id;
};
const LATER = '2040-01-01T00:00:00.000Z';
const setting = { path: { namespace: 'auth', key: 'ws_ticket_seconds' } };

/** Settings, approvals, charters, projects and tasks. */
export const auditedWork: AuditedRows = {
  saveSetting: {
    action: 'setting.changed',
    targetType: 'setting',
    isRepeatable: true,
    arrange: async () => byTag({ ...setting, body: { value: 60 } }, { targetId: 'auth.ws_ticket_seconds' }),
  },
  resetSetting: {
    action: 'setting.changed',
    targetType: 'setting',
    isRepeatable: true,
    arrange: async ({ ceo }) => {
      await ceo.call('saveSetting', { ...setting, body: { value: 61 } });
      return byTag(setting, { targetId: 'auth.ws_ticket_seconds' });
    },
  },
  createApproval: {
    action: null,
    why: 'the approval itself says who asked',
    arrange: async () => {
      const body = { action_type: 'deploy:release', title: 'Release', description: 'Ship it', risk_level: 'low' };
      return { request: { body }, refused: unknown({ body: { ...body, task_id: UNKNOWN } }) };
    },
  },
  approveApproval: {
    action: 'approval.approved',
    targetType: 'approval',
    arrange: async (scene) => {
      const { id, at } = await approval(scene);
      const request = { ...at, body: { comment: 'go' } };
      return { targetId: id, reason: 'go', request, refused: unknown({ path: { approval_id: UNKNOWN } }) };
    },
  },
  rejectApproval: {
    action: 'approval.rejected',
    targetType: 'approval',
    arrange: async (scene) => {
      const { id, at } = await approval(scene);
      const body = { reason: 'no' };
      return {
        targetId: id,
        reason: 'no',
        request: { ...at, body },
        refused: unknown({ path: { approval_id: UNKNOWN }, body }),
      };
    },
  },
  interviewCharter: {
    action: null,
    why: 'the conversation itself is kept',
    arrange: async () => ({
      request: { body: { message: wholeIdea({ project: unique('project') }) } },
      refused: unknown({ body: { message: 'x', conversation_id: UNKNOWN } }),
    }),
  },
  editCharter: {
    action: 'charter.edited',
    targetType: 'charter',
    arrange: async (scene) => {
      const { id, at } = await charter(scene);
      return byTag({ ...at, body: { title: unique('title') } }, { targetId: id });
    },
  },
  approveCharter: {
    action: 'charter.approved',
    targetType: 'charter',
    arrange: async (scene) => {
      const { id, at } = await charter(scene);
      return { targetId: id, request: at, refused: unknown({ path: { charter_id: UNKNOWN } }) };
    },
  },
  cancelCharter: {
    action: 'charter.cancelled',
    targetType: 'charter',
    arrange: async (scene) => {
      const { id, at } = await charter(scene);
      return { targetId: id, request: at, refused: unknown({ path: { charter_id: UNKNOWN } }) };
    },
  },
  createProject: {
    action: null,
    why: EVENTS,
    arrange: async () => ({
      request: { body: { name: unique('project') } },
      refused: unknown({ body: { name: 'x', lead: UNKNOWN } }),
    }),
  },
  updateProject: {
    action: null,
    why: EVENTS,
    arrange: async (scene) => byTag({ path: { project_id: await project(scene) }, body: { status: 'active' } }),
  },
  createTask: {
    action: null,
    why: EVENTS,
    arrange: async (scene) => ({
      request: { body: { project_id: await project(scene), title: 'A task' } },
      refused: unknown({ body: { project_id: UNKNOWN, title: 'A task' } }),
    }),
  },
  updateTask: {
    action: 'task.cancelled',
    targetType: 'task',
    arrange: async (scene) => {
      const task_id = await task(scene);
      return byTag({ path: { task_id }, body: { status: 'cancelled' } }, { targetId: task_id });
    },
  },
  startTask: {
    action: null,
    why: EVENTS,
    arrange: async (scene) => ({
      request: { path: { task_id: await task(scene, { assigned_to: await agent(scene), not_before: LATER }) } },
      refused: unknown({ path: { task_id: UNKNOWN } }),
    }),
  },
  cancelTask: {
    action: 'task.cancelled',
    targetType: 'task',
    arrange: async (scene) => {
      const task_id = await task(scene);
      const request = { path: { task_id }, body: { reason: 'obsolete' } };
      return { targetId: task_id, reason: 'obsolete', request, refused: unknown({ path: { task_id: UNKNOWN } }) };
    },
  },
};
