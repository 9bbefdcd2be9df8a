import { readFileSync } from 'node:fs';
import { blocks, inline } from './markup.ts';
import { page } from './page.ts';

const guide = (): string => readFileSync(new URL('../../../docs/guide.md', import.meta.url), 'utf8');

/** The anchor of a heading, as other pages link to it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w ]/g, '')
    .replaceAll(' ', '-');

const block = (text: string): string => {
  if (text.startsWith('# ')) return `<h1>${inline(text.slice(2))}</h1>`;
  if (text.startsWith('## ')) return `<h2 id="${anchorOf(text.slice(3))}">${inline(text.slice(3))}</h2>`;
  return blocks(text);
};

/**
 * What applies to every operation, from docs/guide.md. The file contains only headings, paragraphs and lists, separated
 * by empty lines.
 */
export const guidePage = (): string =>
  page('Guide', `<main id="content" class="text">\n${guide().trim().split('\n\n').map(block).join('\n')}\n</main>`);
