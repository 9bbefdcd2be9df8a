// What somebody writes against a client that @hey-api/openapi-ts generated. It is compiled and run beside that client, in ./client.
import { type Client, createClient, createConfig } from './client/client/index.js';
import {
  createAgent,
  createApiKey,
  createDepartment,
  setupAdmin,
  streamTurn,
  type TurnFrame,
  type TurnRequest,
} from './client/index.js';

/** Makes the first account with an API key; the client then speaks with that key. */
export const signIn = async (baseUrl: string): Promise<Client> => {
  const client = createClient(createConfig({ baseUrl }));
  const body = { username: 'judge', password: 'correct horse battery' };
  const { response } = await setupAdmin({ client, body, throwOnError: true });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const csrf = cookies.find((cookie) => cookie.startsWith('csrf_token='))?.slice('csrf_token='.length);
  const headers = { cookie: cookies.join('; '), 'x-csrf-token': csrf };
  const made = await createApiKey({ client, body: { name: 'judge', role: 'ceo' }, headers, throwOnError: true });
  const key = made.data.data.api_key;
  return createClient(createConfig({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? key : undefined) }));
};

/** Gives the organisation somebody who can make a remark. */
export const hire = async (client: Client, name: string, role: string): Promise<void> => {
  await createDepartment({ client, body: { name: 'Engineering' }, throwOnError: true });
  await createAgent({ client, body: { name, role, department: 'Engineering' }, throwOnError: true });
};

/**
 * All frames of a turn. The client types what it yields as the frame but yields what the frame holds (hey-api/hey-api#2641); event and
 * data together come to `onSseEvent`, for comments without either.
 */
export const hear = async (client: Client, body: TurnRequest): Promise<readonly TurnFrame[]> => {
  const frames: TurnFrame[] = [];
  const failures: unknown[] = [];
  const { stream } = await streamTurn({
    client,
    body,
    sseMaxRetryAttempts: 1,
    onSseError: (error) => failures.push(error),
    onSseEvent: ({ event, data }) => {
      if (event !== undefined) frames.push({ event, data } as unknown as TurnFrame);
    },
  });
  let yielded = 0;
  for await (const _data of stream) yielded += 1;
  if (failures.length > 0) throw failures[0];
  if (yielded !== frames.length) throw new Error(`${frames.length} events but ${yielded} values`);
  return frames;
};

const unknownFrame = (frame: never): never => {
  throw new Error(`a frame that no type describes: ${JSON.stringify(frame)}`);
};

/** What a frame says, by its type alone. */
export const told = (frame: TurnFrame): string => {
  switch (frame.event) {
    case 'delta':
      return frame.data.delta;
    case 'complete':
      return frame.data.answer?.answer ?? '';
    case 'chime':
      return frame.data.content;
    case 'deferred':
      return frame.data.intent;
    case 'error':
      return 'error_detail' in frame.data ? frame.data.error_detail.title : frame.data.title;
    default:
      return unknownFrame(frame);
  }
};
