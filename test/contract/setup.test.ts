import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAgent, newDepartment } from '../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { countResults, errorOf } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
let ceo: Client;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const GUIDE = { model_provider: 'guided', model_id: 'guide-1' };
/** The first agent of the company, and an index without an agent. */
const FIRST = { path: { agent_index: 0 } };
const PAST_THE_END = { path: { agent_index: '999999999999999999999999' } };
const ADA = { name: 'Ada', role: 'Engineer', ...GUIDE };
const company = (more: object) => ceo.call('createSetupCompany', { body: { company_name: 'Acme', ...more } });

/** The wizard is one story: the cases build on one another, in the order in which a client calls it. */
describe('the wizard, from nothing to complete', () => {
  describe('getSetupStatus', () => {
    it('200: every step is pending, and the built-in guide exists', async () => {
      const { body } = await server.client.call('getSetupStatus');
      expect(body.data).toEqual({
        needs_admin: true,
        needs_setup_token: false,
        needs_setup: true,
        has_providers: true,
        has_name_locales: false,
        has_company: false,
        has_agents: false,
        min_password_length: 12,
      });
      ceo = await setUpCeo(server.client);
      expect((await server.client.call('getSetupStatus')).body.data.needs_admin).toBe(false);
    });
  });

  describe('listSetupTemplates', () => {
    it('200: ten, sorted, with the counts that they give', async () => {
      const { body } = await ceo.call('listSetupTemplates');
      const names = body.data.map((template: { name: string }) => template.name);
      expect(names).toEqual([...names].sort());
      expect(names).toHaveLength(10);
      for (const template of body.data) {
        const applied = await company({ template_name: template.name });
        expect([applied.body.data.agent_count, applied.body.data.department_count]).toEqual([
          template.agent_count,
          template.department_count,
        ]);
      }
    });
  });

  describe('createSetupCompany', () => {
    it('409: a blank run does not erase a roster', async () => {
      const answer = await company({});
      expect(errorOf(answer)).toEqual([409, 4000]);
      expect(answer.body.error).toMatch(/\b12\b.*agent|agent/);
    });
    it('404 and 422: refused, without a write', async () => {
      const versions = async () =>
        (await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.pagination.total;
      const before = await versions();
      expect(errorOf(await company({ template_name: '../startup' }))).toEqual([404, 3000]);
      for (const wrong of [
        { template_variables: { wip_limit: 2 } },
        { template_name: 'startup', template_variables: { nothing: 1 } },
        { template_name: 'full_company', template_variables: { num_backend_devs: 11 } },
        { template_name: 'full_company', template_variables: { num_backend_devs: 1.5 } },
        { template_name: 'full_company', template_variables: { num_backend_devs: 'three' } },
        { template_name: 'full_company', template_variables: { num_backend_devs: null } },
        { template_name: 'startup', currency: 'XTS' },
      ]) {
        expect(errorOf(await company(wrong))).toEqual([422, 2000]);
      }
      expect(errorOf(await company({ currency: 'usd' }))).toEqual([400, 2001]);
      expect(await versions()).toBe(before);
    });
    it('201: the same template and locales give the same names; variables apply', async () => {
      await ceo.call('setNameLocales', { body: { locales: ['is_IS', 'fr_FR'] } });
      const namesOf = (answer: { body: { data: { agents: { name: string }[] } } }) =>
        answer.body.data.agents.map(({ name }) => name);
      const first = await company({ template_name: 'Full_Company ' });
      const second = await company({ template_name: 'full_company' });
      expect(namesOf(second)).toEqual(namesOf(first));
      expect(first.body.data.agent_count).toBe(28);
      const larger = await company({
        template_name: 'full_company',
        template_variables: { num_backend_devs: 5 },
        budget: 0,
        currency: 'EUR',
        description: '  ',
      });
      expect(larger.body.data).toMatchObject({
        agent_count: 30,
        budget: 0,
        currency: 'EUR',
        description: null,
        company_name: 'Acme',
      });
    });
    it('201: many runs in parallel, each a version, none mixed with another', async () => {
      const runs = await Promise.all(
        ['startup', 'solo_founder', 'data_team', 'startup'].map((template_name) => company({ template_name })),
      );
      expect(runs.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const { body } = await ceo.call('getSetupCompany');
      const expected = { startup: 5, solo_founder: 2, data_team: 6 }[body.data.template_applied as 'startup'];
      expect(body.data.agent_count).toBe(expected);
    });
  });

  describe('getSetupCompany', () => {
    it('304: the company tag', async () => {
      const { headers } = await ceo.call('getSetupCompany');
      expect((await ceo.call('getCompany')).headers.etag).toBe(headers.etag);
      expect((await ceo.call('getSetupCompany', { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(
        304,
      );
    });
  });

  describe('getModelRecommendations', () => {
    it('200: a recommended model is a candidate', async () => {
      const { body } = await ceo.call('getModelRecommendations');
      expect(body.data).toMatchObject({
        decomposition_candidates: ['guide-1'],
        decomposition_recommended: 'guide-1',
        embedding_recommended: null,
      });
    });
  });

  describe('createSetupAgent', () => {
    it('201: appended at the end, in the spelling of the department; many in parallel, none lost', async () => {
      const before = (await ceo.call('getSetupCompany')).body.data.agent_count;
      const added = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          ceo.call('createSetupAgent', { body: { ...ADA, name: `Ada ${index}`, department: 'ENGINEERING' } }),
        ),
      );
      expect(added.every(({ status, body }) => status === 201 && body.data.department === 'engineering')).toBe(true);
      const { body } = await ceo.call('listSetupAgents', { query: { limit: 200 } });
      expect(body.data).toHaveLength(before + 6);
    });
    it('404, 422 and 400: unknown provider, model not offered, unknown preset', async () => {
      expect(errorOf(await ceo.call('createSetupAgent', { body: { ...ADA, model_provider: 'nobody' } }))).toEqual([
        404, 3000,
      ]);
      expect(errorOf(await ceo.call('createSetupAgent', { body: { ...ADA, model_id: 'guide-9' } }))).toEqual([
        422, 2000,
      ]);
      expect(errorOf(await ceo.call('createSetupAgent', { body: { ...ADA, personality_preset: 'grump' } }))).toEqual([
        400, 2001,
      ]);
    });
  });

  describe('listSetupAgents', () => {
    it('200: pages in company order', async () => {
      const all = (await ceo.call('listSetupAgents', { query: { limit: 200 } })).body.data;
      const seen: unknown[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { body } = await ceo.call('listSetupAgents', {
          query: cursor === undefined ? { limit: 3 } : { limit: 3, cursor },
        });
        seen.push(...body.data);
        cursor = body.pagination.next_cursor;
      }
      expect(seen).toEqual(all);
    });
  });

  describe('setSetupAgentModel', () => {
    it('200: the model and its tier; the other fields stay', async () => {
      const before = (await ceo.call('listSetupAgents', { query: { limit: 1 } })).body.data[0];
      const { body } = await ceo.call('setSetupAgentModel', { ...FIRST, body: GUIDE });
      expect(body.data).toMatchObject({
        ...GUIDE,
        tier: 'large',
        personality_preset: known(before).personality_preset,
      });
    });

    it('409/4002: an old tag; 404: past the end; 422: a model that is not offered', async () => {
      const stale = { ...FIRST, headers: { 'if-match': '"old"' } };
      expect(errorOf(await ceo.call('setSetupAgentModel', { ...stale, body: GUIDE }))).toEqual([409, 4002]);
      expect(errorOf(await ceo.callRaw('setSetupAgentModel', { ...PAST_THE_END, body: GUIDE }))).toEqual([404, 3000]);
      const unknown = { ...GUIDE, model_id: 'x' };
      expect(errorOf(await ceo.call('setSetupAgentModel', { ...FIRST, body: unknown }))).toEqual([422, 2000]);
    });
  });

  describe('setSetupAgentName', () => {
    it('200: a head follows; the tag is that of the agent', async () => {
      const { body } = await ceo.call('getCompany');
      const index = body.data.agents.findIndex((agent: { name: string }) =>
        body.data.departments.some((one) => one.head === agent.name),
      );
      const agent = body.data.agents[index];
      const renamed = await ceo.call('setSetupAgentName', {
        path: { agent_index: index },
        body: { name: ' Grace Hopper ' },
      });
      expect(renamed.body.data.name).toBe('Grace Hopper');
      const after = (await ceo.call('getCompany')).body.data;
      const headed = body.data.departments
        .filter((one) => one.head === known(agent).name)
        .map((one: { id: string }) => one.id);
      for (const id of headed)
        expect(after.departments.find((one: { id: string }) => one.id === id)?.head).toBe('Grace Hopper');
      expect((await ceo.call('getAgent', { path: { agent_id: known(agent).id } })).headers.etag).toBe(
        renamed.headers.etag,
      );
    });

    it('409/4002: an old tag; 404: past the end', async () => {
      const { etag = '' } = (await ceo.call('setSetupAgentModel', { ...FIRST, body: GUIDE })).headers;
      const body = { name: 'x' };
      await ceo.call('setSetupAgentName', { ...FIRST, body: { name: 'Moved On' } });
      const stale = { ...FIRST, headers: { 'if-match': etag }, body };
      expect(errorOf(await ceo.call('setSetupAgentName', stale))).toEqual([409, 4002]);
      expect(errorOf(await ceo.callRaw('setSetupAgentName', { ...PAST_THE_END, body }))).toEqual([404, 3000]);
    });
  });

  describe('setSetupAgentPersonality', () => {
    it('200: a preset in any spelling', async () => {
      const body = { personality_preset: ' Growth_Hacker ' };
      const answer = await ceo.call('setSetupAgentPersonality', { ...FIRST, body });
      expect(answer.body.data.personality_preset).toBe('growth_hacker');
    });

    it('409/4002: an old tag; 404: past the end; 400: a blank preset', async () => {
      const body = { personality_preset: 'code_craftsman' };
      const stale = { ...FIRST, headers: { 'if-match': '"old"' }, body };
      expect(errorOf(await ceo.call('setSetupAgentPersonality', stale))).toEqual([409, 4002]);
      expect(errorOf(await ceo.callRaw('setSetupAgentPersonality', { ...PAST_THE_END, body }))).toEqual([404, 3000]);
      const blank = { ...FIRST, body: { personality_preset: ' ' } };
      expect(errorOf(await ceo.call('setSetupAgentPersonality', blank))).toEqual([400, 2001]);
    });
  });

  describe('randomizeSetupAgentName', () => {
    it('200: a name of the chosen locales', async () => {
      const { body } = await ceo.call('randomizeSetupAgentName', FIRST);
      expect(body.data.name).toMatch(/^[\p{Script=Latin}']{1,14} [\p{Script=Latin}']{1,14}$/u);
    });

    it('404: past the end; 400: no index', async () => {
      expect(errorOf(await ceo.callRaw('randomizeSetupAgentName', PAST_THE_END))).toEqual([404, 3000]);
      for (const agent_index of ['-1', '1.5', 'one', '01'])
        expect(errorOf(await ceo.callRaw('randomizeSetupAgentName', { path: { agent_index } }))).toEqual([400, 2001]);
    });
  });

  describe('listAvailableLocales', () => {
    it('200: 57 in 11 regions', async () => {
      const { data } = (await ceo.call('listAvailableLocales')).body;
      expect(Object.keys(data.display_names)).toHaveLength(57);
      expect(Object.keys(data.regions)).toHaveLength(11);
    });
  });

  describe('getNameLocales', () => {
    it('304: the tag that was returned when they were set', async () => {
      const { etag = '' } = (await ceo.call('setNameLocales', { body: { locales: ['de_DE'] } })).headers;
      expect((await ceo.call('getNameLocales', { headers: { 'if-none-match': etag } })).status).toBe(304);
    });
  });

  describe('setNameLocales', () => {
    it('200: all of them', async () => {
      const saved = await ceo.call('setNameLocales', { body: { locales: ['__all__'] } });
      expect(saved.body.data).toEqual({ locales: ['__all__'] });
    });

    it('422: all and one, one twice, and one that does not exist; 409/4002: an old tag', async () => {
      for (const locales of [['__all__', 'de_DE'], ['de_de'], ['de_DE', 'de_DE'], ['xx_XX']])
        expect(errorOf(await ceo.call('setNameLocales', { body: { locales } }))).toEqual([422, 2000]);
      const stale = { body: { locales: ['de_DE'] }, headers: { 'if-match': '"old"' } };
      expect(errorOf(await ceo.call('setNameLocales', stale))).toEqual([409, 4002]);
    });
  });

  describe('completeSetup', () => {
    it('403: a manager reads the wizard and writes nothing', async () => {
      const { client } = await createPerson(server, 'reader', 'manager');
      expect((await client.call('listSetupTemplates')).status).toBe(200);
      expect(errorOf(await client.call('createSetupAgent', { body: ADA }))).toEqual([403, 1001]);
      expect(errorOf(await client.call('completeSetup'))).toEqual([403, 1001]);
    });
    it('201 for exactly one of many; afterwards the wizard writes nothing', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => ceo.call('completeSetup')));
      expect(countResults(answers)).toEqual({ 201: 1, '409/4000': 7 });
      expect((await server.client.call('getSetupStatus')).body.data).toMatchObject({
        needs_setup: false,
        has_company: true,
        has_agents: true,
      });
      const at = { path: { agent_index: 0 } };
      for (const write of [
        company({ template_name: 'startup' }),
        ceo.call('createSetupAgent', { body: ADA }),
        ceo.call('setSetupAgentName', { ...at, body: { name: 'x' } }),
        ceo.call('setSetupAgentModel', { ...at, body: GUIDE }),
        ceo.call('setSetupAgentPersonality', { ...at, body: { personality_preset: 'code_craftsman' } }),
        ceo.call('randomizeSetupAgentName', at),
        ceo.call('setNameLocales', { body: { locales: ['de_DE'] } }),
      ]) {
        expect(errorOf(await write)).toEqual([409, 4000]);
      }
    });
  });
  describe('listPersonalityPresets', () => {
    it('200: 23, sorted by name, over pages', async () => {
      const first = await ceo.call('listPersonalityPresets', { query: { limit: 20 } });
      const rest = await ceo.call('listPersonalityPresets', {
        query: { limit: 20, cursor: known(first.body.pagination.next_cursor) },
      });
      const names = [...first.body.data, ...rest.body.data].map(({ name }: { name: string }) => name);
      expect(names).toHaveLength(23);
      expect(names).toEqual([...names].sort());
    });
  });
});

describe('before the wizard has begun', () => {
  let fresh: TestServer;
  let admin: Client;
  beforeAll(async () => {
    fresh = await startServer({ env: { MODEL_PROVIDER: 'none' } });
    admin = await setUpCeo(fresh.client);
  });
  afterAll(() => fresh.close());

  it('404: the company does not exist yet; its default name does not count', async () => {
    expect(errorOf(await admin.call('getSetupCompany'))).toEqual([404, 3000]);
    expect((await admin.call('getNameLocales')).body.data).toEqual({ locales: ['__all__'] });
  });
  it('completeSetup 422: names what is missing, company first, then provider', async () => {
    const unnamed = await admin.call('completeSetup');
    expect([errorOf(unnamed), unnamed.body.error]).toEqual([[422, 2000], expect.stringContaining('company')]);
    // The default name, so that nothing else changes.
    const { company_name } = (await admin.call('getCompany')).body.data;
    await admin.call('createSetupCompany', { body: { company_name } });
    const unprovided = await admin.call('completeSetup');
    expect([errorOf(unprovided), unprovided.body.error]).toEqual([[422, 2000], expect.stringContaining('provider')]);
  });
  it('createSetupCompany 422: no model for any agent of a template', async () => {
    expect(
      errorOf(await admin.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'startup' } })),
    ).toEqual([422, 2000]);
  });
  it('listProviders 200: none', async () => {
    expect((await admin.call('listProviders')).body.data).toEqual([]);
    expect((await fresh.client.call('getSetupStatus')).body.data.has_providers).toBe(false);
  });
  it('getSetupStatus 200: a single agent makes the company one with agents', async () => {
    const hasAgents = async () => (await fresh.client.call('getSetupStatus')).body.data.has_agents;
    expect(await hasAgents()).toBe(false);
    await newDepartment(admin, 'Sales');
    await newAgent(admin, 'Ada', 'Sales');
    expect(await hasAgents()).toBe(true);
  });
});
