import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProjectDirectory } from '../../../domain/projects/project-directory.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const newProject = async (name: string): Promise<string> =>
  (await ceo.call('createProject', { body: { name } })).body.data.id;

it('every project that is named by its id or its name comes first, then the fifty newest', async () => {
  const [first, second, third] = [await newProject('First'), await newProject('Second'), await newProject('Third')];
  for (let index = 0; index < 50; index += 1) await newProject(`Newer ${index}`);
  const directory = new ProjectDirectory(server.store.unitOfWork);
  const idsOf = async (...references: string[]) => (await directory.choices(references)).map(({ id }) => id);
  const newest = await idsOf();
  expect(newest).toHaveLength(50);
  expect(await idsOf('Nobody', 'First', 'Third')).toEqual([third, first, ...newest]);
  expect(await idsOf('nobody', first, second.toUpperCase())).toEqual([second, first, ...newest]);
});
