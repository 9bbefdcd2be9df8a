import { vi } from 'vitest';
import { consoleModule } from '../../console-module.ts';
import { fakeFetch, settle } from '../../page.ts';
import { openBrowser } from './browser.ts';
import { type Answers, example, record, type Sent, serve } from './server.ts';

interface Preact {
  h(component: unknown, props: object): object;
  render(element: object | null, place: object): void;
}
// As a name that the compiler does not follow: its types are those of a browser, which contradict those of Node.
const { h, render }: Preact = await import('preact' as string);

interface Modules {
  readonly me: { value: unknown };
  readonly sessionState: { value: string };
  readonly App: unknown;
}

/** The browser, the requests that the server received, and its responses. */
export const page = { browser: openBrowser(), sent: [] as Sent[], answers: {} as Answers };
vi.stubGlobal('fetch', fakeFetch(serve(() => page.answers, page.sent)));
// After the globals, which the modules read when they are loaded.
const modules: Modules = {
  ...(await consoleModule<Modules>('session/session.ts')),
  ...(await consoleModule<Modules>('shell/app.tsx')),
};

interface Person {
  readonly role?: string;
  readonly org_roles?: readonly string[];
  readonly scoped_departments?: readonly string[];
}

/** Leaves the page that was opened before, as by closing it. */
const leave = (): void => {
  render(null, page.browser.document.body);
  page.sent.length = 0;
  modules.me.value = null;
  modules.sessionState.value = 'unknown';
};

/** Opens the console at an address, as "charters/one", for a signed-in person: a ceo unless another role is given. */
export const open = async (address: string, given: Answers = {}, person: Person = {}): Promise<void> => {
  leave();
  const who = { role: 'ceo', org_roles: [], scoped_departments: [], ...person };
  page.answers = {
    getSetupStatus: () => record(example('getSetupStatus', { needs_admin: false, needs_setup: false })),
    getCurrentUser: () => record(example('getCurrentUser', who)),
    ...given,
  };
  page.browser.location.hash = `#/${address}`;
  render(h(modules.App, {}), page.browser.document.body);
  await settle();
  // The data is read again when the event stream opens.
  await settle();
};
