/** A value in the browser's storage; null if storage is disabled. */
export const readStored = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Stores the value, or deletes it with null; without storage it lasts as long as the page. */
export const store = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage is optional.
  }
};
