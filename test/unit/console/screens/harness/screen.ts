import { configure, getByLabelText, getByRole, queryAllByRole } from '@testing-library/dom';
import { settle } from '../../page.ts';
import { page } from './open.ts';
import type { Answers, Sent } from './server.ts';

const { browser, sent } = page;

// Everything in the document is visible, because it has no styles.
configure({
  defaultHidden: true,
  getElementError: (message) => new Error(`${message?.split('\n')[0]} The page: ${textOf(top())}`),
});

/** The part of the page that reacts: the last dialog, or everything. */
const top = () => [...browser.document.querySelectorAll('dialog')].at(-1) ?? browser.document.body;

const change = async (element: ReturnType<typeof getByLabelText>, event: string): Promise<void> => {
  element.dispatchEvent(new browser.window.Event(event, { bubbles: true }));
  await settle();
};

interface Part {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<Part>;
}
const wordsOf = (part: Part): readonly string[] =>
  part.nodeName === '#text' ? [part.textContent?.trim() ?? ''] : [...part.childNodes].flatMap(wordsOf);
/** The text of an element, with a space between its parts. */
const textOf = (element: Part): string => wordsOf(element).filter(Boolean).join(' ');

/** What a person sees and does on the open page. Fields and buttons have their accessible names. */
export const screen = {
  /** Presses a button; fails if there is none, or if it is disabled. */
  press: async (name: string, role = 'button'): Promise<void> => {
    const button = getByRole(top(), role, { name });
    if (button.disabled) throw new Error(`${name} is disabled`);
    button.click();
    await settle();
  },
  /** Closes the open dialog. */
  close: async (): Promise<void> => {
    top().dispatchEvent(new browser.window.Event('cancel', { cancelable: true }));
    await settle();
  },
  type: async (label: string, text: string): Promise<void> => {
    const field = getByLabelText(top(), label);
    field.value = text;
    if (field.nodeName === 'TEXTAREA') field.setSelectionRange(text.length, text.length);
    await change(field, 'input');
  },
  choose: async (label: string, option: string): Promise<void> => {
    const field = getByLabelText(top(), label);
    field.value = getByRole(field, 'option', { name: option }).value;
    await change(field, 'change');
  },
  /** Presses a key in a field. */
  key: async (label: string, key: string): Promise<void> => {
    const event = new browser.window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    getByLabelText(top(), label).dispatchEvent(event);
    await settle();
  },
  /** Drags an entry of a list to the place of another. */
  drag: async (from: string, to: string): Promise<void> => {
    const entry = (name: string) => queryAllByRole(top(), 'listitem').find((each) => textOf(each).startsWith(name));
    await change(entry(from), 'dragstart');
    await change(entry(to), 'dragover');
    await change(entry(to), 'drop');
  },
  /** Where a link leads to. */
  target: (name: string): string => getByRole(top(), 'link', { name }).getAttribute('href'),
  valueOf: (label: string): string => getByLabelText(top(), label).value,
  /** The names of the elements with this role, in order. */
  names: (role: string): readonly string[] =>
    queryAllByRole(top(), role).map((each) => each.getAttribute('aria-label') ?? textOf(each)),
  /** The texts of the elements with this role, for example of the rows of a table. */
  texts: (role: string): readonly string[] => queryAllByRole(top(), role).map(textOf),
  /** The selected entry of a list of suggestions. */
  selected: (): string | undefined =>
    queryAllByRole(top(), 'option', { selected: true })
      .filter((each) => each.nodeName !== 'OPTION')
      .map(textOf)[0],
  text: (): string => textOf(top()),
  /** Goes to an address, as by typing it. */
  go: (address: string): void => {
    browser.location.hash = `#/${address}`;
  },
  address: (): string => browser.location.hash,
  /** The requests that change something. */
  changes: (): readonly Sent[] => sent.filter(({ method }) => method !== 'GET'),
  /** The requests for an operation. */
  sent: (operation: Sent['operation']): readonly Sent[] => sent.filter((each) => each.operation === operation),
  /** The responses from now on, beside those given before. */
  answer: (more: Answers): void => {
    page.answers = { ...page.answers, ...more };
  },
  reload: () => browser.location.reload,
  /** The addresses of other servers that the page went to. */
  visited: () => browser.location.assign.mock.calls.flat(),
};
