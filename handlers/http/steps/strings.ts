import { MAX_DEPTH } from '../../../domain/foundation/kernel/json/nesting.ts';
import { pointerPart, type ValidationErrors } from './validation-errors.ts';

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const at = (place: string, path: readonly string[]): string =>
  path.length === 0 ? place : `${place} /${path.map(pointerPart).join('/')}`;

/**
 * Finds strings that the database cannot store, numbers that are not finite, and excessive nesting, anywhere in a value
 * (spec/rules/errors.md#json-values). `path` is the location of `value`; it is formatted only for an error.
 */
export const checkStrings = (value: unknown, place: string, errors: ValidationErrors, path: string[] = []): void => {
  if (path.length > MAX_DEPTH) return void errors.add(`${place}: must not nest deeper than ${MAX_DEPTH} levels`);
  if (typeof value === 'string') {
    if (!isStorable(value)) errors.add(`${at(place, path)}: must not hold U+0000 or unpaired surrogates`);
    return;
  }
  if (typeof value === 'number' && !Number.isFinite(value))
    return void errors.add(`${at(place, path)}: must be finite`);
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.keys(value)) {
    if (errors.isFull) return;
    if (!isStorable(name)) errors.add(`${at(place, path)}: a field name must not hold U+0000 or unpaired surrogates`);
    path.push(name);
    checkStrings((value as Record<string, unknown>)[name], place, errors, path);
    path.pop();
  }
};
