// Plain JavaScript on purpose, as require-node.js is.
import './require-node.js';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Starts the server: from the bundle that `npm ci` made, which takes a quarter of the time, or from its sources when they are newer. */
const root = fileURLToPath(new URL('..', import.meta.url));

const changedAt = (file) => statSync(join(root, file)).mtimeMs;

const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const isBundleCurrent = () => {
  try {
    const builtAt = changedAt('dist/main.js');
    if (changedAt('package-lock.json') > builtAt) return false;
    return ['domain', 'handlers', 'generated'].flatMap(filesOf).every((file) => statSync(file).mtimeMs <= builtAt);
  } catch {
    return false;
  }
};

await import(isBundleCurrent() ? '../dist/main.js' : '../handlers/main.ts');
