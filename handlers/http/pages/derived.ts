import { readFileSync } from 'node:fs';
import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';

const FOLDER = new URL('../../../derived/', import.meta.url);

/** A file that scripts/derive.js wrote. Throws ServiceUnavailable if it is missing. */
export const readDerived = (name: string): Buffer => {
  try {
    return readFileSync(new URL(name, FOLDER));
  } catch (cause) {
    throw new ServiceUnavailable('The file was not built on this server', { cause });
  }
};
