import type { ArticleFile } from '../../../handlers/http/pages/article-page.ts';
import { escaped } from '../../../handlers/http/pages/markup.ts';
import { type ArticleSource, articleGroups, readArticle } from './article-list.ts';
import { type Rendered, renderMarkdown } from './markdown.ts';

const addressOf = (name: string): string => `/docs/${name}`;

const entry = ({ name, label }: ArticleSource, { title, headings }: Rendered): string => {
  const shown = label ?? title;
  return [
    `<li data-find="${escaped(`${shown} ${title}`.toLowerCase())}"><a href="${addressOf(name)}">${escaped(shown)}</a></li>`,
    ...headings.map(
      ({ id, text }) =>
        `<li class="part" hidden data-find="${escaped(`${shown} ${text}`.toLowerCase())}"><a href="${addressOf(name)}#${id}">${escaped(shown)}: ${escaped(text)}</a></li>`,
    ),
  ].join('\n');
};

/** The articles, and what the search finds in them. */
export interface RenderedArticles {
  /** The articles as the server reads them, with the contents that list all of them. */
  readonly file: ArticleFile;
  /** The code words of each entry of the contents: one line per entry, in their order. */
  readonly codeWords: string;
}

const codeWordsOf = ({ codeWords, headings }: Rendered): readonly string[] =>
  [codeWords, ...headings.map((heading) => heading.codeWords)].map((words) => [...words].join(' '));

/** Renders all articles. */
export const renderArticles = (): RenderedArticles => {
  const groups = articleGroups();
  const names = new Map(groups.flatMap(({ articles }) => articles.map(({ file, name }) => [file, name] as const)));
  const render = (source: ArticleSource): Rendered =>
    renderMarkdown(readArticle(source), source.file, (file) => {
      const name = names.get(file);
      return name === undefined ? null : addressOf(name);
    });
  const rendered = new Map(groups.flatMap(({ articles }) => articles.map((source) => [source.name, render(source)])));
  const contents = groups.map(({ title, articles }) => {
    const items = articles.map((source) => entry(source, rendered.get(source.name) as Rendered));
    return `<section class="articles"><h2>${escaped(title)}</h2><ul>${items.join('\n')}</ul></section>`;
  });
  const articles = Object.fromEntries([...rendered].map(([name, { title, html }]) => [name, { title, html }]));
  return {
    file: { contents: contents.join('\n'), articles },
    codeWords: [...rendered.values()].flatMap(codeWordsOf).join('\n'),
  };
};
