import type { Answer } from './exchange.ts';

/** The deployment violates the rule. */
export class Violation extends Error {
  /** The response that shows it, if there is one. */
  readonly answer: Answer | null;

  constructor(message: string, answer: Answer | null = null) {
    super(message);
    this.answer = answer;
  }
}
