import { newIdempotencyKey } from 'organisation-platform-client';
import { useState } from 'preact/hooks';
import { type Attempt, newAttempt } from './attempts.ts';

/** The attempt of a component while it is mounted. */
export const useAttempt = (): Attempt => useState(() => newAttempt(newIdempotencyKey))[0];
