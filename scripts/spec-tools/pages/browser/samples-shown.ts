import { exampleOf, type Filled, fill, type RequestModel } from '../request-model.ts';
import { type Credential, LANGUAGES, type Language, sampleOf } from '../samples.ts';
import { all, element, the } from './elements.ts';

const LANGUAGE = 'language';

/** The request model of an operation, embedded in the page. */
export const modelOf = (operation: Element): RequestModel =>
  JSON.parse(the('script[type="application/json"]', HTMLScriptElement, operation).text);

const chosenLanguage = (): Language => {
  const chosen = sessionStorage.getItem(LANGUAGE);
  return LANGUAGES.find((language) => language === chosen) ?? 'curl';
};

const showLanguage = (chosen: Language): void => {
  document.documentElement.dataset.language = chosen;
  for (const button of all('.tabs [data-language]', HTMLButtonElement))
    button.setAttribute('aria-pressed', String(button.dataset.language === chosen));
};

const showCopied = async (button: HTMLButtonElement, samples: Element): Promise<void> => {
  const shown = `pre[data-language="${document.documentElement.dataset.language}"]`;
  await navigator.clipboard.writeText(the(shown, HTMLElement, samples).textContent ?? '');
  button.textContent = 'Copied';
  setTimeout(() => (button.textContent = 'Copy'), 2000);
};

/** The code samples of all operations, in the selected language and with the selected credential. */
export class Samples {
  readonly #baseUrl: string;
  #credential: Credential = 'key';

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
    showLanguage(chosenLanguage());
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('.tabs button') : null;
      if (button instanceof HTMLButtonElement) this.#press(button);
    });
    for (const tabs of navigator.clipboard === undefined ? [] : all('.tabs', HTMLElement))
      tabs.append(element('button', { type: 'button', class: 'copy' }, 'Copy'));
  }

  showCredential(credential: Credential): void {
    this.#credential = credential;
    for (const operation of all('.operation', HTMLElement)) {
      const model = modelOf(operation);
      this.show(operation, model, fill(model, exampleOf(model)));
    }
  }

  /** Shows this request instead of the example. Invalid JSON changes nothing. */
  show(operation: Element, model: RequestModel, request: Filled): void {
    for (const pre of all('.samples pre', HTMLElement, operation)) {
      const language = LANGUAGES.find((one) => one === pre.dataset.language) ?? 'curl';
      try {
        pre.replaceChildren(element('code', {}, sampleOf(model, request, language, this.#credential, this.#baseUrl)));
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
    }
  }

  #press(button: HTMLButtonElement): void {
    const language = LANGUAGES.find((one) => one === button.dataset.language);
    if (language === undefined) return void showCopied(button, button.closest('.samples') ?? document.body);
    const before = button.getBoundingClientRect().top;
    sessionStorage.setItem(LANGUAGE, language);
    showLanguage(language);
    // Keeps the button under the pointer, although samples above it have changed their height.
    scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  }
}
