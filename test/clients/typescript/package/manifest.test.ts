import { expect, it } from 'vitest';
import { INTERFACE_VERSION } from '../../../../generated/operations.ts';
import { readPackage, readProject } from '../document.ts';

it('the package has the version of the interface, and the library versions that it is tested with', () => {
  const { version, dependencies } = readPackage();
  const { dependencies: ours, devDependencies } = readProject();
  expect(version).toBe(INTERFACE_VERSION);
  const tested = Object.fromEntries(
    Object.keys(dependencies).map((name) => [name, { ...ours, ...devDependencies }[name]]),
  );
  expect(dependencies).toEqual(tested);
});
