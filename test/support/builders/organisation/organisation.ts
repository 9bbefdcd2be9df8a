import type { Client } from '../../client/client.ts';

/** A record of the organisation as tests read it. */
export interface Made {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly updated_at: string;
}

/** Creates a department. */
export const newDepartment = async (client: Client, name: string, fields: object = {}): Promise<Made> => {
  const response = await client.call('createDepartment', { body: { name, ...fields } });
  if (response.status !== 201) throw new Error(`department was not created: ${response.text}`);
  return response.body.data;
};

/** Creates an agent without a model in an existing department. */
export const newAgent = async (
  client: Client,
  name: string,
  department: string,
  fields: object = {},
): Promise<Made> => {
  const body = { name, role: 'Backend Developer', department, ...fields };
  const response = await client.call('createAgent', { body });
  if (response.status !== 201) throw new Error(`agent was not created: ${response.text}`);
  return response.body.data;
};

/** The present tag of a department. */
export const tagOf = async (client: Client, departmentId: string): Promise<string | undefined> =>
  (await client.call('getDepartment', { path: { department_id: departmentId } })).headers.etag;
