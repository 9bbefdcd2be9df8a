import { readLabels } from './guided-interview-labels.ts';
import { readProjectName } from './guided-interview-replies.ts';

/**
 * What the guide may take for the id or name of a project in the messages of an interview: the answers as a whole and what stands
 * after the label. Whoever calls the guide looks these up, so that it knows every project that was meant.
 */
export const projectReferencesIn = (messages: readonly string[]): readonly string[] => {
  const answers = messages.flatMap((message) => {
    const { labelled, free } = readLabels(message);
    return [free, ...labelled.filter(({ label }) => label === 'project').map(({ text }) => text)];
  });
  const references = answers.flatMap((answer) => [answer.trim(), readProjectName(answer)]);
  return [...new Set(references)].filter((reference) => reference !== '' && reference.length <= 400);
};
