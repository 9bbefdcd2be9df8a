import { describe, expect, it } from 'vitest';
import { waitFor } from '../../../../clients/typescript/src/approvals/wait-for.ts';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import { followEvents } from '../../../../clients/typescript/src/events/follow-events.ts';
import * as operations from '../../../../clients/typescript/src/operation-tables.ts';
import { pages } from '../../../../clients/typescript/src/operations/pages.ts';
import { update } from '../../../../clients/typescript/src/operations/update.ts';
import { openSocket } from '../../../../clients/typescript/src/sockets/open-socket.ts';

const sent: string[] = [];
const fetch = async ({ url }: Request): Promise<Response> => {
  sent.push(url);
  return new Response(null, { status: 204 });
};
const client = createClient({ baseUrl: 'http://127.0.0.1:9', fetch, operations });
const signal = AbortSignal.abort();
const PROJECT = '/api/v1/projects/{project_id}';
const params = { path: { project_id: 'one' } };
const following = { baseUrl: 'http://127.0.0.1:9', apiKey: 'ok_key', channels: [], since: null, signal };

/** The calls of each option. JavaScript passes them values that are not numbers. */
const OPTIONS: Readonly<Record<string, (value: number) => unknown>> = {
  'retry.attempts': (attempts) => createClient({ baseUrl: '', retry: { attempts } }),
  'retry.longestWaitSeconds': (longestWaitSeconds) => createClient({ baseUrl: '', retry: { longestWaitSeconds } }),
  'retry.longestResponseSeconds': (seconds) =>
    createClient({ baseUrl: '', retry: { longestResponseSeconds: seconds } }),
  'silenceMs of followEvents': (silenceMs) => followEvents({ ...following, onEvent() {}, onLost() {}, silenceMs }),
  'silenceMs of openSocket': (silenceMs) => openSocket(client, { silenceMs, signal }),
  'attempts of update': (attempts) => update(client, 'PATCH', PROJECT, { params, attempts }, () => null),
  'maxPages of pages, by path': (maxPages) => pages(client, '/api/v1/users', { maxPages }),
  'maxPages of pages, by method': (maxPages) => pages(client.users.list, { maxPages }),
  'timeoutSeconds of waitFor': (timeoutSeconds) => waitFor(client, 'one', { timeoutSeconds }),
  'pollSeconds of waitFor': (pollSeconds) => waitFor(client, 'one', { pollSeconds }),
};

describe('a number that is not usable', () => {
  it.each(Object.entries(OPTIONS))('as %s is a RangeError that names it, and nothing is sent', async (name, call) => {
    const named = expect.stringMatching(new RegExp(`^${name.split(' ')[0]} must be `));
    for (const value of [-1, Number.NaN, '10', null, Number.NEGATIVE_INFINITY] as number[])
      await expect((async () => call(value))()).rejects.toMatchObject({ name: 'RangeError', message: named });
    expect(sent).toEqual([]);
  });

  it.each(Object.entries(OPTIONS).filter(([name]) => !name.startsWith('maxPages')))(
    'is infinity, as %s',
    async (_name, call) => {
      await expect((async () => call(Number.POSITIVE_INFINITY))()).rejects.toThrow(RangeError);
    },
  );

  it.each(Object.entries(OPTIONS).filter(([name]) => name !== 'retry.longestWaitSeconds'))(
    'is 0, as %s',
    async (_name, call) => {
      await expect((async () => call(0))()).rejects.toThrow(RangeError);
    },
  );

  it('is neither no limit of pages nor no wait for the server', () => {
    expect(() => OPTIONS['maxPages of pages, by path']?.(Number.POSITIVE_INFINITY)).not.toThrow();
    expect(() => OPTIONS['retry.longestWaitSeconds']?.(0)).not.toThrow();
  });
});
