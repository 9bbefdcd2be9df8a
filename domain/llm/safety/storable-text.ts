/** The longest stored message of a model, in characters. */
export const MAX_MESSAGE_LENGTH = 40_000;

/** Removes U+0000 and replaces unpaired surrogates by U+FFFD, because PostgreSQL cannot store them. */
export const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
