import { fence } from '../llm/untrusted.ts';
import type { Agent } from '../organisation/value/agent.ts';

/** Who speaks, for the prompt of a call in an agent's voice: chosen by people, so all of it is fenced. */
export const personaOf = ({ name, role, personality }: Agent): string =>
  fence(
    'org-state',
    [`you are: ${name}`, `your role: ${role}`, `your personality: ${JSON.stringify(personality)}`].join('\n'),
  );
