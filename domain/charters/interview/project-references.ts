import { trimEndMatching } from '../../foundation/kernel/text/text.ts';

const MAX_REFERENCE = 400;
const SURROUNDING = /["'“”‘’«»„`.!\s]/;

const bare = (text: string): string => {
  const written = [...trimEndMatching(text, SURROUNDING)];
  const start = written.findIndex((character) => !SURROUNDING.test(character));
  return start < 0 ? '' : written.slice(start).join('');
};

/**
 * Texts in the messages of an interview that may be the id or name of a project, in any language: whole messages, lines,
 * text after a colon, and quoted text. The caller looks them up, so that a model knows every project that was mentioned.
 */
export const projectReferencesIn = (messages: readonly string[]): readonly string[] => {
  const lines = messages.flatMap((message) => message.split('\n'));
  const named = lines.flatMap((line) => line.split(/[:"“”„«»]/).slice(1));
  const references = [...messages, ...lines, ...named].flatMap((text) => [text.trim(), bare(text)]);
  return [...new Set(references)].filter((reference) => reference !== '' && reference.length <= MAX_REFERENCE);
};
