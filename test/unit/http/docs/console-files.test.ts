import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { NotFound, ServiceUnavailable } from '../../../../domain/foundation/errors/errors.ts';
import { Console } from '../../../../handlers/http/pages/console.ts';

const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('a console that was not built is unavailable, and available once it was built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  try {
    const files = new Console({}, pathToFileURL(`${folder}/`));
    expect(refusal(() => files.page)).toBeInstanceOf(ServiceUnavailable);
    expect(refusal(() => files.asset('main.js'))).toBeInstanceOf(ServiceUnavailable);
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'assets', 'main-1.js'), '');
    expect(files.page).toBeDefined();
    expect(files.asset('main-1.js')).toBeDefined();
    for (const name of ['main-2.js', '../index.html', '__proto__', ''])
      expect(refusal(() => files.asset(name))).toBeInstanceOf(NotFound);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
