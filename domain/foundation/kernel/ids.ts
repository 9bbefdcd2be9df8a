import { randomBytes, randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A new random UUID, lower case. */
export const newId = (): string => randomUUID();

/** 43 URL-safe base64 characters of 32 random bytes: tickets, CSRF tokens, refresh tokens, the body of an API key. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The id in lower case, or null when the text is not a UUID. Callers treat null as not found. */
export const parseUuid = (text: string): string | null => (UUID.test(text) ? text.toLowerCase() : null);
