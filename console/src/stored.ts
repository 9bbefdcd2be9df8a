/** What this browser keeps of the console; null where storage is switched off. */
export const readStored = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Keeps it, or with null no longer; where storage is switched off it lasts as long as the page. */
export const store = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Nothing depends on it.
  }
};
