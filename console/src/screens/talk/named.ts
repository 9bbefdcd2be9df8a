const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The names that follow an @ in a text. If one name is a prefix of another, the longer one is used. */
export const namedIn = (said: string, names: readonly string[]): readonly string[] => {
  let left = said;
  const found = new Set<string>();
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const rest = left.replaceAll(new RegExp(String.raw`@${escaped(name)}(?![\p{L}\p{N}])`, 'gu'), ' ');
    if (rest !== left) found.add(name);
    left = rest;
  }
  return names.filter((name) => found.has(name));
};
