import ts from 'typescript';
import { LineCounter, parseDocument, visit } from 'yaml';

/** A text that people read, and its first line. */
export interface Prose {
  readonly line: number;
  readonly text: string;
}

/** Replaces code in prose without changing the number of lines. */
const withoutCode = (text: string): string =>
  text.replace(/`[^`]*`/g, (code) => code.replace(/[^\n]/g, '_')).replace(/\]\([^)\s]*\)/g, ']');

const ofMarkdown = (page: string): Prose[] => {
  const text = page.replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)$/gm, (block) => block.replace(/[^\n]/g, ''));
  return [{ line: 1, text: withoutCode(text) }];
};

const PROSE_KEYS = new Set(['summary', 'description', 'title', 'x-description', 'x-reason']);

const ofYaml = (source: string): Prose[] => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const found: Prose[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      const name = (key as { value?: unknown }).value;
      const { value: text, range } = (value ?? {}) as { value?: unknown; range?: [number, number, number] };
      if (!PROSE_KEYS.has(String(name)) || typeof text !== 'string' || range === undefined) return;
      found.push({ line: lines.linePos(range[0]).line, text: withoutCode(text) });
    },
  });
  for (const [index, line] of source.split('\n').entries()) {
    const comment = /(?:^|\s)# (.*)$/.exec(line)?.[1];
    if (comment !== undefined) found.push({ line: index + 1, text: withoutCode(comment) });
  }
  return found;
};

const SQL =
  /\b(?:select|insert into|update|delete from|create|alter|from|where)\b[\s\S]*\b(?:from|set|values|table|index|and|on)\b/;
/** Text with at least three words; shorter strings are names, keys and headers. */
const isSentence = (text: string): boolean => /\w+\s+\w+\s+\w+/.test(text) && !SQL.test(text);

/** Comments, and strings that are sentences; titles of tests are strings too. */
const ofTypeScript = (source: string, path: string): Prose[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;
  const found: Prose[] = [];
  const seen = new Set<number>();
  const addComments = (ranges: readonly ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      const text = source
        .slice(pos, end)
        .replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)/gm, '')
        .replace(/\*\/$/, '');
      found.push({ line: lineOf(pos), text: withoutCode(text) });
    }
  };
  const add = (node: ts.Node, text: string): void => {
    if (isSentence(text)) found.push({ line: lineOf(node.getStart(file)), text: withoutCode(text) });
  };
  const walk = (node: ts.Node): void => {
    addComments(ts.getLeadingCommentRanges(source, node.getFullStart()));
    addComments(ts.getTrailingCommentRanges(source, node.getEnd()));
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    if (ts.isJsxText(node)) add(node, node.text);
    if (ts.isTemplateExpression(node))
      add(node, [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('_'));
    ts.forEachChild(node, walk);
  };
  walk(file);
  addComments(ts.getLeadingCommentRanges(source, file.endOfFileToken.getFullStart()));
  return found;
};

/** Docstrings and comments of Python. */
const ofPython = (source: string): Prose[] =>
  [...source.matchAll(/"""([\s\S]*?)"""|(?<=^|\s)# (.*)$/gm)].map(({ 1: docstring, 2: comment, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: withoutCode(docstring ?? comment ?? ''),
  }));

/** The prose of a file, by its extension. */
export const proseOf = (path: string, source: string): Prose[] => {
  if (path.endsWith('.md')) return ofMarkdown(source);
  if (/\.ya?ml$/.test(path)) return ofYaml(source);
  if (/\.[cm]?[jt]sx?$/.test(path)) return ofTypeScript(source, path);
  return path.endsWith('.py') ? ofPython(source) : [];
};

/** Names that a TypeScript file exports by a declaration. */
export const exportedNames = (source: string): string[] =>
  [
    ...source.matchAll(
      /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);
