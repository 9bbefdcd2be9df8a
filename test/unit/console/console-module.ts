/**
 * A module of the console that needs no browser. By its path, because the compiler checks the console with other settings
 * (console/tsconfig.json).
 */
export const consoleModule = <T>(path: string): Promise<T> =>
  import(/* @vite-ignore */ new URL(`../../../console/src/${path}`, import.meta.url).pathname);
