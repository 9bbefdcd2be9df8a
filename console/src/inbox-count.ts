import { signal } from '@preact/signals-core';

/** How much waits for the person's decision. */
export const inboxCount = signal(0);
