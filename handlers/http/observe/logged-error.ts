import { maskCredentials } from '../../../domain/llm/safety/masking.ts';

/**
 * An error as the log contains it: limited in size, without credentials, and for errors of the database without the
 * values of the statement.
 */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** Limits: characters of a message, characters of all frames, and number of frames. */
const MAX_LENGTHS = { message: 1_000, frames: 8_000, stack: 30 };
/** The depth of causes. */
const DEEPEST = 3;

/** Only the frames: the lines above them are the message, which may look like frames. */
const framesOf = (error: Error): string => {
  const [stack, message] = [textOf(error.stack ?? ''), textOf(error.message)];
  const at = stack.indexOf(message);
  const frames = (at === -1 ? stack : stack.slice(at + message.length)).slice(0, MAX_LENGTHS.frames).split('\n');
  return maskCredentials(
    frames
      .filter((line) => /^\s+at /.test(line))
      .slice(0, MAX_LENGTHS.stack)
      .join('\n'),
  );
};

/** A message of the database contains the row below its first line, and an invalid value after the colon. */
const wordsOf = (message: string, code: unknown): string => {
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return withoutRow(message);
  const [sentence = ''] = message.split('\n', 1);
  return code.startsWith('22') ? (sentence.split(':', 1)[0] ?? '') : sentence;
};

/** Other messages quote the database, and end with the row. */
const withoutRow = (message: string): string => message.split(' - detail: ', 1)[0] ?? '';

/** The text of any thrown value; without a text, its type. */
const textOf = (thrown: unknown): string => {
  try {
    return String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
};

/** One line of another program's log, under the same rules. */
export const loggedText = (text: string): string => maskCredentials(withoutRow(text).slice(0, MAX_LENGTHS.message));

export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: loggedText(textOf(error)) };
  const { code } = error as { readonly code?: unknown };
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: maskCredentials(wordsOf(textOf(error.message), code).slice(0, MAX_LENGTHS.message)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: framesOf(error),
    ...(cause === undefined || depth === DEEPEST ? {} : { cause: loggedError(cause, depth + 1) }),
  };
};
