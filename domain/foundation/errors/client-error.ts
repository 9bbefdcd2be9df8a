import { DomainError } from './domain-error.ts';
import { categoryOf } from './taxonomy.ts';

/** Whether the error has a code below 8000: the same attempt would fail again. Other errors may be temporary. */
export const isClientError = (thrown: unknown): boolean =>
  thrown instanceof DomainError && categoryOf(thrown.code) !== 'internal';
