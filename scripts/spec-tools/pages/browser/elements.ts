type Properties = Readonly<Record<string, string>>;

/** Creates an element. Strings become text and never HTML, so a response cannot inject content into the page. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Properties = {},
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
};

/** An element that the page always contains. */
export const the = <T extends Element>(selector: string, kind: new () => T, within: ParentNode = document): T => {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
};

export const all = <T extends Element>(selector: string, kind: new () => T, within: ParentNode = document): T[] =>
  [...within.querySelectorAll(selector)].filter((found): found is T => found instanceof kind);
