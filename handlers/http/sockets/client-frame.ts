import type { Filter, FilterValue } from '../../../domain/events/selection.ts';

/** A frame of a client may have so many bytes. */
const MAX_BYTES = 4_096;

const MAX_FILTERS = 10;
const MAX_FILTER_LENGTH = 256;

/** What a client may say (spec/rules/events.md#sockets). */
export type ClientFrame =
  | { readonly action: 'auth'; readonly ticket: string }
  | {
      readonly action: 'subscribe';
      readonly channels: readonly string[];
      /** Null: the channels keep the filters they have. */
      readonly filters: Filter | null;
      /** An event's id or a position; null: from now on. */
      readonly since: string | null;
    }
  | { readonly action: 'unsubscribe'; readonly channels: readonly string[] }
  | { readonly action: 'ping' };

/** What a client said that is no frame; its message is for them, and repeats nothing of theirs. */
export class BadFrame extends Error {}

type Fields = Readonly<Record<string, unknown>>;

const FIELDS: Readonly<Record<ClientFrame['action'], readonly string[]>> = {
  auth: ['action', 'ticket'],
  subscribe: ['action', 'channels', 'filters', 'since'],
  unsubscribe: ['action', 'channels'],
  ping: ['action'],
};

const isAction = (action: unknown): action is ClientFrame['action'] =>
  typeof action === 'string' && Object.hasOwn(FIELDS, action);

const objectIn = (bytes: Buffer): Fields => {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BadFrame('the frame is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadFrame('the frame must be a JSON object');
  return value as Fields;
};

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (typeof value !== 'string') throw new BadFrame(`${name} must be a text`);
  return value;
};

const channelsIn = ({ channels }: Fields): readonly string[] => {
  if (!Array.isArray(channels) || !channels.every((name) => typeof name === 'string'))
    throw new BadFrame('channels must be a list of texts');
  return channels;
};

const codePoints = (text: string): number => [...text].length;

const isFilterValue = (value: unknown): value is FilterValue =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const requireFilter = ([field, value]: readonly [string, unknown]): readonly [string, FilterValue] => {
  if (!isFilterValue(value)) throw new BadFrame('the value of a filter must be a text, a number, a boolean or null');
  if (codePoints(field) > MAX_FILTER_LENGTH || (typeof value === 'string' && codePoints(value) > MAX_FILTER_LENGTH))
    throw new BadFrame(`keys and values of filters have at most ${MAX_FILTER_LENGTH} characters`);
  return [field, value];
};

const filtersIn = (fields: Fields): Filter | null => {
  if (!Object.hasOwn(fields, 'filters')) return null;
  const { filters } = fields;
  if (typeof filters !== 'object' || filters === null || Array.isArray(filters))
    throw new BadFrame('filters must be a map');
  const entries = Object.entries(filters);
  if (entries.length > MAX_FILTERS) throw new BadFrame(`filters have at most ${MAX_FILTERS} keys`);
  return entries.map(requireFilter);
};

const frameOf = (action: ClientFrame['action'], fields: Fields): ClientFrame => {
  if (action === 'auth') return { action, ticket: textIn(fields, 'ticket') };
  if (action === 'ping') return { action };
  const channels = channelsIn(fields);
  if (action === 'unsubscribe') return { action, channels };
  const since = Object.hasOwn(fields, 'since') ? textIn(fields, 'since') : null;
  return { action, channels, filters: filtersIn(fields), since };
};

/** What a client said. Throws BadFrame. */
export const readClientFrame = (bytes: Buffer, isBinary: boolean): ClientFrame => {
  if (isBinary) throw new BadFrame('the frame must be text');
  if (bytes.length > MAX_BYTES) throw new BadFrame(`the frame must have at most ${MAX_BYTES} bytes`);
  const fields = objectIn(bytes);
  const { action } = fields;
  if (!isAction(action)) throw new BadFrame(`action must be one of ${Object.keys(FIELDS).join(', ')}`);
  const known = FIELDS[action];
  if (!Object.keys(fields).every((name) => known.includes(name)))
    throw new BadFrame(`a frame with this action has the fields ${known.join(', ')} alone`);
  return frameOf(action, fields);
};
