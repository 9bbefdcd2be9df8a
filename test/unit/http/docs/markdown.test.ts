import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../../scripts/spec-tools/pages/markdown.ts';

const render = (text: string): string => renderMarkdown(text, 'docs/guide.md', () => null).html;

describe('a link in a page of the documentation', () => {
  it.each(['https://example.com/a', 'http://example.com', 'HTTPS://example.com', 'mailto:a@example.com', '#part'])(
    'leads to %s',
    (href) => {
      expect(render(`[text](${href})`)).toBe(`<p><a href="${href}">text</a></p>\n`);
    },
  );

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'view-source:x', 'ftp://a'])(
    'with the scheme of %s fails the build',
    (href) => {
      expect(() => render(`[text](${href})`)).toThrow(
        `${href}: a link must be relative, or begin with http:, https: or mailto:`,
      );
      expect(() => render(`[text][a]\n\n[a]: ${href}`)).toThrow(href);
    },
  );

  it('is text if the server does not show the file', () => {
    expect(render('[text](LICENSE#part)')).toBe('<p>text</p>\n');
  });
});
