import { NotFound } from '../../../domain/foundation/errors/errors.ts';
import { readDerived } from './derived.ts';
import { page } from './page.ts';
import { searchField } from './search-field.ts';
import { Stored } from './stored.ts';

/** `derived/articles.json`: pages of the documentation, rendered from Markdown by scripts/spec-tools/pages/articles.ts. */
export interface ArticleFile {
  /** The sections of the contents that list all articles. */
  readonly contents: string;
  readonly articles: Readonly<Record<string, { readonly title: string; readonly html: string }>>;
}

const render = ({ contents, articles }: ArticleFile, name: string): string => {
  const { title = '', html = '' } = articles[name] ?? {};
  const address = `/docs/${name}`;
  return page(
    title,
    address,
    `<div class="columns">
<nav id="contents" aria-label="Documentation">
${searchField}
${contents.replace(`href="${address}"`, `href="${address}" aria-current="page"`)}
</nav>
<main id="content" class="text">
${html}
</main>
</div>`,
  );
};

/** The documentation that people read, at `/docs/<name>`. */
export class Articles {
  readonly #type: string;
  readonly #headers: Readonly<Record<string, string>>;
  #file: ArticleFile | null = null;
  readonly #pages = new Map<string, Stored>();

  constructor(type: string, headers: Readonly<Record<string, string>>) {
    this.#type = type;
    this.#headers = headers;
  }

  /** Throws NotFound for a name that does not exist, and ServiceUnavailable if the file was not built. */
  get(name: string): Stored {
    this.#file ??= JSON.parse(readDerived('articles.json').toString()) as ArticleFile;
    const file = this.#file;
    if (!Object.hasOwn(file.articles, name)) throw new NotFound('The page does not exist; /docs lists all pages');
    const stored = this.#pages.get(name) ?? new Stored(this.#type, () => render(file, name), this.#headers);
    this.#pages.set(name, stored);
    return stored;
  }
}
