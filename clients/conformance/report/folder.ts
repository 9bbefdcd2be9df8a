import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { htmlOf } from './html.ts';
import { junitOf } from './junit.ts';
import type { Report } from './report.ts';

/** Creates the folder and tests it before the run. Throws if it is not writable. */
export const prepareFolder = (folder: string): void => {
  makeFolder(resolve(folder));
  const probe = join(folder, '.conformance');
  writeFileSync(probe, '');
  rmSync(probe);
};

/** Creates parents one by one: below /proc, the recursive call of Node never returns. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** Writes the report in its three forms. Throws if that fails. */
export const writeReport = (folder: string, report: Report): void => {
  writeFileSync(join(folder, 'conformance.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'conformance.xml'), junitOf(report));
  writeFileSync(join(folder, 'conformance.html'), htmlOf(report));
};
