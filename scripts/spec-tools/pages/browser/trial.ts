import {
  exampleOf,
  type Field,
  type Filled,
  fill,
  invalidReasonOf,
  keyOf,
  type RequestModel,
  type Values,
} from '../request-model.ts';
import { element, the } from './elements.ts';
import { send } from './trial-request.ts';
import { Output } from './trial-response.ts';

const inputOf = ({ id }: RequestModel, field: Field, value: string): HTMLElement => {
  const name = `${id}-${keyOf(field).replace(' ', '-')}`;
  const input = element('input', {
    id: name,
    name: keyOf(field),
    value,
    placeholder: field.example,
    autocomplete: 'off',
  });
  input.required = field.isRequired;
  const label = element('label', { for: name }, element('code', {}, field.name), field.isRequired ? '' : ' (optional)');
  return element('p', {}, label, input);
};

const bodyOf = ({ id, body }: RequestModel): HTMLElement => {
  const area = element('textarea', { id: `${id}-body`, name: 'body', spellcheck: 'false' }, body ?? '');
  area.rows = Math.min(20, (body ?? '').split('\n').length + 1);
  return element('p', {}, element('label', { for: `${id}-body` }, 'Body'), area);
};

const valuesIn = (form: HTMLFormElement): Values => {
  const data = new FormData(form);
  const texts = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return { fields: new Map(texts), body: new Map(texts).get('body') ?? null };
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A form that sends the request of an operation to the server of the page; `changed` is called with every edited request. */
export const makeTrial = (model: RequestModel, changed: (request: Filled) => void): HTMLElement => {
  const examples = exampleOf(model);
  const stop = element('button', { type: 'button', hidden: '' }, 'Stop');
  const form = element(
    'form',
    { 'aria-label': `Try ${model.id}` },
    ...model.fields.map((field) => inputOf(model, field, examples.fields.get(keyOf(field)) ?? '')),
    ...(model.body === null ? [] : [bodyOf(model)]),
    element('p', {}, element('button', { type: 'submit', class: 'send' }, 'Send'), ' ', stop),
  );
  const output = new Output();
  let running: AbortController | null = null;
  const run = async (): Promise<void> => {
    running?.abort();
    const own = new AbortController();
    running = own;
    output.clear();
    const values = valuesIn(form);
    const invalidReason = invalidReasonOf(model, values);
    stop.hidden = invalidReason !== null;
    if (invalidReason !== null) return output.fail(invalidReason);
    try {
      await output.show(await send(fill(model, values), own.signal));
    } catch (error) {
      if (running === own) output.fail(own.signal.aborted ? 'Stopped.' : reasonOf(error));
    }
    if (running === own) stop.hidden = true;
    document.dispatchEvent(new Event('response'));
  };
  form.addEventListener('input', () => changed(fill(model, valuesIn(form))));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  stop.addEventListener('click', () => running?.abort());
  return element('div', { class: 'trial' }, form, output.root);
};

/** Replaces the "Try it" button with the form. */
export const openTrial = (button: HTMLElement, trial: HTMLElement): void => {
  button.replaceWith(trial);
  the('input, textarea, button', HTMLElement, trial).focus();
};
