import { maskCredentials } from '../../../domain/llm/safety/masking.ts';

/** What the log holds of an error: bounded, without credentials, and of the database's errors without the values it was given. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** Characters of a message and of all frames, and how many frames there are. */
const LONGEST = { message: 1_000, frames: 8_000, stack: 30 };
/** Causes of causes. */
const DEEPEST = 3;

/** Frames only: the words above them are the message's, which may look like frames. */
const framesOf = (error: Error): string => {
  const [stack, message] = [textOf(error.stack ?? ''), textOf(error.message)];
  const at = stack.indexOf(message);
  const frames = (at === -1 ? stack : stack.slice(at + message.length)).slice(0, LONGEST.frames).split('\n');
  return maskCredentials(
    frames
      .filter((line) => /^\s+at /.test(line))
      .slice(0, LONGEST.stack)
      .join('\n'),
  );
};

/** What the database says of a refused statement shows the row below the first line, and a wrong value after the colon. */
const wordsOf = (message: string, code: unknown): string => {
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return withoutRow(message);
  const [sentence = ''] = message.split('\n', 1);
  return code.startsWith('22') ? (sentence.split(':', 1)[0] ?? '') : sentence;
};

/** Others quote the database, whose last words are the row. */
const withoutRow = (message: string): string => message.split(' - detail: ', 1)[0] ?? '';

/** Of anything: what cannot be told in words is told by its kind. */
const textOf = (thrown: unknown): string => {
  try {
    return String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
};

/** One line of somebody else's log, under the same rules. */
export const loggedText = (text: string): string => maskCredentials(withoutRow(text).slice(0, LONGEST.message));

export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: loggedText(textOf(error)) };
  const { code } = error as { readonly code?: unknown };
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: maskCredentials(wordsOf(textOf(error.message), code).slice(0, LONGEST.message)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: framesOf(error),
    ...(cause === undefined || depth === DEEPEST ? {} : { cause: loggedError(cause, depth + 1) }),
  };
};
