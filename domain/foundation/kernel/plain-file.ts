import { readFile, stat } from 'node:fs/promises';

/** The text of a regular file. Anything else, such as a pipe, could block the reader without end. Throws the error of the system. */
export const readPlainFile = async (path: string): Promise<string> => {
  if (!(await stat(path)).isFile()) throw new Error('it is not a regular file');
  return readFile(path, 'utf8');
};
