import { MAX_DEPTH } from '../../../domain/foundation/kernel/json/nesting.ts';
import { pointerPart, type ValidationErrors } from './validation-errors.ts';

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const at = (place: string, path: readonly string[]): string =>
  path.length === 0 ? place : `${place} /${path.map(pointerPart).join('/')}`;

/**
 * Strings that the database could not hold, numbers that are none, and nesting without end, wherever they stand (spec/rules/errors.md#json-values). `path`
 * is where `value` stands; it is put into words only when there is an error to tell.
 */
export const checkStrings = (value: unknown, place: string, faults: ValidationErrors, path: string[] = []): void => {
  if (path.length > MAX_DEPTH) return void faults.add(`${place}: must not nest deeper than ${MAX_DEPTH} levels`);
  if (typeof value === 'string') {
    if (!isStorable(value)) faults.add(`${at(place, path)}: must not hold U+0000 or unpaired surrogates`);
    return;
  }
  if (typeof value === 'number' && !Number.isFinite(value))
    return void faults.add(`${at(place, path)}: must be finite`);
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.keys(value)) {
    if (faults.isFull) return;
    const isNamed = isStorable(name);
    if (!isNamed) faults.add(`${at(place, path)}: a field name must not hold U+0000 or unpaired surrogates`);
    path.push(isNamed ? name : '?');
    checkStrings((value as Record<string, unknown>)[name], place, faults, path);
    path.pop();
  }
};
