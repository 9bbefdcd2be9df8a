import { replies } from '../../../generated/replies.js';
import type { Body } from './client.ts';

/** By action, the fields of a frame of the server and their types. */
const FRAMES: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  auth_ok: {},
  pong: {},
  unsubscribed: { channels: Array.isArray },
  subscribed: {
    channels: Array.isArray,
    replayed: Number.isInteger,
    gap: (value) => typeof value === 'boolean',
    resume_after: (value) => value === null || typeof value === 'string',
  },
  bookmark: { position: (value) => typeof value === 'string' },
};

const isEvent = (frame: Body): boolean => {
  const pagination = { limit: 1, next_after: '00000000.0', has_more: false };
  const rest = { degraded_sources: [], error: null, error_detail: null, success: true };
  return replies.listEvents?.[200]?.['application/json']?.({ data: [frame], pagination, ...rest }) === true;
};

const fits = (frame: Body): boolean => {
  if ('error' in frame) return Object.keys(frame).length === 1 && typeof frame.error === 'string';
  if (!('action' in frame)) return isEvent(frame);
  const fields = FRAMES[frame.action];
  const names = Object.keys(frame).filter((name) => name !== 'action');
  return (
    fields !== undefined &&
    names.length === Object.keys(fields).length &&
    names.every((name) => fields[name]?.(frame[name]) === true)
  );
};

/** Throws when a frame of the server is none that the document describes. */
export const requireDeclaredFrame = (frame: Body): void => {
  if (!fits(frame)) throw new Error(`not a frame of the document: ${JSON.stringify(frame)}`);
};
