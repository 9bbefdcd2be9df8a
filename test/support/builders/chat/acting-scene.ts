import type { Client, OperationResponse } from '../../client/client.ts';
import type { FieldOf } from '../../client/operation-types.ts';
import type { RecordedCall, ScriptedReply } from '../../doubles/scripted-model.ts';
import type { TestServer } from '../../server/server.ts';
import { newAgent, newDepartment } from '../organisation/organisation.ts';
import { changeSetting } from '../settings.ts';
import { type ChatScene, startChat } from './chat-scene.ts';

/** A chat whose agent Ada may act; the level of the company limits what she may do unapproved. */
export interface ActingScene extends ChatScene {
  readonly ada: string;
  /** Asks Ada to do something; `who` is the ceo by default. */
  act(message?: string, fields?: object, who?: Client, headers?: Record<string, string>): Promise<OperationResponse>;
  /** Sets the autonomy level of the company. */
  setAutonomy(level: FieldOf<'updateCompany', 'autonomy_level'>): Promise<void>;
  /** Delivers the wake-up of an approval as its job does. */
  deliver(approvalId: string): Promise<void>;
  approval(approvalId: string): Promise<OperationResponse['body']>;
  departmentNames(): Promise<string[]>;
}

/** A reply of the model that calls tools: the name on the wire and the arguments. */
export const calling = (...calls: readonly (readonly [name: string, args: unknown])[]): ScriptedReply => ({
  toolCalls: calls.map(([name, args]) => ({
    name,
    arguments: typeof args === 'string' ? args : JSON.stringify(args),
  })),
});

export const creating = (name: string): ScriptedReply => calling(['departments_create', { name }]);

/** The tool results that the model received in a call. */
export const toolResultsIn = ({ body }: RecordedCall): string[] =>
  body.messages.filter(({ role }) => role === 'tool').map(({ content }) => content ?? '');

export const allowActing = async (server: TestServer): Promise<void> => {
  await changeSetting(server.store, 'chat', 'direct_mcp_enabled', true);
};

export const startActing = async (): Promise<ActingScene> => {
  const scene = await startChat();
  const { server, ceo } = scene;
  await newDepartment(ceo, 'Engineering');
  const { id: ada } = await newAgent(ceo, 'Ada', 'Engineering', { role: 'CTO' });
  await allowActing(server);
  const setAutonomy = async (level: FieldOf<'updateCompany', 'autonomy_level'>): Promise<void> => {
    const { status, text } = await ceo.call('updateCompany', { body: { autonomy_level: level } });
    if (status !== 200) throw new Error(text);
  };
  await setAutonomy('full');
  return {
    ...scene,
    ada,
    setAutonomy,
    act: (message = 'Do it', fields = {}, who = ceo, headers = {}) =>
      who.call('sendTurn', {
        body: { message, intent_override: 'act', named_targets: ['Ada'], ...fields },
        headers,
      }),
    deliver: (approvalId) => server.services.resumeDelivery.deliver(approvalId),
    approval: async (approvalId) => (await ceo.call('getApproval', { path: { approval_id: approvalId } })).body.data,
    departmentNames: async () =>
      (await ceo.call('listDepartments')).body.data.map(({ name }: { name: string }) => name),
  };
};
