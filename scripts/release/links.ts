import { readFileSync } from 'node:fs';

/** The address of the source code, from `repository` in package.json, without the form that npm wants. */
export const repositoryUrl = (): string => {
  const { repository } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(repository.url)
    .replace(/^git\+/, '')
    .replace(/\.git$/, '');
};

/** A link of Markdown that is relative to the changelog. */
const RELATIVE = /\]\((?![a-z][a-z+.-]*:)([^)\s]+)\)/g;

/** The Markdown of the changelog with links to the files of a release, so that it can be read elsewhere. */
export const withAbsoluteLinks = (markdown: string, repository: string, version: string): string =>
  markdown.replaceAll(RELATIVE, (_all, target: string) => {
    const path = target.startsWith('#') ? `CHANGELOG.md${target}` : target;
    return `](${repository}/blob/v${version}/${path})`;
  });
