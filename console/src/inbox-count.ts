import { signal } from '@preact/signals';

/** How much waits for the person's decision. */
export const inboxCount = signal(0);
