import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { PASSWORD_PARAMETERS } from './password-parameters.ts';

interface Message {
  readonly kind: 'hash' | 'verify';
  readonly password: string;
  readonly hash?: string;
}

/** Low, so that hashes do not slow other requests; with the lowest, 19, a sign-in on a busy machine takes twice as long (spec/decisions/0031). */
const NICE = 15;
// On Linux a priority belongs to the thread that sets it, and to the threads it starts; elsewhere it would slow the whole process.
if (process.platform === 'linux') setPriority(0, NICE);

parentPort?.on('message', ({ kind, password, hash = '' }: Message) => {
  try {
    const result = kind === 'hash' ? hashSync(password, PASSWORD_PARAMETERS) : verifySync(hash, password);
    parentPort?.postMessage({ result });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
