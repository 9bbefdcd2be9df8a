import { ProviderFailed } from '../../foundation/errors/errors.ts';
import { codePointLength } from '../../foundation/kernel/text/text.ts';
import { MAX_MESSAGE_LENGTH, toStorableText } from '../../llm/safety/storable-text.ts';

const LEADING_HALF = /[\uD800-\uDBFF]$/;

/**
 * Collects the streamed reply of a model in the form in which it is sent and stored. Its length is limited here because
 * a provider may ignore the limit of the call (spec/rules/chat.md#explain).
 */
export class ReplyText {
  #text = '';
  #length = 0;
  #half = '';

  /** Returns the text to send for one more piece; it may be empty. Throws ProviderFailed if the reply is too long. */
  add(piece: string): string {
    const text = this.#half + piece.replaceAll('\0', '');
    // A piece may end in the middle of a surrogate pair; the first half is kept for the next piece.
    this.#half = LEADING_HALF.exec(text)?.[0] ?? '';
    return this.#keep(text.slice(0, text.length - this.#half.length));
  }

  /** Returns the remaining text after the last piece. Throws ProviderFailed if the reply is blank. */
  end(): string {
    const rest = this.#keep(this.#half);
    this.#half = '';
    if (this.#text.trim() === '') throw new ProviderFailed('The model returned an empty reply');
    return rest;
  }

  /** The whole text so far. */
  toString(): string {
    return this.#text;
  }

  #keep(text: string): string {
    const kept = toStorableText(text);
    this.#length += codePointLength(kept);
    if (this.#length > MAX_MESSAGE_LENGTH) throw new ProviderFailed('The reply of the model is too long');
    this.#text += kept;
    return kept;
  }
}

/** Checks a complete reply. Throws ProviderFailed if it is blank or too long. */
export const readReplyText = (written: string): string => {
  const answer = new ReplyText();
  answer.add(written);
  answer.end();
  return answer.toString();
};
