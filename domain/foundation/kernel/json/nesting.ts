/** The deepest nesting of lists and objects in free-form values. */
export const MAX_DEPTH = 64;

/** Whether a value nests deeper than MAX_DEPTH. It stops there, so that deep values cannot overflow the stack. */
export const isTooDeep = (value: unknown, depth = 0): boolean => {
  if (depth > MAX_DEPTH) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => isTooDeep(part, depth + 1));
};

/** The most values of a JSON text: lists, objects and everything in them, without the keys. */
export const MAX_VALUES = 50_000;

const SPACE = 0x20;
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Which limit the bytes of a JSON text exceed, or null. One pass without allocations, so that it can run before parsing. It counts every
 * value, also one that a duplicate key hides in the parsed value. The result is undefined for invalid JSON.
 */
export const exceededLimit = (json: Uint8Array): 'depth' | 'values' | null => {
  let [depth, values, isInString, isJustOpened] = [0, 1, false, false];
  for (let place = 0; place < json.length; place += 1) {
    const code = json[place] ?? 0;
    if (isInString) {
      if (code === BACKSLASH) place += 1;
      else if (code === QUOTE) isInString = false;
      continue;
    }
    if (code <= SPACE) continue;
    if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    else if (isJustOpened || code === COMMA) values += 1;
    isJustOpened = code === OPEN_LIST || code === OPEN_OBJECT;
    if (isJustOpened) depth += 1;
    else if (code === QUOTE) isInString = true;
    // An empty list or object may be one level deeper.
    if (depth > MAX_DEPTH + 1) return 'depth';
    if (values > MAX_VALUES) return 'values';
  }
  return null;
};
