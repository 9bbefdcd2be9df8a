import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { htmlOf } from './html.ts';
import { junitOf } from './junit.ts';
import type { Report } from './report.ts';

/** Makes the folder and tries it, before anybody is asked for minutes. Throws where nothing can be written. */
export const prepareFolder = (folder: string): void => {
  makeFolder(resolve(folder));
  const probe = join(folder, '.conformance');
  writeFileSync(probe, '');
  rmSync(probe);
};

/** One after the other: below /proc the recursive call of Node never comes back. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** Writes the report in its three forms. Throws where that is not possible any more. */
export const writeReport = (folder: string, report: Report): void => {
  writeFileSync(join(folder, 'conformance.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'conformance.xml'), junitOf(report));
  writeFileSync(join(folder, 'conformance.html'), htmlOf(report));
};
