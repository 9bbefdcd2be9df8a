import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let memory: TestServer;
let ceo: Client;

beforeAll(async () => {
  // Such a database belongs to one process.
  memory = await startServer({ database: { url: 'memory:', drop: async () => {} }, replicas: 1 });
  ceo = await setUpCeo(memory.client);
});
afterAll(() => memory.close());

describe('a deployment without a durable store', () => {
  it('the four reads of versions are 409/4000, never 503', async () => {
    await newDepartment(ceo, 'somewhere');
    const answers = [
      await ceo.call('listCompanyVersions'),
      await ceo.call('getCompanyVersion', { path: { version: '1' } }),
      await ceo.call('getCompanyVersion', { path: { version: 'x' } }),
      await ceo.call('listRoleVersions', { path: { role_name: 'CEO' } }),
      await ceo.call('listRoleVersions', { path: { role_name: 'never' } }),
      await ceo.call('getRoleVersion', { path: { role_name: 'CEO', version: '1' } }),
    ];
    for (const answer of answers) {
      expect(errorOf(answer)).toEqual([409, 4000]);
      expect(answer.body.error).toMatch(/version history is not supported on this deployment/i);
    }
  });
  it('so are comparing and restoring; everything else works', async () => {
    const path = { version: '1' };
    expect(errorOf(await ceo.call('getCompanyVersionDiff', { path }))).toEqual([409, 4000]);
    expect(errorOf(await ceo.call('restoreCompanyVersion', { path }))).toEqual([409, 4000]);
    expect(errorOf(await ceo.call('restoreRoleVersion', { path: { ...path, role_name: 'CEO' } }))).toEqual([409, 4000]);
    expect((await ceo.call('updateCompany', { body: { company_name: 'In memory' } })).status).toBe(200);
    expect((await ceo.call('setRole', { path: { role_name: 'CEO' }, body: { department: 'design' } })).status).toBe(
      200,
    );
    expect((await ceo.call('getCompany')).body.data.company_name).toBe('In memory');
  });
});
