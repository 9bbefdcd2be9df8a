import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked, type Tokens } from 'marked';
import { escaped, linkErrorCodes, ownPages } from '../../../handlers/http/pages/markup.ts';

/** A heading below the title. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  /** The words of the code up to the next heading, in lower case. */
  readonly codeWords: ReadonlySet<string>;
}

/** A rendered page. `title` is its first heading, `codeWords` are those before the next one. */
export interface Rendered {
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly codeWords: ReadonlySet<string>;
}

/** The address at which the server shows a file of the repository, or null. */
export type AddressOf = (file: string) => string | null;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const EXTERNAL = /^(https?|mailto):/i;
/** Identifiers, names of headers and options, and segments of paths, but not short ones, which the search ignores. */
const wordsIn = (code: string): readonly string[] =>
  (code.toLowerCase().match(/[\p{L}_$][\p{L}\d_$]*(?:-[\p{L}\d_$]+)*/gu) ?? []).filter(({ length }) => length > 2);

/** Throws for a scheme that a page must not link to, such as `javascript:`. */
const isExternal = (href: string): boolean => {
  if (EXTERNAL.test(href)) return true;
  if (SCHEME.test(href)) throw new Error(`${href}: a link must be relative, or begin with http:, https: or mailto:`);
  return false;
};

/**
 * Renders a page of the repository. Links to files that the server does not show become plain text. Throws for a link with another scheme
 * than http, https and mailto.
 */
export const renderMarkdown = (text: string, file: string, addressOf: AddressOf): Rendered => {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const codeWords = new Set<string>();
  let wordsHere = codeWords;
  let title = '';
  const addWords = (code: string): void => {
    for (const word of wordsIn(code)) wordsHere.add(word);
  };

  const resolved = (href: string): string | null => {
    if (isExternal(href) || href.startsWith('#')) return href;
    const [path = '', anchor] = href.split('#');
    const address = addressOf(posix.join(posix.dirname(file), path));
    return address === null || anchor === undefined ? address : `${address}#${anchor}`;
  };

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: raw }: Tokens.Heading): string {
        const id = slugger.slug(raw.replaceAll('`', ''));
        const plain = raw.replaceAll('`', '');
        if (depth === 1 && title === '') title = plain;
        else if (depth > 1) {
          wordsHere = new Set();
          headings.push({ id, text: plain, codeWords: wordsHere });
        }
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const target = resolved(href);
        const content = this.parser.parseInline(tokens);
        return target === null ? content : `<a href="${escaped(target)}">${content}</a>`;
      },
      codespan({ text: code }: Tokens.Codespan): string {
        addWords(code);
        const target = ownPages(code);
        const shown = `<code>${escaped(code)}</code>`;
        return target === null ? shown : `<a href="${escaped(target)}">${shown}</a>`;
      },
      code({ text: code, lang = '' }: Tokens.Code): string {
        addWords(code);
        return `<pre tabindex="0" aria-label="${escaped(lang || 'Example')}"><code>${escaped(code)}</code></pre>\n`;
      },
      text(token: Tokens.Text | Tokens.Escape): string {
        if ('tokens' in token && token.tokens !== undefined) return this.parser.parseInline(token.tokens);
        return linkErrorCodes(escaped(token.text));
      },
      html({ text: html }: Tokens.HTML | Tokens.Tag): string {
        return escaped(html);
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { title, html, headings, codeWords };
};
