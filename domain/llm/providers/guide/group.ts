import { truncate } from '../../../foundation/kernel/text/text.ts';
import type { GroupContext } from './subjects.ts';
import { anyWord, oneLine } from './text/words.ts';

/** The perspective of a role, by a word in its name. */
const VIEWS: readonly (readonly [RegExp, string])[] = [
  [anyWord(['cfo', 'finance', 'financial', 'accountant', 'controller']), 'what it costs and what it brings in'],
  [
    anyWord(['cto', 'engineers?', 'engineering', 'developer', 'architect', 'technical']),
    'how it is built and kept running',
  ],
  [anyWord(['cpo', 'product', 'designer', 'ux']), 'what the user gains by it'],
  [anyWord(['coo', 'operations', 'project', 'logistics']), 'who does what by when'],
  [anyWord(['cmo', 'marketing', 'sales', 'market']), 'how the market will take it'],
  [anyWord(['security', 'legal', 'compliance', 'risk']), 'what can go wrong and who is liable'],
  [anyWord(['qa', 'quality', 'test', 'tester']), 'how we will know that it works'],
  [anyWord(['ceo', 'founder', 'president']), 'whether it serves where we want to go'],
];

const ANY_VIEW = 'what it means for my own work';

/** The contribution of an agent to a message: one line that depends on its role. */
export const contribution = ({ message, speaker }: GroupContext): string => {
  const view = VIEWS.find(([pattern]) => pattern.test(oneLine(speaker.role)))?.[1] ?? ANY_VIEW;
  const subject = truncate(oneLine(message), 120);
  return `As ${speaker.role}, on "${subject}" I would look first at ${view}. (Built-in guide)`;
};
