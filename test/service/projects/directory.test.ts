import { afterAll, beforeAll, expect, it } from 'vitest';
import { Outbox } from '../../../domain/foundation/events/outbox.ts';
import { ProjectDirectory } from '../../../domain/projects/project-directory.ts';
import { sampleWork } from '../../../domain/tasks/open-tasks.ts';
import { RunDelivery, requestDelivery } from '../../../domain/tasks/run-delivery.ts';
import { MAX_DUE_DELIVERIES, SELECT_DUE_DELIVERIES } from '../../../domain/tasks/statements.ts';
import { Task } from '../../../domain/tasks/task.entity.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

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

it('a task is due at its deadline, and overdue after it', async () => {
  const body = { project_id: await newProject('Timed'), title: 'Timed', deadline: '2031-03-01T10:00:00.000Z' };
  await ceo.call('createTask', { body });
  const count = (of: 'overdue' | 'due', now: Date) =>
    server.store.unitOfWork.read(async (em) => (await sampleWork(em, { of, now, agentIds: [] }, 1)).total);
  const deadline = new Date(body.deadline);
  const later = new Date(deadline.getTime() + 1);
  expect([await count('due', deadline), await count('overdue', deadline)]).toEqual([1, 0]);
  expect([await count('due', later), await count('overdue', later)]).toEqual([0, 1]);
});

it('a task without an owner is one that should have one: not the objective of a plan, whose items have owners', async () => {
  const body = { project_id: await newProject('Planned'), title: 'Objective' };
  const { id } = (await ceo.call('createTask', { body })).body.data;
  const { unitOfWork } = server.store;
  const count = () => unitOfWork.read(async (em) => (await sampleWork(em, { of: 'unowned' }, 1)).total);
  const before = await count();
  await unitOfWork.write(async (em) => {
    (await em.findOneOrFail(Task, { id })).planId = id;
  });
  expect((await count()) - before).toBe(-1);
});

it('one run of the job handles all deliveries that are due, however many they are', async () => {
  const { unitOfWork } = server.store;
  const clock = new ManualClock();
  await unitOfWork.write(async (em) => {
    for (let count = 0; count <= MAX_DUE_DELIVERIES; count += 1) requestDelivery(em, crypto.randomUUID(), clock);
  });
  clock.advance(5);
  const due = () => unitOfWork.read((em) => em.execute<unknown[]>(SELECT_DUE_DELIVERIES, [clock.now()]));
  expect(await due()).toHaveLength(MAX_DUE_DELIVERIES);
  await new RunDelivery({ uow: unitOfWork, clock, outbox: new Outbox(clock) }).deliverDue();
  expect(await due()).toEqual([]);
});
