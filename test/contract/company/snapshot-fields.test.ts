import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Outbox } from '../../../domain/foundation/events/outbox.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { CompanyHistory } from '../../../domain/organisation/changes/company-history.ts';
import { OrganisationChanges } from '../../../domain/organisation/changes/organisation-changes.ts';
import { OrganisationStore } from '../../../domain/organisation/changes/organisation-store.ts';
import { type CompanySnapshot, organisationOf } from '../../../domain/organisation/value/snapshots/snapshot.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { createPerson as somebody } from '../../support/builders/people.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { expectRegister } from '../../support/run/register.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

const document: Body = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'));

/** The paths of all values that a schema allows, each once. */
const leavesOf = (schema: Body, path = ''): string[] => {
  if (schema.$ref !== undefined) return leavesOf(document.components.schemas[schema.$ref.split('/').at(-1)], path);
  const branches: Body[] = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (branches !== undefined)
    return [...new Set(branches.filter(({ type }) => type !== 'null').flatMap((branch) => leavesOf(branch, path)))];
  if (schema.items !== undefined) return leavesOf(schema.items, `${path}[]`);
  const members = Object.entries(schema.properties ?? {});
  return members.length === 0
    ? [path]
    : members.flatMap(([name, member]) => leavesOf(member, path === '' ? name : `${path}.${name}`));
};

const ADA = '11111111-1111-4111-8111-111111111111';
const BOB = '22222222-2222-4222-8222-222222222222';
const NEW = '33333333-3333-4333-8333-333333333333';
const [EARLY, LATE, LATER] = ['2030-01-01T10:00:00.000Z', '2030-01-02T10:00:00.000Z', '2030-01-03T10:00:00.123Z'];

const department = (id: string, name: string, position: number) => ({
  id,
  name,
  description: 'What it does',
  head: 'Ada',
  budget_percent: 10,
  autonomy_level: 'semi' as const,
  ceremony_policy: {
    strategy: 'hybrid' as const,
    strategy_config: { sprint_days: 14, nested: { a: [1, null] } },
    velocity_calculator: 'budget' as const,
    auto_transition: false,
    transition_threshold: 0.5,
  },
  position,
  created_at: EARLY,
  updated_at: LATE,
});
const agent = (id: string, name: string, position: number) => ({
  id,
  name,
  role: 'Backend Developer',
  department: 'engineering',
  level: 'mid' as const,
  personality_preset: 'code_craftsman',
  personality: {
    traits: ['calm', 'exact'],
    communication_style: 'plain',
    description: 'Somebody',
    openness: 0.1,
    conscientiousness: 0.2,
    extraversion: 0.3,
    agreeableness: 0.4,
    stress_response: 0.5,
    risk_tolerance: 'low' as const,
    creativity: 'low' as const,
    decision_making: 'analytical' as const,
    collaboration: 'pair' as const,
    verbosity: 'terse' as const,
    conflict_approach: 'avoid' as const,
  },
  model_provider: 'guided',
  model_id: 'guide-1',
  tier: 'medium' as const,
  autonomy_level: 'semi' as const,
  budget_limit_monthly: 5,
  position,
  created_at: EARLY,
  updated_at: LATE,
});
const BASE: CompanySnapshot = {
  company_name: 'Acme',
  description: 'A company',
  company_type: 'startup',
  autonomy_level: 'semi',
  budget_monthly: 100,
  currency: 'USD',
  communication_pattern: 'hybrid',
  template_applied: 'startup',
  template_variables: { wip_limit: 2, fast: true, motto: null },
  model_tier_profile: 'balanced',
  departments: [department(ADA, 'engineering', 0), department(BOB, 'design', 1)],
  agents: [agent(ADA, 'Ada', 0), agent(BOB, 'Bob', 1)],
};

/** Other values for every leaf; the leaf of a list is that of its first record. */
const CHANGES: Readonly<Record<string, readonly unknown[]>> = {
  company_name: ['Beta'],
  description: ['Another', null],
  company_type: ['agency'],
  autonomy_level: ['full'],
  budget_monthly: [100.01, 0],
  currency: ['EUR'],
  communication_pattern: ['event_driven'],
  template_applied: ['own_template', null],
  template_variables: [{}, { wip_limit: 2, fast: true }, { wip_limit: 2, fast: true, motto: 'x' }],
  model_tier_profile: ['premium'],
  'departments[].id': [NEW],
  'departments[].name': ['Engineering', 'research'],
  'departments[].description': ['', 'Another'],
  'departments[].head': ['Bob', null],
  'departments[].budget_percent': [0, 10.5],
  'departments[].autonomy_level': ['locked', null],
  'departments[].ceremony_policy.strategy': ['calendar', undefined],
  'departments[].ceremony_policy.strategy_config': [{}, { sprint_days: 14, nested: { a: [1] } }, undefined],
  'departments[].ceremony_policy.velocity_calculator': ['calendar', undefined],
  'departments[].ceremony_policy.auto_transition': [true, undefined],
  'departments[].ceremony_policy.transition_threshold': [1, undefined],
  'departments[].position': [1],
  'departments[].created_at': [LATER],
  'departments[].updated_at': [LATER],
  'agents[].id': [NEW],
  'agents[].name': ['ada', 'Eve'],
  'agents[].role': ['Designer'],
  'agents[].department': ['design'],
  'agents[].level': ['lead'],
  'agents[].personality_preset': [null],
  'agents[].personality': [{}],
  'agents[].personality.traits[]': ['bold'],
  'agents[].personality.communication_style': ['warm'],
  'agents[].personality.description': ['Somebody else'],
  'agents[].personality.openness': [0.11],
  'agents[].personality.conscientiousness': [1],
  'agents[].personality.extraversion': [0],
  'agents[].personality.agreeableness': [0.41],
  'agents[].personality.stress_response': [0.51],
  'agents[].personality.risk_tolerance': ['high'],
  'agents[].personality.creativity': ['high'],
  'agents[].personality.decision_making': ['directive'],
  'agents[].personality.collaboration': ['team'],
  'agents[].personality.verbosity': ['verbose'],
  'agents[].personality.conflict_approach': ['compete'],
  'agents[].model_provider': ['another'],
  'agents[].model_id': ['guide-2'],
  'agents[].tier': ['large'],
  'agents[].autonomy_level': ['locked', null],
  'agents[].budget_limit_monthly': [0, null],
  'agents[].position': [1],
  'agents[].created_at': [LATER],
  'agents[].updated_at': [LATER],
};

type Loose = Record<string, Body>;
/** The snapshot with one changed value, and its consequences. */
const changed = (path: string, value: unknown): CompanySnapshot => {
  const next = structuredClone(BASE) as unknown as Loose;
  if (path === 'company_type') next.template_applied = value;
  if (path === 'template_applied') next.company_type = 'custom';
  if (path.endsWith('.position')) {
    const list = path.slice(0, path.indexOf('['));
    next[list] = [...next[list]].reverse().map((record: object, position: number) => ({ ...record, position }));
    return next as unknown as CompanySnapshot;
  }
  const steps = path.replaceAll('[]', '.0').split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((found: Body, step) => found[step], next);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return next as unknown as CompanySnapshot;
};

let server: TestServer;
let ceo: Client;
/** Writes without the cache of the server, so that what is read was stored. */
let changes: OrganisationChanges;
const TESTER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const actor = actorNamed(TESTER);
beforeAll(async () => {
  server = await startServer();
  ceo = (await somebody(server, 'chief', 'ceo')).client;
  const { store, services } = server;
  const kept = new OrganisationStore({ uow: store.unitOfWork, pool: store.pool, defaultCurrency: 'USD' });
  const clock = { now: () => new Date('2031-01-01T00:00:00Z'), monotonicSeconds: () => 0 };
  const history = new CompanyHistory(true);
  changes = new OrganisationChanges({
    uow: store.unitOfWork,
    clock,
    store: kept,
    history,
    outbox: new Outbox(clock),
    scopes: services.orgRoles,
  });
});
afterAll(() => server.close());

const save = async (snapshot: CompanySnapshot): Promise<void> => {
  const { currency } = (await ceo.call('getCompanyVersion', { path: { version: await newest() } })).body.data.snapshot;
  if (currency !== snapshot.currency) {
    const path = { namespace: 'budget', key: 'currency' };
    const { status } = await ceo.call('saveSetting', { path, body: { value: snapshot.currency } });
    expect(status).toBe(200);
  }
  await changes.apply(TESTER, () => organisationOf(snapshot), { keepsTimes: true });
};
const newest = async (): Promise<number> =>
  (await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.data[0]?.version ?? 0;
const versionOf = async (version: number) =>
  (await ceo.call('getCompanyVersion', { path: { version } })).body.data as {
    snapshot: CompanySnapshot;
    content_hash: string;
  };

describe('a field of the snapshot', () => {
  const hashes = new Map<string, string>();
  let base: { version: number; hash: string };
  beforeAll(async () => {
    await changes.apply(TESTER, () => organisationOf(BASE), { keepsTimes: true });
    const version = await newest();
    const { snapshot, content_hash } = await versionOf(version);
    expect(snapshot).toEqual(BASE);
    base = { version, hash: content_hash };
    hashes.set(content_hash, 'the company as it was');
  });

  it('has a case here, and every case has a field', () => {
    // A personality has all its fields or none, which the schema does not express.
    const leaves = [...leavesOf(document.components.schemas.CompanySnapshot), 'agents[].personality'];
    expectRegister(Object.keys(CHANGES), leaves, 'CHANGES in test/contract/company/snapshot-fields.test.ts');
    for (const values of Object.values(CHANGES)) expect(values.length).toBeGreaterThan(0);
  });

  const cases = Object.entries(CHANGES).flatMap(([path, values]) => values.map((value) => [path, value] as const));
  it.each(cases)('%s as %j gives another hash, is stored, and is restored exactly', async (path, value) => {
    const wanted = changed(path, value);
    expect(wanted).not.toEqual(BASE);
    await save(wanted);
    const after = await versionOf(await newest());
    expect(after.snapshot).toEqual(wanted);
    const same = hashes.get(after.content_hash);
    expect(same === undefined || path === 'company_type' || path === 'template_applied', `like ${same}`).toBe(true);
    hashes.set(after.content_hash, path);
    const company = await ceo.call('getCompany');
    expect(company.headers.etag).toBe(`"${after.content_hash}"`);

    await server.services.company.restore(String(base.version), actor, unconditional);
    const number = await newest();
    const restored = await versionOf(number);
    expect([restored.snapshot, restored.content_hash]).toEqual([BASE, base.hash]);
    expect((await ceo.call('getCompany')).headers.etag).toBe(`"${base.hash}"`);
    // A replica without a cache reads the same from the rows.
    const replica = new OrganisationStore({
      uow: server.store.unitOfWork,
      pool: server.store.pool,
      defaultCurrency: 'USD',
    });
    expect((await replica.read()).snapshot).toEqual(BASE);
    const before = await versionOf(number - 1);
    expect([before.snapshot, before.content_hash]).toEqual([wanted, after.content_hash]);
  });
});
