import { DomainError } from './domain-error.ts';
import { categoryOf } from './taxonomy.ts';

/** Whether the product refused, with a code below 8000: the same attempt would be refused again. What else is thrown may pass. */
export const isClientError = (thrown: unknown): boolean =>
  thrown instanceof DomainError && categoryOf(thrown.code) !== 'internal';
