import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { addUser, setOrgRoles } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { dumpTables } from '../../support/database/dump.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

/** Statements that pass before one fails; null while none must. */
let remaining: number | null = null;
let query: Client['query'];
/** Only statements of the change fail, and none of the background work. */
const changing = new AsyncLocalStorage<true>();

// The database itself must fail, so that the transaction cannot continue.
const FAILURE = "do $$ begin raise exception 'injected failure' using errcode = 'XX000'; end $$";

/** The part of the driver's connection that a batch uses to send its statements. */
interface Wire {
  parse(statement: { readonly text: string }): void;
  bind(portal: object): void;
  execute(portal?: unknown): void;
}
interface Batch {
  readonly texts: readonly string[];
  submit(wire: Wire): unknown;
}

/** Makes a batch fail at one of its statements, after those before it were executed. */
const failAt = (batch: Batch, index: number): void => {
  const submit = batch.submit.bind(batch);
  batch.submit = (wire) => {
    const execute = wire.execute.bind(wire);
    let sent = 0;
    wire.execute = (portal) => {
      if (sent === index) {
        wire.parse({ text: FAILURE });
        wire.bind({});
        execute();
      }
      sent += 1;
      execute(portal);
    };
    try {
      return submit(wire);
    } finally {
      wire.execute = execute;
    }
  };
};

const failing = function (this: Client, ...args: unknown[]): unknown {
  const config = args[0] as string | { text?: string } | Batch;
  if (typeof config === 'object' && 'texts' in config && remaining !== null && changing.getStore() !== undefined) {
    // A BEGIN fails only together with its connection, as below.
    const first = config.texts[0] === 'begin' ? 1 : 0;
    const index = remaining + first;
    if (remaining >= 0 && index < config.texts.length) failAt(config, index);
    remaining -= config.texts.length - first;
    return Reflect.apply(query, this, args);
  }
  const text = typeof config === 'string' ? config : 'text' in config ? (config.text ?? '') : '';
  // A BEGIN fails only together with its connection (test/errors/lost-connections.test.ts).
  if (remaining === null || changing.getStore() === undefined || /^(rollback|begin|start)/i.test(text))
    return Reflect.apply(query, this, args);
  remaining -= 1;
  if (remaining >= 0) return Reflect.apply(query, this, args);
  const others = typeof args.at(-1) === 'function' ? [args.at(-1)] : [];
  return Reflect.apply(query, this, [FAILURE, ...others]);
};

let server: TestServer;
/** The base of every connection of the store's pool. */
const clients = (): Client => (server.store.pool as unknown as { Client: { prototype: Client } }).Client.prototype;

let departmentId: string;
let agentId: string;
const actor = actorNamed('unlucky');
const PLAIN_ROLE = {
  department: 'design',
  authorityLevel: 'mid',
  requiredSkills: [],
  toolAccess: [],
  systemPromptTemplate: null,
  description: '',
} as const;

beforeAll(async () => {
  server = await startServer();
  const { departments, agents, company, roles } = server.services;
  const plain = { id: null, description: '', head: 'First', budgetPercent: 10, autonomyLevel: null };
  departmentId = (await departments.create({ ...plain, name: 'one' }, actor)).id;
  await departments.create({ ...plain, name: 'two' }, actor);
  const fields = {
    role: 'r',
    level: 'mid',
    personalityPreset: null,
    autonomyLevel: null,
    budgetLimitMonthly: null,
  } as const;
  agentId = (await agents.create({ ...fields, name: 'First', department: 'one' }, actor)).id;
  await agents.create({ ...fields, name: 'Second', department: 'one' }, actor);
  await changeSetting(server.store, 'budget', 'currency', 'EUR');
  await company.update({ budgetMonthly: 7 }, actor, unconditional);
  const admin = await addUser(server, 'admin', 'manager');
  await setOrgRoles(server, admin.id, ['department_admin'], ['one']);
  await roles.save('CEO', PLAIN_ROLE, actor, unconditional);
  query = clients().query;
  clients().query = failing as typeof query;
});
afterEach(() => {
  remaining = null;
});
afterAll(async () => {
  clients().query = query;
  await server.close();
});

const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  'renaming a department with agents and scopes': () =>
    server.services.departments.update(departmentId, { name: `renamed ${Math.random()}` }, actor, unconditional),
  'creating a department': () =>
    server.services.departments.create(
      { id: null, name: `new ${Math.random()}`, description: '', head: null, budgetPercent: 0, autonomyLevel: null },
      actor,
    ),
  'deleting a department': async () => {
    const { organisation } = await server.services.company.read();
    return server.services.departments.remove(
      organisation.departments.at(-1)?.id ?? '',
      'because',
      actor,
      unconditional,
    );
  },
  'renaming an agent who is a head': () =>
    server.services.agents.update(agentId, { name: `Head ${Math.random()}` }, actor, unconditional),
  'reordering departments': async () => {
    const { organisation } = await server.services.company.read();
    return server.services.company.reorderDepartments(
      organisation.departments.toReversed().map(({ name }) => name),
      actor,
    );
  },
  'restoring a version with another currency': () => server.services.company.restore('1', actor, unconditional),
  'replacing a role': () =>
    server.services.roles.save('CEO', { ...PLAIN_ROLE, description: String(Math.random()) }, actor, unconditional),
  'restoring a role': () => server.services.roles.restore('CEO', '1', actor, unconditional),
  'deleting a role': () => server.services.roles.remove('Growth Marketer', actor, unconditional),
};

describe('a failure at any statement', () => {
  it.each(Object.keys(changes))('%s: stores nothing and serves the previous state', async (name) => {
    const change = changes[name] as () => Promise<unknown>;
    const { services, store } = server;
    const before = await dumpTables(store.pool);
    const served = await services.company.read();
    let failures = 0;
    for (; ; failures += 1) {
      remaining = failures;
      const error = await changing.run(true, change).then(
        () => null,
        (refused) => refused,
      );
      const wasReached = remaining < 0;
      remaining = null;
      if (!wasReached) {
        expect(error).toBeNull();
        break;
      }
      expect(error).toMatchObject({ code: 8002 });
      expect(await dumpTables(store.pool)).toEqual(before);
      expect(await services.company.read()).toEqual(served);
    }
    expect(failures).toBeGreaterThan(4);
    expect(await dumpTables(store.pool)).not.toEqual(before);
  });
});
