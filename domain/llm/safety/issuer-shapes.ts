import { rules } from '@secretlint/secretlint-rule-preset-recommend';

/** As much of a rule as is used: it is given a text and reports where a credential of its issuer stands. */
interface Rule {
  readonly meta: { readonly id: string };
  create(context: object, options: object): { file?(source: object): unknown };
}
type Span = readonly [number, number];

/** Left to our own patterns, which mask the secret alone and more forms of it; and what would let a text switch rules off. */
const LEFT_OUT = /-(?:basicauth|database-connection-string|privatekey|filter-comments)$/;

let found: Span[] = [];
const context = {
  createTranslator: () => () => ({}),
  sharedOptions: {},
  report: ({ range }: { readonly range: Span }) => void found.push(range),
  ignore: () => {},
};

const scanners = (rules as readonly Rule[])
  .filter(({ meta }) => !LEFT_OUT.test(meta.id))
  .map((rule) => rule.create(context, {}));

/** Where credentials of known issuers stand, by a maintained set of rules, in the order in which they begin; they may overlap. */
const spansIn = (content: string): readonly Span[] => {
  found = [];
  const source = { content, filePath: '', ext: '', contentType: 'text', contentLength: content.length };
  for (const scanner of scanners) scanner.file?.(source);
  return found.sort(([left], [right]) => left - right);
};

/** The text with `mask` for every credential whose shape a known issuer gave it. Takes time in proportion to the text. */
export const maskIssued = (text: string, mask: string): string => {
  let shown = '';
  let from = 0;
  for (const [start, end] of spansIn(text)) {
    if (start >= from) shown += text.slice(from, start) + mask;
    from = Math.max(from, end);
  }
  return shown + text.slice(from);
};
