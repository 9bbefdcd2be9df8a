import type { ApiResponse } from 'organisation-platform-client';
import { api, ask, askTagged, type Schema } from '../../api.ts';
import { go } from '../../routes.ts';
import { text } from '../../text/text.ts';
import type { Change } from '../../ui/diff.tsx';
import { agentFormFields, companyFormFields, departmentFormFields, type Field } from './fields.ts';
import { patchSteps } from './patch.ts';
import type { AgentRecord, CompanyStructure, DepartmentRecord, Values } from './records.ts';

/** The start of a change: the record with its ETag, or the defaults of a new one. */
export interface Base {
  readonly data: Values;
  readonly etag?: string;
  readonly fields: readonly Field[];
}

interface Params {
  readonly query: { readonly dry_run: boolean };
  readonly header: { readonly 'If-Match'?: string; readonly 'Idempotency-Key'?: string };
}

/** A change that is previewed and then stored. */
export interface PlannedChange {
  readonly title: string;
  readonly hint?: string;
  readonly isNew?: boolean;
  /** Needs no input: it is previewed immediately. */
  readonly isGiven?: boolean;
  readonly read: () => Promise<Base>;
  readonly send: (params: Params, body: Values) => Promise<ApiResponse<unknown>>;
  /** Additional differences, if the response does not show them. */
  readonly compare?: (response: unknown) => Promise<readonly Change[]>;
  readonly onStored?: (stored: unknown) => void;
}

const words = text.company;
const DEPARTMENT = '/api/v1/departments/{department_id}';
const AGENT = '/api/v1/agents/{agent_id}';
const toNew = (place: string) => (stored: unknown) => go('company', place, (stored as { id: string }).id);
const away = (): void => go('company');

export const changeCompany = (): PlannedChange => ({
  title: words.changeIt(text.shell.company),
  read: async () => ({ ...(await askTagged(() => api.GET('/company/settings'))), fields: companyFormFields }),
  send: (params, body) => api.PATCH('/company', { params, body: body as Schema<'UpdateCompanyRequest'> }),
});

export const newDepartment = (whole: CompanyStructure): PlannedChange => ({
  title: words.newDepartment,
  isNew: true,
  read: async () => ({ data: { budget_percent: 0 }, fields: departmentFormFields(whole) }),
  send: (params, body) => api.POST('/api/v1/departments', { params, body: body as Schema<'CreateDepartmentRequest'> }),
  onStored: toNew('departments'),
});

const readDepartment = (id: string) =>
  askTagged(() => api.GET(DEPARTMENT, { params: { path: { department_id: id } } }));

export const changeDepartment = ({ id, name }: DepartmentRecord, whole: CompanyStructure): PlannedChange => ({
  title: words.changeIt(name),
  read: async () => ({ ...(await readDepartment(id)), fields: departmentFormFields(whole) }),
  send: (params, body) =>
    api.PATCH(DEPARTMENT, {
      params: { ...params, path: { department_id: id } },
      body: body as Schema<'UpdateDepartmentRequest'>,
    }),
});

export const deleteDepartment = ({ id, name }: DepartmentRecord): PlannedChange => ({
  title: words.deleteIt(name),
  hint: words.deleteHint,
  isNew: true,
  read: async () => ({
    ...(await readDepartment(id)),
    fields: [{ name: 'reason', isRequired: true, max: 500, hint: words.reasonHint }],
  }),
  send: ({ query, header }, { reason }) =>
    api.DELETE(DEPARTMENT, {
      params: { query: { ...query, reason: String(reason) }, header, path: { department_id: id } },
    }),
  onStored: away,
});

const readAgent = (id: string) => askTagged(() => api.GET(AGENT, { params: { path: { agent_id: id } } }));

const fieldsOfAgent = async (whole: CompanyStructure) => {
  const [presets, providers] = await Promise.all([
    ask(() => api.GET('/api/v1/setup/personality-presets', { params: { query: { limit: 200 } } })),
    ask(() => api.GET('/api/v1/providers')),
  ]);
  return agentFormFields(whole, presets.data, providers);
};

export const newAgent = (department: string, whole: CompanyStructure): PlannedChange => ({
  title: words.newAgent,
  isNew: true,
  read: async () => ({
    data: { department, level: 'mid', personality_preset: 'pragmatic_builder' },
    fields: await fieldsOfAgent(whole),
  }),
  send: (params, body) => api.POST('/api/v1/agents', { params, body: body as Schema<'CreateAgentRequest'> }),
  onStored: toNew('agents'),
});

export const changeAgent = ({ id, name }: AgentRecord, whole: CompanyStructure): PlannedChange => ({
  title: words.changeIt(name),
  read: async () => {
    const [found, fields] = await Promise.all([readAgent(id), fieldsOfAgent(whole)]);
    return { ...found, fields };
  },
  send: (params, body) =>
    api.PATCH(AGENT, { params: { ...params, path: { agent_id: id } }, body: body as Schema<'UpdateAgentRequest'> }),
});

export const deleteAgent = ({ id, name }: AgentRecord): PlannedChange => ({
  title: words.deleteIt(name),
  hint: words.deleteHint,
  read: async () => ({ ...(await readAgent(id)), fields: [] }),
  send: (params) => api.DELETE(AGENT, { params: { ...params, path: { agent_id: id } } }),
  onStored: away,
});

/** The difference to the newest version shows what a rollback changes. */
export const restoreVersion = (version: number): PlannedChange => {
  const path = { version: String(version) };
  return {
    title: words.restoreIt(version),
    hint: words.restoreHint,
    read: async () => ({ etag: (await askTagged(() => api.GET('/company/settings'))).etag, data: {}, fields: [] }),
    send: (params) => api.POST('/company/versions/{version}/restore', { params: { ...params, path } }),
    compare: async () => {
      const [newest] = (await ask(() => api.GET('/company/versions', { params: { query: { limit: 1 } } }))).data;
      if (newest === undefined) return [];
      const params = { path, query: { against: newest.version } };
      const { changes } = await ask(() => api.GET('/company/versions/{version}/diff', { params }));
      return patchSteps(newest.snapshot, changes);
    },
  };
};
