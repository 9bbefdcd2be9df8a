import { hash } from 'node:crypto';

/** The most texts that are remembered. */
const MAX_TEXTS = 10_000;

/** A digest and not the text: the text may contain secrets, or be a part of a large one that would stay in memory with it. */
const digestOf = (text: string): string => hash('sha256', Buffer.from(text, 'utf16le'), 'base64url');

/** Remembers texts that passed an expensive check, so that it is not repeated. The oldest are forgotten first. */
export class CheckedTexts {
  readonly #digests = new Set<string>();

  has(text: string): boolean {
    return this.#digests.has(digestOf(text));
  }

  add(text: string): void {
    this.#digests.add(digestOf(text));
    if (this.#digests.size <= MAX_TEXTS) return;
    for (const oldest of this.#digests) {
      this.#digests.delete(oldest);
      return;
    }
  }
}
