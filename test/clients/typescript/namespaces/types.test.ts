import { describe, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import type { components } from '../../../../clients/typescript/src/document.ts';
import * as operations from '../../../../clients/typescript/src/operation-tables.ts';
import { pages } from '../../../../clients/typescript/src/pages.ts';
import { unwrap } from '../../../../clients/typescript/src/unwrap.ts';

const client = createClient({ baseUrl: 'http://127.0.0.1:9', operations });

describe('the compiler, for methods', () => {
  it('refuses unknown methods, missing and unknown fields, and lists without pages', () => {
    // Compiled, never called.
    const refused = [
      // @ts-expect-error: departments are created, not added.
      () => client.departments.add(),
      // @ts-expect-error: the body is missing.
      () => client.departments.create(),
      // @ts-expect-error: a department has a name.
      () => client.departments.create({ body: { title: 'Research' } }),
      // @ts-expect-error: the id is missing.
      () => client.departments.get({}),
      // @ts-expect-error: a filter of another list.
      () => client.users.list({ query: { status: 'pending' } }),
      // @ts-expect-error: this list has no pages.
      () => pages(client.users.listPeople),
      // @ts-expect-error: the endpoint is missing.
      () => pages(client.webhookEndpoints.listDeliveries),
      // @ts-expect-error: a client has only the methods of its tables.
      () => createClient({ baseUrl: '', operations: { users: operations.users } }).agents,
      async () => {
        // @ts-expect-error: a user has no such field.
        for await (const { surname } of pages(client.users.list)) expect(surname).toBe(undefined);
      },
    ];
    expect(refused.length).toBe(9);
  });

  it('knows the content of a response, which is that of a call by path', () => {
    type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
    const path = { department_id: '' };
    const byPath = () => unwrap(client.GET('/api/v1/departments/{department_id}', { params: { path } }));
    const byMethod = () => client.departments.get({ path });
    const isSame: Same<Awaited<ReturnType<typeof byPath>>, Awaited<ReturnType<typeof byMethod>>> = true;
    const asked = [
      async (): Promise<string> => (await client.auth.getCurrentUser()).username,
      async (): Promise<number> => (await client.users.list()).pagination.limit,
      async (): Promise<string> => client.documents.getOpenapiYaml(),
      async (): Promise<Blob> => client.documents.getDocs({ parseAs: 'blob' }),
      async (): Promise<undefined> =>
        client.departments.delete({ path, query: { reason: 'Empty' }, header: { 'If-Match': '"1"' } }),
      async (): Promise<string | null> => (await client.departments.get({ path }).received()).etag,
      async (): Promise<components['schemas']['UserResponse'][]> => {
        const users = [];
        for await (const user of pages(client.users.list, { query: { limit: 2 } })) users.push(user);
        return users;
      },
      async (): Promise<string[]> => {
        const names = [];
        for await (const { name } of pages(client, '/api/v1/departments')) names.push(name);
        for await (const { name } of pages(client.departments.list)) names.push(name);
        return names;
      },
    ];
    expect([isSame, asked.length]).toEqual([true, 8]);
  });
});
