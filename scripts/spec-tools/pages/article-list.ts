import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const RULES = 'spec/rules';

/** A Markdown page of the repository that the server shows at `/docs/<name>`. */
export interface ArticleSource {
  readonly name: string;
  /** The path from the root of the repository. */
  readonly file: string;
  /** The name in the contents, if it is not the title of the page. */
  readonly label?: string;
}

/** Articles that are listed together. */
export interface ArticleGroup {
  readonly title: string;
  readonly articles: readonly ArticleSource[];
}

const fromDocs = (...names: readonly string[]): ArticleSource[] =>
  names.map((name) => ({ name, file: `docs/${name}.md` }));

const rules = (): ArticleSource[] =>
  readdirSync(join(ROOT, RULES))
    .toSorted()
    .map((file) => ({ name: `rules-${file.replace('.md', '')}`, file: `${RULES}/${file}` }));

/** The articles in the order of the contents. */
export const articleGroups = (): readonly ArticleGroup[] => [
  { title: 'Using the API', articles: fromDocs('guide', 'tour', 'recipes', 'glossary') },
  {
    title: 'Clients',
    articles: [
      { name: 'typescript', file: 'clients/typescript/README.md', label: 'TypeScript client' },
      { name: 'python', file: 'clients/python/README.md', label: 'Python client' },
      ...fromDocs('sdk', 'mock', 'conformance'),
    ],
  },
  { title: 'Integrations', articles: fromDocs('events', 'webhooks', 'workers', 'connections', 'mcp') },
  {
    title: 'Operation',
    articles: [
      { name: 'readme', file: 'README.md', label: 'Overview and configuration' },
      ...fromDocs('operating', 'benchmarks'),
      { name: 'security', file: 'SECURITY.md' },
    ],
  },
  { title: 'Rules', articles: rules() },
];

/** The text of a page. */
export const readArticle = ({ file }: ArticleSource): string => readFileSync(join(ROOT, file), 'utf8');
