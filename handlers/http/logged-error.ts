import { maskCredentials } from '../../domain/llm/masking.ts';

/** What the log holds of an error: bounded, without credentials, and of the database's refusals without the values it was given. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** Characters of a message, and lines of a stack. */
const LONGEST = { message: 1_000, stack: 30 };
/** Causes of causes. */
const DEEPEST = 3;

/** Frames only: the words above them are the message's. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, LONGEST.stack)
    .join('\n');

/** What the database says of a refused statement shows the row below the first line, and a wrong value after the colon. */
const wordsOf = ({ message }: Error, code: unknown): string => {
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return message;
  const [sentence = ''] = message.split('\n', 1);
  return code.startsWith('22') ? (sentence.split(':', 1)[0] ?? '') : sentence;
};

export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error))
    return { type: typeof error, message: maskCredentials(String(error).slice(0, LONGEST.message)) };
  const { code } = error as { readonly code?: unknown };
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: maskCredentials(wordsOf(error, code).slice(0, LONGEST.message)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: framesOf(error),
    ...(cause === undefined || depth === DEEPEST ? {} : { cause: loggedError(cause, depth + 1) }),
  };
};
