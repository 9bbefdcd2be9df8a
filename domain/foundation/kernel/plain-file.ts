import { readFile, stat } from 'node:fs/promises';

/** The text of a file. Whatever else bears the name, a pipe say, could keep a reader waiting for ever. Throws what the system says. */
export const readPlainFile = async (path: string): Promise<string> => {
  if (!(await stat(path)).isFile()) throw new Error('it is no file');
  return readFile(path, 'utf8');
};
