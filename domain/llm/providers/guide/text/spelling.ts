/** The shortest word that is corrected. */
const MIN_LENGTH = 4;

/** Whether two different words differ by one letter: inserted, omitted, replaced or exchanged with its neighbour. */
const isOneSlipAway = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
};

/** Replaces each word of the line that is not a known word, but differs from one by a single slip. */
export const correctSpelling = (line: string, known: ReadonlySet<string>): string =>
  line.replace(/\p{L}+/gu, (word) => {
    const written = word.toLowerCase();
    if (written.length < MIN_LENGTH || known.has(written)) return word;
    return [...known].find((each) => isOneSlipAway(written, each)) ?? word;
  });
