import { ERROR_CODES, hasCode } from 'organisation-platform-client';
import type { ApiInboxItem } from './waiting.ts';

/** The items of a batch that were handled. */
export interface BatchProgress {
  /** The ids of the items that were decided. */
  readonly done: readonly string[];
  /** The items that had changed. */
  readonly left: readonly ApiInboxItem[];
}

/** The item was changed or decided since it was read. */
const hasChanged = (error: unknown): boolean =>
  hasCode(error, ERROR_CODES.VERSION_CONFLICT, ERROR_CODES.RESOURCE_NOT_FOUND, ERROR_CODES.RECORD_NOT_FOUND);

/**
 * Decides the items that `before` does not contain, in order. Skips items that have changed, and throws the first other
 * error; `onProgress` gets the progress after each item.
 */
export const decideInOrder = async (
  entries: readonly ApiInboxItem[],
  before: BatchProgress,
  decideOne: (entry: ApiInboxItem) => Promise<unknown>,
  onProgress: (progress: BatchProgress) => void,
): Promise<BatchProgress> => {
  let { done, left } = before;
  for (const entry of entries.filter((each) => !done.includes(each.id) && !left.includes(each))) {
    try {
      await decideOne(entry);
      done = [...done, entry.id];
    } catch (error) {
      if (!hasChanged(error)) throw error;
      left = [...left, entry];
    }
    onProgress({ done, left });
  }
  return { done, left };
};
