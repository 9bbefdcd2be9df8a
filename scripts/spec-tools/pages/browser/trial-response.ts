import { element } from './elements.ts';
import type { Answer } from './trial-request.ts';

/** The maximum number of characters shown, so that the page stays usable. */
const SHOWN = 200_000;

const HEADERS = ['content-type', 'etag', 'location', 'retry-after', 'x-request-id'];

const pretty = (text: string, type: string): string => {
  if (!/json/.test(type)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const clipped = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}\n...` : text);

const statusOf = ({ response, milliseconds }: Answer): (HTMLElement | string)[] => {
  const status = response.type === 'opaqueredirect' ? 'A redirection, which is not followed' : String(response.status);
  return [element('strong', { class: response.ok ? 'good' : 'bad' }, status), ` in ${milliseconds} ms`];
};

const headersOf = ({ response }: Answer): HTMLElement => {
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [element('div', {}, element('dt', {}, name), element('dd', {}, value))];
  });
  return element('dl', { class: 'headers' }, ...headers);
};

/** The last `SHOWN` characters of a growing text. Appending takes time proportional to the appended part. */
class Tail {
  readonly #place: HTMLElement;
  #length = 0;

  constructor(place: HTMLElement) {
    this.#place = place;
  }

  add(text: string): void {
    const piece = document.createTextNode(text.slice(-SHOWN));
    this.#place.append(piece);
    this.#length += piece.length;
    for (let first = this.#place.firstChild; this.#length > SHOWN && first !== null; first = this.#place.firstChild) {
      this.#length -= first.textContent?.length ?? 0;
      first.remove();
    }
  }
}

/** The output for a response: its status, which screen readers announce, and its content, which they do not. */
export class Output {
  readonly #status = element('p', { role: 'status' });
  readonly #content = element('div', { 'aria-live': 'off' });
  readonly root = element('div', { class: 'answer' }, this.#status, this.#content);

  clear(): void {
    this.#status.replaceChildren();
    this.#content.replaceChildren();
  }

  /** Shows a response as text; event streams are shown as they arrive. Rejects if the response is incomplete. */
  async show(answer: Answer): Promise<void> {
    const { response } = answer;
    const type = response.headers.get('content-type') ?? '';
    const code = element('code');
    const shown = element('pre', { tabindex: '0', 'aria-label': 'Response body' }, code);
    this.#status.replaceChildren(...statusOf(answer));
    this.#content.replaceChildren(headersOf(answer), shown);
    if (!type.startsWith('text/event-stream') || response.body === null) {
      code.textContent = clipped(pretty(await response.text(), type));
      shown.hidden = code.textContent === '';
      return;
    }
    const tail = new Tail(code);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) tail.add(piece.value);
  }

  /** Shows the error of an incomplete response below the received part. */
  fail(reason: string): void {
    this.#status.append(element('span', { class: 'bad' }, ` ${reason}`));
  }
}
