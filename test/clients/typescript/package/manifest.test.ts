import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPackage, readProject } from '../document.ts';

it('the package has the version of the release, and the library versions that it is tested with', () => {
  const { version, dependencies } = readPackage();
  const { version: release, dependencies: ours, devDependencies } = readProject();
  expect(version).toBe(release);
  const tested = Object.fromEntries(
    Object.keys(dependencies).map((name) => [name, { ...ours, ...devDependencies }[name]]),
  );
  expect(dependencies).toEqual(tested);
});

it('the packages name the same project, author and repository', () => {
  const { author, homepage, repository, keywords } = readProject();
  const published = readPackage();
  expect(published).toMatchObject({ author, homepage, repository: { ...repository, directory: 'clients/typescript' } });
  expect(published.keywords).toEqual(expect.arrayContaining(keywords));
  expect(new URL(homepage).protocol).toBe('https:');
  expect(new URL(repository.url.replace('git+', '')).pathname).toMatch(/\.git$/);
  const python = readFileSync(new URL('../../../../clients/python/pyproject.toml', import.meta.url), 'utf8');
  expect(python).toContain(`authors = [{ name = "${author}" }]`);
  expect(python).toContain(`Homepage = "${homepage}"`);
  expect(python).toContain(`Repository = "${repository.url.replace('git+', '')}"`);
});
