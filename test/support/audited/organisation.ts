import { newAgent, newDepartment } from '../builders/organisation/organisation.ts';
import type { Request } from '../client/client.ts';
import { known } from '../client/known.ts';
import { type AuditedRows, byTag, forbidden, type Scene, unique, unknown } from './scene.ts';

const VERSIONS = 'the version that the change writes says who changed what';
const GUIDE = { model_provider: 'guided', model_id: 'guide-1' };
const department = async ({ ceo }: Scene) => {
  const { id, name } = await newDepartment(ceo, unique('department'));
  return { id, name, at: { path: { department_id: id } } };
};
const agent = async (scene: Scene) => {
  const { name } = await department(scene);
  const { id, name: agentName } = await newAgent(scene.ceo, unique('agent'), name);
  return { id, name: agentName, department: name, at: { path: { agent_id: id } } };
};
const firstAgent = async (scene: Scene): Promise<Request> => {
  await agent(scene);
  return { path: { agent_index: 0 } };
};
const ROLE = { department: 'engineering', required_skills: [], tool_access: [], system_prompt_template: null } as const;
const role = async ({ ceo }: Scene) => {
  const name = unique('Role');
  const at = { path: { role_name: name } } as const;
  await ceo.call('setRole', { ...at, body: { ...ROLE, description: 'first' } });
  return { name, at };
};

/** The setup wizard, the company and its parts. The last row ends the wizard. */
export const auditedOrganisation: AuditedRows = {
  createSetupCompany: {
    action: null,
    why: VERSIONS,
    arrange: async () => ({
      request: { body: { company_name: unique('Company'), template_name: 'startup' } },
      refused: unknown({ body: { company_name: 'x', template_name: 'nothing' } }),
    }),
  },
  createSetupAgent: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => {
      const request = { body: { name: unique('agent'), role: 'Backend Developer', ...GUIDE } };
      return { request, refused: forbidden(scene, request) };
    },
  },
  setSetupAgentModel: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => byTag({ ...(await firstAgent(scene)), body: GUIDE }),
  },
  setSetupAgentName: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => byTag({ ...(await firstAgent(scene)), body: { name: unique('agent') } }),
  },
  setSetupAgentPersonality: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => byTag({ ...(await firstAgent(scene)), body: { personality_preset: 'code_craftsman' } }),
  },
  randomizeSetupAgentName: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => ({
      request: await firstAgent(scene),
      refused: unknown({ path: { agent_index: 9999 } }),
    }),
  },
  setNameLocales: {
    action: null,
    why: 'a preference of the wizard, without a history',
    arrange: async () => byTag({ body: { locales: ['de_DE'] } }),
  },
  updateCompany: {
    action: null,
    why: VERSIONS,
    arrange: async () => byTag({ body: { company_name: unique('Company') } }),
  },
  reorderDepartments: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => {
      await department(scene);
      const { data } = (await scene.ceo.call('getCompany')).body;
      const department_names = data.departments.map(({ name }: { name: string }) => name).reverse();
      const wrong = { body: { department_names: [...department_names, 'nobody'] } };
      return { request: { body: { department_names } }, refused: { request: wrong, as: [422, 2000] } };
    },
  },
  restoreCompanyVersion: {
    action: 'company.restored',
    targetType: 'company',
    isRepeatable: true,
    arrange: async (scene) => {
      await department(scene);
      return byTag({ path: { version: 1 } }, { targetId: 'default' });
    },
  },
  createDepartment: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => {
      const { name } = await department(scene);
      return {
        request: { body: { name: unique('department') } },
        refused: { request: { body: { name } }, as: [409, 4001] },
      };
    },
  },
  updateDepartment: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => byTag({ ...(await department(scene)).at, body: { budget_percent: 1 } }),
  },
  deleteDepartment: {
    action: 'department.deleted',
    targetType: 'department',
    arrange: async (scene) => {
      const { id, at } = await department(scene);
      return byTag({ ...at, query: { reason: ' no work ' } }, { targetId: id, reason: 'no work' });
    },
  },
  reorderDepartmentAgents: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => {
      const { name, department: home } = await agent(scene);
      const { data } = (await scene.ceo.call('listDepartments')).body;
      const { id } = known(data.find((found: { name: string }) => found.name === home));
      const request = { path: { department_id: id }, body: { agent_names: [name] } };
      return { request, refused: { request: { ...request, body: { agent_names: ['nobody'] } }, as: [422, 2000] } };
    },
  },
  setCeremonyPolicy: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => byTag({ ...(await department(scene)).at, body: { strategy: 'hybrid' } }),
  },
  deleteCeremonyPolicy: { action: null, why: VERSIONS, arrange: async (scene) => byTag((await department(scene)).at) },
  createAgent: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => {
      const { name } = await department(scene);
      const body = { name: unique('agent'), role: 'Backend Developer', department: name };
      return { request: { body }, refused: { request: { body: { ...body, department: 'nowhere' } }, as: [422, 2000] } };
    },
  },
  updateAgent: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => byTag({ ...(await agent(scene)).at, body: { level: 'lead' } }),
  },
  deleteAgent: { action: null, why: VERSIONS, arrange: async (scene) => byTag((await agent(scene)).at) },
  setRole: {
    action: null,
    why: VERSIONS,
    arrange: async (scene) => byTag({ ...(await role(scene)).at, body: { ...ROLE, description: 'second' } }),
  },
  deleteRole: {
    action: 'role.deleted',
    targetType: 'role',
    arrange: async (scene) => {
      const { name, at } = await role(scene);
      return byTag(at, { targetId: name });
    },
  },
  restoreRoleVersion: {
    action: 'role.restored',
    targetType: 'role',
    isRepeatable: true,
    arrange: async (scene) => {
      const { name, at } = await role(scene);
      await scene.ceo.call('setRole', { ...at, body: { ...ROLE, description: 'second' } });
      return byTag({ path: { ...at.path, version: 1 } }, { targetId: name });
    },
  },
  completeSetup: {
    action: 'setup.completed',
    targetType: null,
    arrange: async (scene) => ({ refused: forbidden(scene, {}) }),
  },
};
