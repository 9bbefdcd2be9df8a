import { describe, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import { pages } from '../../../../clients/typescript/src/pages.ts';
import { unwrap } from '../../../../clients/typescript/src/unwrap.ts';

const client = createClient({ baseUrl: 'http://127.0.0.1:9' });

describe('the compiler', () => {
  it('refuses paths, fields, lists and credentials that there are not', () => {
    // Compiled, never called.
    const refused = [
      // @ts-expect-error: it is called users.
      () => unwrap(client.GET('/api/v1/user')),
      // @ts-expect-error: a project has a name.
      () => unwrap(client.POST('/api/v1/projects', { body: { title: 'Atlas' } })),
      async () => {
        // @ts-expect-error: a user has no such field.
        for await (const { surname } of pages(client, '/api/v1/users')) expect(surname).toBe(undefined);
      },
      // @ts-expect-error: this list is read whole.
      () => pages(client, '/api/v1/people'),
      // @ts-expect-error: of which endpoint?
      () => pages(client, '/api/v1/webhook-endpoints/{endpoint_id}/deliveries'),
      // @ts-expect-error: a filter of another list.
      () => pages(client, '/api/v1/users', { params: { query: { status: 'pending' } } }),
      // @ts-expect-error: one of the two.
      () => createClient({ baseUrl: '', apiKey: 'ok_one', session: true }),
    ];
    expect(refused.length).toBe(7);
  });

  it('knows what a response holds, and lets defaults be left out', () => {
    const asked = [
      async (): Promise<string> => (await unwrap(client.GET('/api/v1/auth/me'))).username,
      async (): Promise<number> => (await unwrap(client.GET('/api/v1/users'))).pagination.limit,
      async (): Promise<string | null> =>
        (await unwrap(client.POST('/meta/chat/turn', { body: { message: 'Hm?' } }))).conversation_id,
    ];
    expect(asked.length).toBe(3);
  });
});
