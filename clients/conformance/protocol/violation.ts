import type { ApiResponse } from './exchange.ts';

/** The deployment violates the rule. */
export class Violation extends Error {
  /** The response that shows it, if there is one. */
  readonly response: ApiResponse | null;

  constructor(message: string, response: ApiResponse | null = null) {
    super(message);
    this.response = response;
  }
}
