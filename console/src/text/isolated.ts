/** A name inside a sentence, isolated so that right-to-left text does not reorder the sentence. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
