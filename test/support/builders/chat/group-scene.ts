import type { GroupRound } from '../../../../domain/chat/group-result.ts';
import type { RecordedCall, ScriptedReply } from '../../doubles/scripted-model.ts';
import { newAgent, newDepartment } from '../organisation/organisation.ts';
import { groups, takeTurn } from './chat.ts';
import { type ChatScene, startChat } from './chat-scene.ts';

/** Name, role and department of the agents of a group scene; two of them have the same name. */
export const AGENTS = [
  ['Ada', 'CTO', 'Engineering'],
  ['Bob', 'CFO', 'Finance'],
  ['Cid', 'COO', 'Finance'],
  ['CFO', 'CPO', 'Engineering'],
  ['Dee', 'CPO', 'Engineering'],
  ['Eve', 'CEO', 'Engineering'],
] as const;

type Asked = Partial<Parameters<typeof takeTurn>[3]>;

/** A chat with agents to convene; by default Ada and Bob. */
export interface GroupScene extends ChatScene {
  idOf(name: string): string;
  convene(asked?: Asked): Promise<GroupRound>;
}

export const MESSAGE = 'What shall the new portal cost?';

export const startGroups = async (): Promise<GroupScene> => {
  const scene = await startChat();
  const { server, ceo, actor } = scene;
  for (const name of ['Engineering', 'Finance']) await newDepartment(ceo, name);
  const ids = new Map<string, string>();
  for (const [name, role, department] of AGENTS) ids.set(name, (await newAgent(ceo, name, department, { role })).id);
  const usual = { message: MESSAGE, actor, targets: ['Ada', 'Bob'] };
  return {
    ...scene,
    idOf: (name) => ids.get(name) ?? '',
    convene: async (asked) => (await takeTurn(server, groups(server), 'group_convene', { ...usual, ...asked })).group,
  };
};

/** The names of those who spoke or take part, in order. */
export const namesOf = (all: readonly { readonly agentName: string }[]): string[] =>
  all.map(({ agentName }) => agentName);

/** A plain reply with this many tokens in total. */
export const says = (text: string, tokens = 10): ScriptedReply => ({
  text,
  usage: { prompt_tokens: tokens - 1, completion_tokens: 1 },
});

/** The agent that a call asks. */
export const speakerOf = ({ body }: RecordedCall): string =>
  /you are: (\w+)/.exec(body.messages[1]?.content ?? '')?.[1] ?? '';
