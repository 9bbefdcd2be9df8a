/** How deep lists and objects may stand inside one another; free-form values would otherwise have no bound. */
export const MAX_DEPTH = 64;

/** Whether a value nests deeper. Looks no further than that, so that nothing is too deep for it. */
export const isTooDeep = (value: unknown, depth = 0): boolean => {
  if (depth > MAX_DEPTH) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => isTooDeep(part, depth + 1));
};
