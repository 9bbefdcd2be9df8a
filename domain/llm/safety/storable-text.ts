/** The longest message of a model that is kept, in characters. */
export const MAX_MESSAGE = 40_000;

/** What can be stored: PostgreSQL holds neither U+0000, which is left out, nor half a character, which becomes U+FFFD. */
export const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
