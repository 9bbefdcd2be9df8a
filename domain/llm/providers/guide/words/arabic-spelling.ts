/** Arabic spellings of Latin letters. Other letters are omitted. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  ...{ a: ['ا', 'ي'], b: ['ب'], c: ['ك', 'س'], d: ['د'], e: ['ي', 'ا', ''], f: ['ف'], g: ['غ', 'ج'], h: ['ه', 'ح'] },
  ...{ i: ['ي'], j: ['ج'], k: ['ك'], l: ['ل'], m: ['م'], n: ['ن'], o: ['و'], p: ['ب'], q: ['ق'], r: ['ر'], s: ['س'] },
  ...{
    t: ['ت'],
    u: ['و'],
    v: ['ف'],
    w: ['و'],
    x: ['كس'],
    y: ['ي'],
    z: ['ز'],
    sh: ['ش'],
    ch: ['تش'],
    th: ['ث'],
    ph: ['ف'],
    kh: ['خ'],
  },
};

/** Spellings at the beginning of a name, where a vowel needs a carrier. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  ...{ a: ['آ', 'أ'], e: ['إي', 'إ'], i: ['إي', 'اي', 'إ'], o: ['أو', 'او', 'ع'], u: ['أو', 'ع'] },
};

const MAX_ENTRIES = 64;
const MIN_LENGTH = 3;

/**
 * The Arabic spellings of a first name, given in lower case without accents; only a few, each of at least three
 * letters.
 */
export const arabicSpellings = (name: string): string[] => {
  let spellings = [''];
  const sounds = name.match(/sh|ch|th|ph|kh|[a-z]/g) ?? [];
  for (const [index, sound] of sounds.entries()) {
    const isShort = sound === 'a' && index > 0 && index === sounds.length - 2;
    const letters = [...((index === 0 ? FIRST[sound] : undefined) ?? LETTERS[sound] ?? ['']), ...(isShort ? [''] : [])];
    spellings = spellings.flatMap((spelling) => letters.map((letter) => spelling + letter)).slice(0, MAX_ENTRIES);
  }
  return spellings.filter(({ length }) => length >= MIN_LENGTH);
};
