import type { Filter } from '../../../domain/events/selection.ts';
import type { ClientFrame } from '../../../generated/events.ts';
import { clientFrames } from '../../../generated/frames.js';
import { describeUnknownChannels } from '../channel-names.ts';
import { ValidationErrors } from '../steps/validation-errors.ts';

/** The largest frame; `Upgrades` limits how much is read. */
const MAX_FRAME_BYTES = 4_096;

/** An invalid frame; the message is shown to the client. */
export class BadFrame extends Error {}

const objectIn = (bytes: Buffer): Readonly<Record<string, unknown>> => {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BadFrame('frame: is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadFrame('frame: must be a JSON object');
  return value as Readonly<Record<string, unknown>>;
};

/** Parses a frame of a client (spec/rules/events.md#sockets). Throws BadFrame. */
export const readClientFrame = (bytes: Buffer, isBinary: boolean): ClientFrame => {
  if (isBinary) throw new BadFrame('frame: must be text');
  if (bytes.length > MAX_FRAME_BYTES) throw new BadFrame(`frame: must have at most ${MAX_FRAME_BYTES} bytes`);
  const fields = objectIn(bytes);
  const { action } = fields;
  if (typeof action !== 'string' || !Object.hasOwn(clientFrames, action))
    throw new BadFrame(`frame /action: must be one of ${Object.keys(clientFrames).join(', ')}`);
  const errors = new ValidationErrors();
  errors.check(clientFrames[action], fields, 'frame');
  if (!errors.isEmpty) throw new BadFrame(String(errors));
  const frame = fields as ClientFrame;
  const unknown = frame.action === 'subscribe' ? describeUnknownChannels(frame.channels, 'frame') : null;
  if (unknown !== null) throw new BadFrame(unknown);
  return frame;
};

/** Null: the channels keep their filters. */
export const filterIn = ({ filters }: Extract<ClientFrame, { action: 'subscribe' }>): Filter | null =>
  filters === undefined ? null : Object.entries(filters);
