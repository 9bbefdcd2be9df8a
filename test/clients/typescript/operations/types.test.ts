import { describe, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import type { components } from '../../../../clients/typescript/src/document.ts';
import { unwrap } from '../../../../clients/typescript/src/http/unwrap.ts';
import * as operations from '../../../../clients/typescript/src/operation-tables.ts';
import { pages } from '../../../../clients/typescript/src/operations/pages.ts';

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

  it('refuses unknown fields beside the known ones, at every depth, and unknown groups of parameters', () => {
    const [path, task] = [{ department_id: '' }, { task_id: '' }];
    const body = { name: 'Research', budget_percent: 5 };
    const [action_type, title, description, risk_level] = ['deploy:release', '', '', 'low'] as const;
    const refused = [
      // @ts-expect-error: a department has no such field.
      () => client.departments.create({ body: { name: 'Research', budget_percent: 5, titel: 'Research' } }),
      // @ts-expect-error: an approval has no such field.
      () => client.approvals.create({ body: { action_type, title, description, risk_level, ttl: 60 } }),
      // @ts-expect-error: the misspelt field is in a list of the body.
      () => client.tasks.update({ path: task, body: { acceptance_criteria: [{ description: '', done: true }] } }),
      // @ts-expect-error: this list has no such parameter.
      () => client.users.list({ query: { limit: 2, limmit: 3 } }),
      // @ts-expect-error: this operation takes no such header.
      () => client.departments.create({ body, header: { 'Idempotency-Key': 'one', 'If-Match': '"1"' } }),
      // @ts-expect-error: the path has no such parameter.
      () => client.departments.get({ path: { department_id: '', departmentId: '' } }),
      // @ts-expect-error: methods have no `params`.
      () => client.departments.get({ path, params: { query: {} } }),
      // @ts-expect-error: the group is called `query`.
      () => client.departments.delete({ path, header: { 'If-Match': '"1"' }, querry: { reason: 'Empty' } }),
      // @ts-expect-error: no body is read as a picture.
      () => client.documents.getDocs({ parseAs: 'picture' }),
      // @ts-expect-error: this list has no such parameter.
      () => pages(client.users.list, { query: { limit: 2, limmit: 3 } }),
      // @ts-expect-error: `pages` has no such option.
      () => pages(client.users.list, { query: { limit: 2 }, maxPage: 3 }),
    ];
    expect(refused.length).toBe(11);
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
