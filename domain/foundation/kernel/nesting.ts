/** How deep lists and objects may stand inside one another; free-form values would otherwise have no bound. */
export const MAX_DEPTH = 64;

/** Whether a value nests deeper. Looks no further than that, so that nothing is too deep for it. */
export const isTooDeep = (value: unknown, depth = 0): boolean => {
  if (depth > MAX_DEPTH) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => isTooDeep(part, depth + 1));
};

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPENING, CLOSING] = [
  [0x5b, 0x7b],
  [0x5d, 0x7d],
];

/** The same of the text of valid JSON, where a key given twice hides what its first value holds from whoever reads the value. */
export const isTextTooDeep = (json: string): boolean => {
  let [depth, isInString] = [0, false];
  for (let place = 0; place < json.length; place += 1) {
    const code = json.charCodeAt(place);
    if (isInString && code === BACKSLASH) place += 1;
    else if (code === QUOTE) isInString = !isInString;
    else if (!isInString && OPENING?.includes(code)) depth += 1;
    else if (!isInString && CLOSING?.includes(code)) depth -= 1;
    // What is empty may stand in the deepest place.
    if (depth > MAX_DEPTH + 1) return true;
  }
  return false;
};
