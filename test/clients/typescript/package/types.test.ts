import { describe, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import { unwrap } from '../../../../clients/typescript/src/http/unwrap.ts';
import { pages } from '../../../../clients/typescript/src/operations/pages.ts';

const client = createClient({ baseUrl: 'http://127.0.0.1:9' });

describe('the compiler', () => {
  it('refuses unknown paths, fields, lists and credentials', () => {
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
      // @ts-expect-error: this list has no pages.
      () => pages(client, '/api/v1/people'),
      // @ts-expect-error: the endpoint is missing.
      () => pages(client, '/api/v1/webhook-endpoints/{endpoint_id}/deliveries'),
      // @ts-expect-error: a filter of another list.
      () => pages(client, '/api/v1/users', { params: { query: { status: 'pending' } } }),
      // @ts-expect-error: only one of the two.
      () => createClient({ baseUrl: '', apiKey: 'ok_one', session: true }),
    ];
    expect(refused.length).toBe(7);
  });

  it('knows the fields of a response, and makes defaults optional', () => {
    const asked = [
      async (): Promise<string> => (await unwrap(client.GET('/api/v1/auth/me'))).username,
      async (): Promise<number> => (await unwrap(client.GET('/api/v1/users'))).pagination.limit,
      async (): Promise<string | null> =>
        (await unwrap(client.POST('/meta/chat/turn', { body: { message: 'Hm?' } }))).conversation_id,
    ];
    expect(asked.length).toBe(3);
  });
});
