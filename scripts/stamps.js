// Plain JavaScript for the same reason as bundle.js.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAME = 'made-of.json';

/** The stamp of a file, which shows whether it has changed; in whole seconds, because image layers store no fractions. */
const stampOf = (file) => {
  const { size, mtimeMs } = statSync(join(ROOT, file));
  return [file, size, Math.floor(mtimeMs / 1000)];
};

/** The content of `made-of.json`: stamps of our files that a build of esbuild read, and of the lockfile with all other versions. */
export const stampsOf = (metafile) => {
  const own = Object.keys(metafile.inputs).filter((file) => !/(^|\/)node_modules\/|^(builtin|uncalled):/.test(file));
  return { name: NAME, text: JSON.stringify([...own, 'package-lock.json'].map(stampOf)) };
};

/** Whether the folder was built from the current files. */
export const isCurrent = (folder) => {
  try {
    const stamps = JSON.parse(readFileSync(join(ROOT, folder, NAME), 'utf8'));
    return stamps.every((stamp) => stampOf(stamp[0]).every((value, index) => value === stamp[index]));
  } catch {
    return false;
  }
};
