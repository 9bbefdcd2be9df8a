import { readFileSync } from 'node:fs';
import { plainPage } from './page.ts';

const guide = (): string => readFileSync(new URL('../../../docs/guide.md', import.meta.url), 'utf8');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The words of a line. Code between backticks that is a page or document of this server leads there. */
const inline = (text: string): string =>
  escaped(text)
    .replace(/`((?:\/docs|\/openapi)[^`]*)`/g, '<a href="$1"><code>$1</code></a>')
    .replace(/`([^`]+)`/g, '<code>$1</code>');

/** What a heading is found by, as in the links of other pages. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w ]/g, '')
    .replaceAll(' ', '-');

const block = (text: string): string => {
  if (text.startsWith('# ')) return `<h1>${inline(text.slice(2))}</h1>`;
  if (text.startsWith('## ')) return `<h2 id="${anchorOf(text.slice(3))}">${inline(text.slice(3))}</h2>`;
  if (!text.startsWith('- ')) return `<p>${inline(text)}</p>`;
  return `<ul>${text
    .slice(2)
    .split('\n- ')
    .map((item) => `<li>${inline(item)}</li>`)
    .join('')}</ul>`;
};

/** What holds for every operation, written in docs/guide.md: headings, paragraphs and lists with nothing else between empty lines. */
export const guidePage = (): string => {
  const blocks = guide().trim().split('\n\n');
  return plainPage('guide', blocks.map(block).join('\n'));
};
