import { readLabels } from './guided-interview-labels.ts';
import { readProjectName } from './guided-interview-replies.ts';

/**
 * Texts in the messages of an interview that may be the id or name of a project: whole messages, and the text after the
 * label. The caller looks them up, so that the guide knows every project that was meant.
 */
export const projectReferencesIn = (messages: readonly string[]): readonly string[] => {
  const answers = messages.flatMap((message) => {
    const { labelled, free } = readLabels(message);
    return [free, ...labelled.filter(({ label }) => label === 'project').map(({ text }) => text)];
  });
  const references = answers.flatMap((answer) => [answer.trim(), readProjectName(answer)]);
  return [...new Set(references)].filter((reference) => reference !== '' && reference.length <= 400);
};
