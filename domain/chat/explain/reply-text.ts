import { ProviderFailed } from '../../foundation/errors/errors.ts';
import { codePointLength } from '../../foundation/kernel/text/text.ts';
import { MAX_MESSAGE, toStorableText } from '../../llm/safety/storable-text.ts';

const LEADING_HALF = /[\uD800-\uDBFF]$/;

/**
 * The answer of a model in the form in which it is told and stored. It is bounded here, because a provider may ignore the bound of
 * its call (spec/rules/chat.md#explain).
 */
export class ReplyText {
  #text = '';
  #length = 0;
  #half = '';

  /** What is to be told of one more piece, possibly nothing yet. Throws ProviderFailed beyond the bound. */
  add(piece: string): string {
    const text = this.#half + piece.replaceAll('\0', '');
    // A character can be cut in two between pieces; its first half waits for the other.
    this.#half = LEADING_HALF.exec(text)?.[0] ?? '';
    return this.#keep(text.slice(0, text.length - this.#half.length));
  }

  /** What is left to be told once no piece follows. Throws ProviderFailed for a blank answer, too. */
  end(): string {
    const rest = this.#keep(this.#half);
    this.#half = '';
    if (this.#text.trim() === '') throw new ProviderFailed('The model returned an empty reply');
    return rest;
  }

  /** All that was told. */
  toString(): string {
    return this.#text;
  }

  #keep(text: string): string {
    const kept = toStorableText(text);
    this.#length += codePointLength(kept);
    if (this.#length > MAX_MESSAGE) throw new ProviderFailed('The reply of the model is too long');
    this.#text += kept;
    return kept;
  }
}

/** The whole of an answer. Throws ProviderFailed for one that is blank or beyond the bound. */
export const readReplyText = (written: string): string => {
  const answer = new ReplyText();
  answer.add(written);
  answer.end();
  return answer.toString();
};
