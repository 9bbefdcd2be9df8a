import type { Actor } from '../../../foundation/kernel/actor.ts';
import { isNamedIn } from '../../../foundation/kernel/text/named-in.ts';
import { nameKey } from '../../../foundation/kernel/text/text.ts';
import type { OrganisationSnapshot } from '../../../llm/guide-context.ts';
import { distinct, type FoundName, findNames } from '../../../llm/providers/guide/guided-names.ts';
import type { Agent } from '../../../organisation/value/agent.ts';
import type { Department } from '../../../organisation/value/department.ts';
import type { Organisation } from '../../../organisation/value/organisation.ts';
import { isCommonWord, isUsedAsName, isUsedAsNameAt } from './common-names.ts';

/** The names and ids that a question contains. */
export interface QueryNames {
  /** The question in NFC on one line. */
  readonly line: string;
  readonly agents: readonly Agent[];
  readonly departments: readonly Department[];
  /** UUIDs in lower case. */
  readonly ids: readonly string[];
}

/** A question with what it names, and what is known before anything is read for it. */
export interface Query extends QueryNames {
  readonly actor: Actor;
  readonly now: Date;
  /** The most records of a kind that are shown. */
  readonly limit: number;
  /** The start of the period that "lately" means. */
  readonly since: Date;
  readonly organisation: Organisation;
  readonly snapshot: Omit<OrganisationSnapshot, 'retrieved'>;
}

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const isCalled = (agent: Agent, key: string): boolean => nameKey(agent.name) === key || nameKey(agent.role) === key;

/** Prefers a full name, then the first holder of a role, then a first name. */
const agentCalled = (agents: readonly Agent[], written: string): Agent | undefined => {
  const key = nameKey(written);
  return (
    agents.find(({ name }) => nameKey(name) === key) ??
    agents.find((agent) => isCalled(agent, key)) ??
    agents.find(({ name }) => nameKey(name.split(' ', 1)[0] ?? '') === key)
  );
};

/** A common word names an agent only if it is written exactly as the name, first name or role. */
const isAgentMeant = (line: string, agents: readonly Agent[], { written, start, end }: FoundName): boolean => {
  const word = line.slice(start, end);
  if (!isCommonWord(word)) return true;
  const agent = agentCalled(agents, written);
  const own = [agent?.name, agent?.role, agent?.name.split(' ', 1)[0]].find((name) => name === word);
  return isUsedAsNameAt(line, start, end, own ?? '');
};

/** Finds the agents, departments and ids that a question names. */
export const findQueryNames = (line: string, { agents, departments }: Organisation): QueryNames => {
  const written = distinct(findNames(line, agents).filter((found) => isAgentMeant(line, agents, found)));
  const named = written.flatMap((name) => agentCalled(agents, name) ?? []);
  const ids = [...new Set((line.match(IDS) ?? []).map((id) => id.toLowerCase()))];
  return {
    line,
    agents: [...new Set([...named, ...agents.filter(({ id }) => ids.includes(id))])],
    departments: departments.filter(
      ({ id, name }) => ids.includes(id) || (isNamedIn(line, name) && isUsedAsName(line, name)),
    ),
    ids,
  };
};
