import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotFound } from '../../../domain/foundation/errors/errors.ts';
import { newId } from '../../../domain/foundation/kernel/ids.ts';
import { KnownProjects } from '../../../domain/projects/known-projects.ts';
import { Project } from '../../../domain/projects/project.entity.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

let server: TestServer;
let ceo: Client;
const clock = new ManualClock();
let known: KnownProjects;
beforeAll(async () => {
  server = await startServer({ replicas: 1 });
  ceo = await setUpCeo(server.client);
  known = new KnownProjects({ uow: server.store.unitOfWork, clock });
});
afterAll(() => server.close());

const newProject = async (): Promise<string> => (await ceo.call('createProject', { body: { name: 'P' } })).body.data.id;
const require = (id: string) => server.store.unitOfWork.write((em) => known.require(em, id));
const remove = (id: string) => server.store.unitOfWork.write((em) => em.nativeDelete(Project, { id }));

describe('a project', () => {
  it('that exists is found by its id in any case', async () => {
    const id = await newProject();
    expect(await require(id.toUpperCase())).toEqual({ id, status: 'planning' });
  });

  it.each([newId(), 'no id'])('that does not exist is not found: %s', async (id) => {
    await expect(require(id)).rejects.toEqual(new NotFound('The project does not exist'));
  });

  it('that was found is known for a second, and looked up again then', async () => {
    const id = await newProject();
    await require(id);
    await remove(id);
    clock.advance(0.9);
    expect((await require(id)).id).toBe(id);
    clock.advance(0.1);
    await expect(require(id)).rejects.toThrow(NotFound);
  });

  it('that this server changed is looked up again', async () => {
    const id = await newProject();
    await require(id);
    await ceo.call('updateProject', { path: { project_id: id }, body: { status: 'active' } });
    expect((await require(id)).status).toBe('planning');
    known.forget(id);
    expect((await require(id)).status).toBe('active');
  });

  it('that is changed on this server decides immediately what new tasks wait for', async () => {
    const project_id = await newProject();
    const reason = async () =>
      (await ceo.call('createTask', { body: { project_id, title: 'T' } })).body.data.waiting_for?.reason;
    expect(await reason()).toBe('project');
    await ceo.call('updateProject', { path: { project_id }, body: { status: 'active' } });
    expect(await reason()).toBe('no_agent');
  });

  it('that was found in a transaction that failed is not known', async () => {
    const id = await newProject();
    const failing = server.store.unitOfWork.write(async (em) => {
      await known.require(em, id);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await remove(id);
    await expect(require(id)).rejects.toThrow(NotFound);
  });
});
