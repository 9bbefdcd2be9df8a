import type { Answer } from './exchange.ts';

/** The deployment does not do what the rule says. */
export class Violation extends Error {
  /** The response that shows it, where there is one. */
  readonly answer: Answer | null;

  constructor(message: string, answer: Answer | null = null) {
    super(message);
    this.answer = answer;
  }
}
