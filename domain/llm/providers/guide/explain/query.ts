import { isNamedIn } from '../../../../foundation/kernel/text/named-in.ts';
import { nameKey } from '../../../../foundation/kernel/text/text.ts';
import type { FactReader, ReadableAgent } from '../../../fact-reader.ts';
import type { NamedThing } from '../../../organisation-snapshot.ts';
import { isCommonWord, isUsedAsName, isUsedAsNameAt } from '../text/common-names.ts';
import { distinct, type FoundName, findNames } from '../text/names.ts';

/** The names and ids that a question contains. */
export interface QueryNames {
  /** The question in NFC on one line. */
  readonly line: string;
  readonly agents: readonly ReadableAgent[];
  readonly departments: readonly NamedThing[];
  /** UUIDs in lower case. */
  readonly ids: readonly string[];
}

type Names = Pick<FactReader, 'agents' | 'departments'>;

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const isCalled = (agent: ReadableAgent, key: string): boolean =>
  nameKey(agent.name) === key || nameKey(agent.role) === key;

/** Prefers a full name, then the first holder of a role, then a first name. */
const agentCalled = (agents: readonly ReadableAgent[], written: string): ReadableAgent | undefined => {
  const key = nameKey(written);
  return (
    agents.find(({ name }) => nameKey(name) === key) ??
    agents.find((agent) => isCalled(agent, key)) ??
    agents.find(({ name }) => nameKey(name.split(' ', 1)[0] ?? '') === key)
  );
};

/** A common word names an agent only if it is written exactly as the name, first name or role. */
const isAgentMeant = (line: string, agents: readonly ReadableAgent[], { written, start, end }: FoundName): boolean => {
  const word = line.slice(start, end);
  if (!isCommonWord(word)) return true;
  const agent = agentCalled(agents, written);
  const own = [agent?.name, agent?.role, agent?.name.split(' ', 1)[0]].find((name) => name === word);
  return isUsedAsNameAt(line, start, end, own ?? '');
};

/** Finds the agents, departments and ids that a question names. */
export const findQueryNames = (line: string, { agents, departments }: Names): QueryNames => {
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
