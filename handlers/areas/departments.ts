import { camelNamed } from '../../domain/foundation/kernel/text/field-names.ts';
import { type DepartmentSnapshot, recordTag } from '../../domain/organisation/value/snapshots/snapshot.ts';
import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, noContent, offsetPage, ok } from '../http/contracts/result.ts';
import { omitUndefined } from '../http/omit-undefined.ts';
import { presentAgent } from '../presenters/agents.ts';
import { presentDepartment, presentDepartmentHealth, presentPolicy } from '../presenters/departments.ts';

const tagged = (department: DepartmentSnapshot) => ok(presentDepartment(department), { tag: recordTag(department) });
const taggedPolicy = (department: DepartmentSnapshot) => ok(presentPolicy(department), { tag: recordTag(department) });

export const departmentHandlers = ({ departments }: Services): HandlersOf<'departments'> => ({
  listDepartments: async ({ query }) =>
    offsetPage(await departments.list(query.offset, query.limit ?? null), presentDepartment),
  createDepartment: async ({ body, actor }) => {
    const department = await departments.create(camelNamed(body), actor);
    const extras = { location: `/api/v1/departments/${department.id}`, tag: recordTag(department) };
    return created(presentDepartment(department), extras);
  },
  getDepartment: async ({ path }) => tagged(await departments.get(path.department_id)),
  updateDepartment: async ({ path, body: { ceremony_policy: policy, ...plain }, actor, ifMatchTag }) => {
    const update = omitUndefined({ ...camelNamed(plain), ceremonyPolicy: policy && camelNamed(policy) });
    return tagged(await departments.update(path.department_id, update, actor, ifMatchTag(recordTag)));
  },
  deleteDepartment: async ({ path, query, actor, ifMatchTag }) => {
    await departments.remove(path.department_id, query.reason, actor, ifMatchTag(recordTag));
    return noContent();
  },
  reorderDepartmentAgents: async ({ path, body, actor }) =>
    ok((await departments.reorderAgents(path.department_id, body.agent_names, actor)).map(presentAgent)),
  getCeremonyPolicy: async ({ path }) => taggedPolicy(await departments.get(path.department_id)),
  setCeremonyPolicy: async ({ path, body, actor, ifMatchTag }) =>
    taggedPolicy(await departments.setPolicy(path.department_id, camelNamed(body), actor, ifMatchTag(recordTag))),
  deleteCeremonyPolicy: async ({ path, actor, ifMatchTag }) => {
    await departments.setPolicy(path.department_id, null, actor, ifMatchTag(recordTag));
    return noContent();
  },
  getDepartmentHealth: async ({ path }) => ok(presentDepartmentHealth(await departments.find(path.department_id))),
});
