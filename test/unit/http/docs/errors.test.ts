import { describe, expect, it } from 'vitest';
import {
  categoryOf,
  ERROR_CATEGORIES,
  ERROR_CODES,
  isRetryable,
} from '../../../../domain/foundation/errors/taxonomy.ts';
import { errorPage } from '../../../../handlers/http/pages/error-page.ts';

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr id="([^"]+)">(.*?)<\/tr>/gs)].map(([, anchor = '', cells = '']) => ({
    anchor,
    cells: [...cells.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => plain(cell)),
  }));
const sectionsOf = (html: string) =>
  [...html.matchAll(/<section id="([^"]+)">(.*?)<\/section>/gs)].map(([, id = '', content = '']) => ({
    id,
    text: plain(content),
    rows: rowsOf(content),
  }));

describe('the page of errors', () => {
  it('has a separate section for each category, in their order, and a link to each', () => {
    const page = errorPage();
    expect(sectionsOf(page).map(({ id }) => id)).toEqual(ERROR_CATEGORIES);
    expect([...page.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, anchor, text]) => [anchor, text])).toEqual(
      ERROR_CATEGORIES.map((category) => [category, category]),
    );
    expect(plain(page.slice(page.lastIndexOf('<nav '), page.lastIndexOf('</nav>')))).toBe(ERROR_CATEGORIES.join(' '));
  });

  it.each(ERROR_CATEGORIES.map((category) => [category]))(
    '%s holds the codes of its category and no others',
    (category) => {
      const codes = Object.values(ERROR_CODES).filter((code) => categoryOf(code) === category);
      expect(
        sectionsOf(errorPage())
          .find(({ id }) => id === category)
          ?.rows.map(({ anchor }) => anchor),
      ).toEqual(codes.map(String));
    },
  );

  it.each(Object.entries(ERROR_CODES))('%s has number, name, meaning, advice and whether to retry', (name, code) => {
    const { cells = [] } = rowsOf(errorPage()).find(({ anchor }) => anchor === String(code)) ?? {};
    const [title, meaning = '', action = '', retry] = cells;
    expect(cells).toHaveLength(4);
    expect(title).toBe(`${code} ${name}`);
    for (const words of [meaning, action]) expect(words).toMatch(/^[A-Z][^<>]+\.$/);
    expect(retry).toBe(isRetryable(code) ? 'yes' : 'no');
  });

  it('gives the name, meaning and statuses of a category', () => {
    expect(sectionsOf(errorPage()).find(({ id }) => id === 'conflict')?.text).toContain(
      'Resource Conflict conflict The request is well formed, but the current state does not allow it. HTTP status: 409. ' +
        'Code Meaning What a client does Retry 4000 RESOURCE_CONFLICT The current state does not allow this change.',
    );
  });

  it('uses no number as an anchor twice', () => {
    const anchors = [...errorPage().matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('is one HTML document with the rules of errors before their list', () => {
    const page = errorPage();
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">\n.*<\/html>\n$/s);
    expect(page.split('</section>\n<section')).toHaveLength(ERROR_CATEGORIES.length);
    expect(page.split('</tr>\n<tr')).toHaveLength(Object.keys(ERROR_CODES).length - ERROR_CATEGORIES.length + 1);
    expect(plain(page.slice(0, page.indexOf('<section')))).toContain(
      'Decide by error_code first, then by error_category .',
    );
  });
});
