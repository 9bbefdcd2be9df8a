import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id with the parameters of auth.md 4.6: 3 passes over 64 MiB on 4 lanes, 32-byte hash, 16-byte salt. */
const PARAMETERS = { algorithm: 2, timeCost: 3, memoryCost: 65_536, parallelism: 4, outputLen: 32 };

interface Message {
  readonly id: number;
  readonly kind: 'hash' | 'verify';
  readonly password: string;
  readonly hash?: string;
}

// On Linux a priority belongs to the thread that sets it, and to the threads it starts; elsewhere it would slow the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ id, kind, password, hash = '' }: Message) => {
  try {
    const result = kind === 'hash' ? hashSync(password, PARAMETERS) : verifySync(hash, password);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
