/** Errors with their remedies. */
export const failureText = {
  again: 'Try again',
  budget: 'Raise the budget, or wait until next month.',
  changedMeanwhile: 'Someone else changed it in the meantime. Review the current state and try again.',
  correct: 'Correct the fields named above and try again.',
  forbidden: 'You do not have permission. Ask an administrator to change your roles.',
  gone: 'It was deleted or never existed. Go back to the list.',
  instance: 'Error ID for support:',
  later: 'Try again shortly.',
  lost: 'The connection was lost. Your input is kept; try again.',
  noAnswer: 'The server does not respond.',
  provider: 'The model failed. Try again, or choose another model in the settings.',
  server: 'The server failed. Try again. If it happens again, send the error ID to your administrator.',
  unknown: 'Something went wrong.',
  unreadable:
    'A proxy between this page and the server returned an unexpected response. Try again, or ask your administrator.',
  waitFor: (seconds: number) => `Try again in ${seconds} s.`,
} as const;
