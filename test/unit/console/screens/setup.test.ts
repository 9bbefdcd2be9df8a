import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { failure, settle } from '../page.ts';
import { open, page } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { type Answers, example, listed, record, sendEvent } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const status = (change: object): Answers => ({
  getSetupStatus: () => record(example('getSetupStatus', { needs_admin: false, needs_setup: true, ...change })),
});
const conflict = (): Response => failure(409, ERROR_CODES.VERSION_CONFLICT);
const [AGENT] = example('listSetupAgents');
/** Which of the templates is chosen; the last is without one. */
const templates = (): readonly boolean[] =>
  [...page.browser.document.querySelectorAll('input[name=template]')].map((each) => each.matches(':checked'));

describe('the setup', () => {
  it('creates the administrator with the token of the server, and continues with the company', async () => {
    await open('inbox', status({ needs_admin: true, needs_setup_token: true, min_password_length: 17 }));
    expect(screen.fields()).toEqual([
      'Username text username required',
      'Password password new-password required',
      'Setup token text required',
    ]);
    expect(screen.hintOf('Setup token')).toBe('The value of SETUP_TOKEN on the server.');
    expect(screen.hintOf('Password')).toBe('At least 17 characters.');
    await screen.type('Username', 'ada');
    await screen.type('Password', 'right');
    await screen.press('Create administrator');
    expect(screen.changes()).toEqual([]);
    await screen.type('Setup token', 'token');
    await screen.press('Create administrator');
    expect(screen.changes()).toMatchObject([
      { operation: 'setupAdmin', setupToken: 'token', body: { username: 'ada', password: 'right' } },
    ]);
    expect(screen.address()).toBe('#/setup/company');
  });

  it('previews the company, and keeps it as previewed with the same key after a failure', async () => {
    await open('setup/company', status({ has_company: false }));
    await screen.type('Company name', 'Studio');
    await screen.press('Preview');
    expect(screen.changes().map(({ path }) => path)).toEqual(['/api/v1/setup/company?dry_run=true']);
    expect(screen.changes()[0]?.body).toEqual({
      ...{ company_name: 'Studio', description: null, template_name: null },
      ...{ currency: 'USD', model_tier_profile: 'balanced' },
    });
    // The chart has no links, so it is scrolled by keyboard itself.
    expect(screen.attributes('.chart', 'tabindex')).toEqual(['0']);
    screen.answer({ createSetupCompany: () => failure(500, 8000) });
    const keep = screen.names('button').at(-1) ?? '';
    await screen.press(keep);
    expect([screen.texts('alert').length, screen.address()]).toEqual([1, '#/setup/company']);
    screen.answer({ createSetupCompany: () => record(example('createSetupCompany')) });
    await screen.press(keep);
    const kept = screen.changes().filter(({ path }) => path === '/api/v1/setup/company');
    expect([kept.length > 1, new Set(kept.map(({ key }) => key)).size]).toEqual([true, 1]);
    expect(kept.at(-1)?.body).toEqual(screen.changes()[0]?.body);
    expect(screen.address()).toBe('#/setup/agents');
  });

  it('of a template sends it, and draws the company that it makes', async () => {
    const made = example('createSetupCompany');
    const [template] = example('listSetupTemplates', { department_count: 3, agent_count: 5 });
    await open('setup/company', {
      ...status({ has_company: false }),
      listSetupTemplates: () => record([template]),
      createSetupCompany: () => record({ ...made, agents: [...made.agents, { ...made.agents.at(-1), name: 'Ida' }] }),
    });
    expect(screen.text()).toContain('3 departments, 5 agents Full Blank');
    expect(screen.hintOf('Currency')).toBe('Three letters, such as USD');
    await screen.type('Company name', 'Studio');
    await screen.type('Description', 'Tools');
    await screen.choose('Model profile', 'Premium');
    const labels = screen
      .fields()
      .filter((field) => field.endsWith(' radio'))
      .map((field) => field.slice(0, -6));
    expect(templates()).toEqual([false, true]);
    await screen.press(labels[0] ?? '', 'radio');
    expect(templates()).toEqual([true, false]);
    await screen.press('Preview');
    expect(screen.changes()).toMatchObject([
      { body: { template_name: template.name, description: 'Tools', model_tier_profile: 'premium' } },
    ]);
    expect(screen.text()).toContain(
      'Lighthouse Studio 2 departments, 3 agents executive 1 agent engineering 2 agents Hildebert Masson CEO',
    );
    await screen.press(labels[1] ?? '', 'radio');
    await screen.press('Preview');
    expect(screen.changes()[1]?.body.template_name).toBeNull();
  });

  it('begins with the company that is saved, which needs no other request', async () => {
    await open('setup/company', status({ has_company: true }));
    expect(['Company name', 'Description', 'Currency', 'Model profile'].map(screen.valueOf)).toEqual([
      ...['Lighthouse Studio', 'Small tools for big ideas.', 'EUR', 'balanced'],
    ]);
    expect(templates()).toEqual([true, false]);
    await screen.press('Save and continue');
    expect([screen.changes(), screen.address()]).toEqual([[], '#/setup/agents']);
  });

  it('lists the agents, and the recommended models', async () => {
    await open('setup/agents', status({}));
    expect(screen.texts('caption')).toEqual(['Agents']);
    expect(screen.texts('columnheader')).toEqual(['Name', 'Role', 'Department', 'Personality', 'Edit']);
    expect(screen.rows()).toEqual(['Jon Keller Backend Developer engineering Pragmatic builder Edit Random name']);
    await screen.press('Next');
    expect(screen.address()).toBe('#/setup/models');
    await settle();
    expect([screen.facts()[0], screen.facts().at(-1)]).toEqual(['Decomposition: guide-1', 'Embedding: None']);
    expect([screen.hintOf('Jon Keller'), screen.valueOf('Jon Keller')]).toEqual([
      'Backend Developer',
      'guided\nguide-1',
    ]);
  });

  it('of an unknown step begins, and that of the agents follows events', async () => {
    await open('setup/nowhere', status({}));
    expect(screen.attributes('nav [aria-current=step]', 'href')).toEqual(['#/setup/company']);
    await open('setup/models', status({}));
    const before = [screen.sent('listSetupAgents').length, screen.sent('getModelRecommendations').length];
    sendEvent('agents');
    await settle();
    expect([screen.sent('listSetupAgents').length, screen.sent('getModelRecommendations').length]).toEqual(
      before.map((count) => count + 1),
    );
    await screen.press('Next');
    expect(screen.address()).toBe('#/setup/locales');
  });

  it('without models or agents says so', async () => {
    await open('setup/agents', { ...status({}), listSetupAgents: () => listed([]) });
    expect(screen.text()).toContain('No agents yet');
    await open('setup/models', { ...status({}), listProviders: () => record([]) });
    expect(screen.text()).toContain('No models');
  });

  it('adds an agent, and shows it', async () => {
    let agents: object[] = [];
    await open('setup/agents', {
      ...status({}),
      listSetupAgents: () => listed(agents),
      createSetupAgent: () => {
        agents = [{ ...AGENT, name: 'Ida' }];
        return record(example('createSetupAgent'));
      },
    });
    await screen.press('Add agent');
    expect(screen.fields()).toEqual(['Name text required', 'Role text required', 'Department text', 'Model select']);
    await screen.type('Name', 'Ida');
    await screen.type('Role', 'Tester');
    await screen.press('Create');
    const body = { name: 'Ida', role: 'Tester', model_provider: 'guided', model_id: 'guide-1' };
    expect(screen.changes().map((sent) => sent.body)).toEqual([body]);
    await screen.press('Add agent');
    await screen.type('Name', 'Ida');
    await screen.type('Role', 'Tester');
    await screen.type('Department', 'design');
    await screen.press('Create');
    expect(screen.changes()[1]?.body).toEqual({ ...body, department: 'design' });
    expect(screen.text()).toContain('Ida');
  });

  it('edits an agent: only what was changed is sent, and the list is read again', async () => {
    let agent = { ...AGENT, name: 'Ida' };
    await open('setup/agents', {
      ...status({}),
      listSetupAgents: () => listed([agent]),
      setSetupAgentName: ({ body }) => {
        agent = { ...agent, ...body };
        return record(agent);
      },
    });
    await screen.press('Edit Ida');
    await screen.type('Name', 'Eva');
    await screen.press('Save');
    expect(screen.changes()).toMatchObject([{ path: '/api/v1/setup/agents/0/name', body: { name: 'Eva' } }]);
    expect(screen.names('button')).toContain('Edit Eva');
  });

  it('gives an agent another personality, and leaves its name', async () => {
    await open('setup/agents', { ...status({}), listSetupAgents: () => listed([{ ...AGENT, name: 'Ida' }]) });
    await screen.press('Edit Ida');
    expect(screen.texts('heading')).toEqual(['Ida']);
    expect(screen.names('option')).not.toContain('None');
    await screen.choose('Personality', 'Visionary leader');
    const presets = example('listPersonalityPresets');
    const { description } = presets.find(({ name }: { readonly name: string }) => name === 'visionary_leader');
    expect(screen.hintOf('Personality')).toBe(description);
    await screen.press('Save');
    expect(screen.changes()).toMatchObject([
      { operation: 'setSetupAgentPersonality', body: { personality_preset: 'visionary_leader' } },
    ]);
  });

  it('renames an agent without a personality, and gives it none', async () => {
    const agent = { ...AGENT, name: 'Ida', personality_preset: null };
    await open('setup/agents', { ...status({}), listSetupAgents: () => listed([agent]) });
    await screen.press('Edit Ida');
    expect(screen.names('option')).toContain('None');
    await screen.type('Name', 'Eva');
    await screen.press('Save');
    expect(screen.changes().map(({ operation }) => operation)).toEqual(['setSetupAgentName']);
  });

  it('does not change another agent instead of a deleted one', async () => {
    await open('setup/agents', { ...status({}), listSetupAgents: () => listed([{ ...AGENT, name: 'Ida' }]) });
    await screen.press('Edit Ida');
    screen.answer({ listSetupAgents: () => listed([{ ...AGENT, id: 'other' }]) });
    await screen.type('Name', 'Eva');
    await screen.press('Save');
    expect(screen.changes().map(({ path }) => path)).toEqual(['/api/v1/setup/agents/1/name']);
  });

  it('sends the last of several models that are chosen in a row', async () => {
    const late = Promise.withResolvers<Response>();
    const models = [1, 2, 3].map((at) => ({ ...example('listProviders')[0].models[0], id: `guide-${at}` }));
    await open('setup/models', {
      ...status({}),
      listSetupAgents: () => listed([{ ...AGENT, name: 'Ida', model_provider: 'guided', model_id: 'guide-1' }]),
      listProviders: () => record([{ ...example('listProviders')[0], models }]),
      setSetupAgentModel: () => late.promise,
    });
    await screen.choose('Ida', 'guided: guide-2');
    await screen.choose('Ida', 'guided: guide-3');
    expect(screen.changes()).toHaveLength(1);
    screen.answer({ setSetupAgentModel: () => new Promise<Response>(() => {}) });
    late.resolve(record({}));
    await settle();
    expect(screen.changes().map(({ body }) => body.model_id)).toEqual(['guide-2', 'guide-3']);
    expect(screen.valueOf('Ida')).toBe('guided\nguide-3');
  });

  it('gives an agent another model, and keeps the old one if that fails', async () => {
    const models = [
      { ...example('listProviders')[0].models[0], id: 'guide-1' },
      { ...example('listProviders')[0].models[0], id: 'guide-2' },
      { ...example('listProviders')[0].models[0], id: 'vectors', embedding: true },
    ];
    await open('setup/models', {
      ...status({}),
      listSetupAgents: () => listed([{ ...AGENT, name: 'Ida', model_provider: 'guided', model_id: 'guide-1' }]),
      listProviders: () => record([{ ...example('listProviders')[0], models }]),
      setSetupAgentModel: () => failure(409, ERROR_CODES.RESOURCE_CONFLICT),
    });
    expect(screen.names('option').slice(3)).toEqual(['guided: guide-1', 'guided: guide-2']);
    await screen.choose('Ida', 'guided: guide-2');
    expect(screen.changes()).toMatchObject([{ body: { model_provider: 'guided', model_id: 'guide-2' } }]);
    expect([screen.texts('alert').length, screen.valueOf('Ida')]).toEqual([1, 'guided\nguide-1']);
  });

  it('that is complete is not offered again', async () => {
    await open('setup/company', status({ needs_setup: false }));
    expect(screen.names('button')).not.toContain('Preview');
    expect(screen.names('link')).toContain('Go to inbox');
  });
});

describe('the last steps of the setup', () => {
  const place = {
    listSetupAgents: () =>
      listed([
        { ...AGENT, id: 'a', name: 'Ida' },
        { ...AGENT, id: 'b', name: 'Eva' },
      ]),
  };

  it('give an agent a random name, which the list then shows', async () => {
    await open('setup/agents', { ...status({}), ...place });
    screen.answer({
      randomizeSetupAgentName: () => {
        screen.answer({ listSetupAgents: () => listed([{ ...AGENT, id: 'b', name: 'Henrik' }]) });
        return record(example('randomizeSetupAgentName'));
      },
    });
    await screen.press('Random name: Eva');
    expect(screen.attributes('nav [aria-current=step]', 'href')).toEqual(['#/setup/agents']);
    expect(screen.changes()).toMatchObject([{ path: '/api/v1/setup/agents/1/randomize-name' }]);
    expect(screen.names('button')).toContain('Edit Henrik');
  });

  it('save the chosen locales as they were read; after a conflict they show the current ones and keep the choice', async () => {
    const saved = (...locales: readonly string[]) => record({ locales }, `"${locales.join()}"`);
    await open('setup/locales', { ...status({}), getNameLocales: () => saved('en_US') });
    await screen.press('French (Canada)', 'checkbox');
    screen.answer({ setNameLocales: conflict, getNameLocales: () => saved('en_IN') });
    await screen.press('Next');
    expect([screen.texts('alert').length, screen.text().includes('Current: English (India)')]).toEqual([1, true]);
    screen.answer({ setNameLocales: () => saved('fr_CA') });
    await screen.press('Next');
    const locales = ['en_US', 'fr_CA'];
    expect(screen.changes().map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ locales }, '"en_US"'],
      [{ locales }, '"en_IN"'],
    ]);
    expect(screen.address()).toBe('#/setup/done');
  });

  it('choose all locales instead of single ones, and single ones instead of all', async () => {
    await open('setup/locales', { ...status({}), getNameLocales: () => record({ locales: ['en_US'] }) });
    await screen.press('All', 'checkbox');
    await screen.press('Next');
    await open('setup/locales', { ...status({}), getNameLocales: () => record({ locales: ['__all__'] }) });
    await screen.press('French (Canada)', 'checkbox');
    await screen.press('Next');
    expect(screen.changes().map(({ body }) => body.locales)).toEqual([['fr_CA']]);
  });

  it('end in the inbox', async () => {
    await open(
      'setup/done',
      status({ has_company: true, has_agents: false, has_providers: true, has_name_locales: false }),
    );
    expect(screen.facts()).toEqual(['Company: Yes', 'Agents: No', 'Models: Yes', 'Names: No']);
    screen.answer(status({ needs_setup: false }));
    await screen.press('Complete setup');
    expect([screen.changes().length, screen.address()]).toEqual([1, '#/inbox']);
    expect(screen.texts('status')).toContain('Setup complete.');
    expect(screen.names('link').filter((name) => name.includes('setup'))).toEqual([]);
  });

  it('show what the steps before have saved', async () => {
    await open('setup/locales', status({ has_name_locales: false }));
    screen.answer(status({ has_name_locales: true }));
    await screen.press('Next');
    expect(screen.facts().at(-1)).toBe('Names: Yes');
  });
});
