import { signal } from '@preact/signals';

/** The number of items in the user's inbox. */
export const inboxCount = signal(0);
