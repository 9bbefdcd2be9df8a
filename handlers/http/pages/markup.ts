/** Text escaped for HTML elements and quoted attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The link target of code between backticks, or null. */
export type Links = (code: string) => string | null;

/** Links pages and documents of this server by their paths. */
export const ownPages: Links = (code) => (/^\/(?:docs|openapi)[^<&]*$/.test(code) ? code : null);

/** Links error codes, as in `409 with 4001`, to their explanation. */
export const linkErrorCodes = (html: string): string =>
  html.replace(/\b(\d{3} with) (\d{4})\b/g, '$1 <a href="/docs/errors#$2">$2</a>');

/** A line or paragraph as HTML: code, bold text, and error codes, which link to their explanation. */
export const inline = (text: string, links: Links = ownPages): string =>
  linkErrorCodes(
    escaped(text)
      .replace(/`([^`]+)`/g, (_all, code: string) => {
        const target = links(code);
        return target === null ? `<code>${code}</code>` : `<a href="${target}"><code>${code}</code></a>`;
      })
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'),
  );

const paragraph = (text: string, links: Links): string => {
  if (!text.startsWith('- ')) return `<p>${inline(text, links)}</p>`;
  const items = text.slice(2).split('\n- ');
  return `<ul>${items.map((item) => `<li>${inline(item, links)}</li>`).join('')}</ul>`;
};

/** Paragraphs and lists as HTML; only they occur, separated by empty lines. */
export const blocks = (text: string, links: Links = ownPages): string =>
  text
    .trim()
    .split(/\n\n+/)
    .map((part) => paragraph(part, links))
    .join('\n');
