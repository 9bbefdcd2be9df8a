import { readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Creates the library links that npm cannot pack. The install script of the package does the same, but does not run with
 * `--ignore-scripts`. Returns whether all links exist; in a read-only tree they stay missing.
 */
export async function hydrateSymlinks(nativeFolder: string): Promise<boolean> {
  const list = await readFile(join(nativeFolder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const made = await Promise.all((JSON.parse(list) as Link[]).map((link) => makeLink(dirname(nativeFolder), link)));
  return made.every(Boolean);
}

async function makeLink(packageFolder: string, { source, target }: Link): Promise<boolean> {
  const path = join(packageFolder, target);
  const isThere = () =>
    stat(path).then(
      () => true,
      () => false,
    );
  if (await isThere()) return true;
  await symlink(relative(dirname(target), source), path).catch(() => {});
  return isThere();
}
