import { dirname, join } from 'node:path/posix';
import { slug } from 'github-slugger';

/** The text of every file that is checked, by its path from the root. */
export type Texts = ReadonlyMap<string, string>;

/** Whether a file or folder exists at a path from the root. */
export type Exists = (path: string) => boolean;

const PAGE = /[\w./-]+\.md(?:#[\w-]*)?/g;
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const ADDRESS = /\bhttps?:\/\/\S+/g;

/** Invalid forms of a citation: the number of a page that is not in the repository, or a page without its path. */
const UNRESOLVABLE: readonly RegExp[] = [
  /\bsheets?\b/i,
  /\bfacade rules?\b/i,
  /\b(?:architecture|decisions?|rules?) \d+/i,
  /(?<!\bRFC \d+,? )\bsection \d+/i,
];

/** Each version of the changelog has the same headings. */
const REPEATS_HEADINGS = new Set(['CHANGELOG.md']);

const isPage = (path: string): boolean => path.endsWith('.md');

/** The lines of a page, with lines of code empty so that line numbers stay correct. */
const proseOf = (text: string): string[] => {
  let isCode = false;
  return text.split('\n').map((line) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence || isCode ? '' : line;
  });
};

interface Heading {
  readonly anchor: string;
  readonly line: number;
}

const headingsOf = (page: string): Heading[] =>
  proseOf(page).flatMap((line, index) => {
    const [, title] = /^#{1,6} +(.+)$/.exec(line) ?? [];
    return title === undefined ? [] : [{ anchor: slug(title.trim()), line: index + 1 }];
  });

class Citations {
  private readonly headings: ReadonlyMap<string, readonly Heading[]>;
  private readonly texts: Texts;
  private readonly exists: Exists;

  constructor(texts: Texts, exists: Exists) {
    this.texts = texts;
    this.exists = exists;
    this.headings = new Map(
      [...texts].filter(([path]) => isPage(path)).map(([path, text]) => [path, headingsOf(text)]),
    );
  }

  faultsOfLine(file: string, line: string): string[] {
    const text = line.replace(ADDRESS, '');
    const words = isPage(file) ? text.replace(LINK, '') : text;
    const links = isPage(file) ? [...text.matchAll(LINK)] : [];
    const folder = dirname(file);
    const foldersOf = (path: string): string[] => (isPage(file) || path.startsWith('.') ? ['.', folder] : ['.']);
    return [
      ...links.map(([, target = '']) => this.errorOf(file, target, [folder])),
      ...[...words.matchAll(PAGE)].map(([target]) => this.errorOf(file, target, foldersOf(target))),
      ...UNRESOLVABLE.flatMap((pattern) => words.match(pattern) ?? []).map((cited) => `"${cited}" names no page`),
    ].filter((fault) => fault !== null);
  }

  repeatedAnchors(): string[] {
    return [...this.headings].flatMap(([file, all]) => {
      const isAbove = (anchor: string, index: number) => all.slice(0, index).some((above) => above.anchor === anchor);
      return all
        .filter(({ anchor }, index) => !REPEATS_HEADINGS.has(file) && isAbove(anchor, index))
        .map(({ anchor, line }) => `${file}:${line}: #${anchor} is the anchor of a heading above`);
    });
  }

  private errorOf(file: string, target: string, folders: readonly string[]): string | null {
    const [path = '', anchor] = target.split('#');
    const candidates = path === '' ? [file] : folders.map((folder) => join(folder, path));
    const found = candidates.find((candidate) => this.texts.has(candidate) || this.exists(candidate));
    if (found === undefined) return `${target} is not in the repository`;
    const isThere =
      anchor === undefined || this.headings.get(found)?.some((heading) => heading.anchor === anchor) === true;
    return isThere ? null : `${found} has no heading for #${anchor}`;
  }
}

/**
 * Every broken citation, as `file:line: what is wrong`. Sources cite a page by its path from the root; pages may also use a link or a path
 * relative to their own folder. Anchors are those that GitHub generates, and must be unique on a page.
 */
export const findBrokenCitations = (texts: Texts, exists: Exists): string[] => {
  const citations = new Citations(texts, exists);
  const broken = [...texts].flatMap(([file, text]) =>
    (isPage(file) ? proseOf(text) : text.split('\n')).flatMap((line, index) =>
      citations.faultsOfLine(file, line).map((fault) => `${file}:${index + 1}: ${fault}`),
    ),
  );
  return [...broken, ...citations.repeatedAnchors()];
};
