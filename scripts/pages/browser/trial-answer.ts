import { element } from './elements.ts';
import type { Answer } from './trial-request.ts';

/** More of an answer than this is not shown: the page stays usable. */
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

const headOf = ({ response, milliseconds }: Answer): HTMLElement => {
  const status = response.type === 'opaqueredirect' ? 'A redirection, which is not followed' : String(response.status);
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [element('div', {}, element('dt', {}, name), element('dd', {}, value))];
  });
  return element(
    'div',
    {},
    element('p', {}, element('strong', { class: response.ok ? 'good' : 'bad' }, status), ` in ${milliseconds} ms`),
    element('dl', { class: 'headers' }, ...headers),
  );
};

/** Shows an answer as text; an event stream grows as it comes. Rejects when the answer breaks off. */
export const showAnswer = async (output: HTMLElement, answer: Answer): Promise<void> => {
  const { response } = answer;
  const type = response.headers.get('content-type') ?? '';
  const code = element('code');
  const shown = element('pre', { tabindex: '0', 'aria-label': 'Body of the answer' }, code);
  output.replaceChildren(headOf(answer), shown);
  if (!type.startsWith('text/event-stream') || response.body === null) {
    code.textContent = clipped(pretty(await response.text(), type));
    shown.hidden = code.textContent === '';
    return;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    code.textContent = (code.textContent + piece.value).slice(-SHOWN);
  }
};

export const showFailure = (output: HTMLElement, reason: string): void => {
  output.append(element('p', { class: 'bad' }, reason));
};
