import { UnreadableResponse } from '../errors/platform-error.ts';
import { type ApiResponse, type Payload, unwrap } from './unwrap.ts';

type Kind = 'string' | 'number' | 'boolean' | 'object';
type Fields<Data> = { readonly [Key in keyof Data]?: Kind };

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/**
 * The content of a response, if it is an object whose fields have these types. Throws `UnreadableResponse`, which names
 * the first field that does not.
 */
export const recordIn = <Data>(data: Data, status: number, fields: Fields<Data>): Data => {
  const refuse = (name: string, found: unknown, expected: string): never => {
    throw new UnreadableResponse(status, `"${name}" is ${kindOf(found)} instead of ${expected}`);
  };
  if (kindOf(data) !== 'object') return refuse('data', data, 'object');
  for (const [name, expected] of Object.entries(fields) as [keyof Data & string, Kind][])
    if (kindOf(data[name]) !== expected) return refuse(`data.${name}`, data[name], expected);
  return data;
};

/** The content of a response with these fields. Rejects like `unwrap`, and like `recordIn` for any other content. */
export const unwrapRecord = async <Body>(
  asking: Promise<ApiResponse<Body>>,
  fields: Fields<Payload<Body>>,
): Promise<Payload<Body>> => recordIn(await unwrap(asking), (await asking).response.status, fields);
