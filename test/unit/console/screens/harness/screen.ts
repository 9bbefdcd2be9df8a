import { configure, getByLabelText, getByRole, queryAllByRole } from '@testing-library/dom';
import type { Element } from 'happy-dom';
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

/** The text of an element with each timestamp as the server sent it, because those that are shown change with the clock. */
const timelessTextOf = (element: Element): string => {
  const copy = element.cloneNode(true);
  for (const time of copy.querySelectorAll('time')) time.textContent = time.getAttribute('datetime') ?? '';
  return textOf(copy);
};

const labelOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  textOf(browser.document.querySelector(`label[for="${element.id}"]`) ?? element.closest('label') ?? element);

const EXACT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
/** An exact timestamp as the console shows it in the time zone of the test. */
export const shownTime = (at: string): string => EXACT.format(new Date(at));

/** What a person sees and does on the open page. Fields and buttons have their accessible names. */
export const screen = {
  /** Presses a button; fails if there is none, or if it is disabled. */
  press: async (name: string, role = 'button'): Promise<void> => {
    const button = getByRole(top(), role, { name });
    if (button.disabled) throw new Error(`${name} is disabled`);
    button.focus();
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
  key: async (label: string, key: string, more: object = {}): Promise<void> => {
    const event = new browser.window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    getByLabelText(top(), label).dispatchEvent(event);
    await settle();
  },
  /** Opens or closes the details whose summary begins with a text. */
  unfold: async (name: string): Promise<void> => {
    [...top().querySelectorAll('summary')].find((each) => textOf(each).startsWith(name))?.click();
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
  /** The label of the element with the focus, or its text; empty if nothing has it. */
  focused: (): string => {
    const { activeElement: element, body } = browser.document;
    if (element === null || element === body) return '';
    return labelOf(element);
  },
  /** The rows of the tables, with exact timestamps. */
  rows: (): readonly string[] => [...top().querySelectorAll('tbody tr')].map(timelessTextOf),
  /** The facts of records, as "Status: Drafted", with exact timestamps. */
  facts: (): readonly string[] =>
    [...top().querySelectorAll('.facts > div')].map((each) => [...each.children].map(timelessTextOf).join(': ')),
  /** The fields with their type, what a browser fills in, and whether they are required. */
  fields: (): readonly string[] =>
    [...(top().querySelector('main') ?? top()).querySelectorAll('input, select, textarea')].map((each) => {
      const type = each.getAttribute('type') ?? each.nodeName.toLowerCase();
      const filled = each.getAttribute('autocomplete') ?? '';
      return [labelOf(each), type, filled, each.hasAttribute('required') ? 'required' : ''].filter(Boolean).join(' ');
    }),
  /** The hint below a field, as it is read with the field. */
  hintOf: (label: string): string => {
    const id = getByLabelText(top(), label).getAttribute('aria-describedby');
    return browser.document.getElementById(id ?? '')?.textContent ?? '';
  },
  /** An attribute of each element that fits a selector, in order. */
  attributes: (selector: string, name: string): readonly (string | null)[] =>
    [...top().querySelectorAll(selector)].map((each) => each.getAttribute(name)),
  /** The badges with their tones, as "Near cap: warn". */
  badges: (): readonly string[] =>
    [...top().querySelectorAll('.badge')].map((each) => `${textOf(each)}: ${each.className.replace('badge ', '')}`),
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
