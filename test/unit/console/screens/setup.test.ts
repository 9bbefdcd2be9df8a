import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { failure } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { type Answers, example, listed, record } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const status = (change: object): Answers => ({
  getSetupStatus: () => record(example('getSetupStatus', { needs_admin: false, needs_setup: true, ...change })),
});
const conflict = (): Response => failure(409, ERROR_CODES.VERSION_CONFLICT);
const [AGENT] = example('listSetupAgents');

describe('the setup', () => {
  it('creates the administrator with the token of the server, and continues with the company', async () => {
    await open('inbox', status({ needs_admin: true, needs_setup_token: true }));
    await screen.type('Username', 'ada');
    await screen.type('Password', 'right');
    await screen.press('Create administrator');
    expect(screen.changes()).toEqual([]);
    await screen.type('Setup token', 'token');
    await screen.press('Create administrator');
    expect(screen.changes()).toMatchObject([{ operation: 'setupAdmin', body: { username: 'ada', password: 'right' } }]);
    expect(screen.address()).toBe('#/setup/company');
  });

  it('previews the company, and keeps it as previewed with the same key after a failure', async () => {
    await open('setup/company', status({ has_company: false }));
    await screen.type('Company name', 'Studio');
    await screen.press('Preview');
    expect(screen.changes().map(({ path }) => path)).toEqual(['/api/v1/setup/company?dry_run=true']);
    expect(screen.changes()[0]?.body).toMatchObject({ company_name: 'Studio', template_name: null, currency: 'USD' });
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
    await screen.type('Name', 'Ida');
    await screen.type('Role', 'Tester');
    await screen.press('Create');
    expect(screen.changes()).toMatchObject([
      { body: { name: 'Ida', role: 'Tester', model_provider: 'guided', model_id: 'guide-1' } },
    ]);
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
    await screen.choose('Personality', 'Visionary leader');
    await screen.press('Save');
    expect(screen.changes()).toMatchObject([
      { operation: 'setSetupAgentPersonality', body: { personality_preset: 'visionary_leader' } },
    ]);
  });

  it('gives an agent another model, and keeps the old one if that fails', async () => {
    const models = [
      { ...example('listProviders')[0].models[0], id: 'guide-1' },
      { ...example('listProviders')[0].models[0], id: 'guide-2' },
    ];
    await open('setup/models', {
      ...status({}),
      listSetupAgents: () => listed([{ ...AGENT, name: 'Ida', model_provider: 'guided', model_id: 'guide-1' }]),
      listProviders: () => record([{ ...example('listProviders')[0], models }]),
      setSetupAgentModel: () => failure(409, ERROR_CODES.RESOURCE_CONFLICT),
    });
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
    await open('setup/done', status({ has_agents: false }));
    expect(screen.text()).toContain('Agents No');
    await screen.press('Complete setup');
    expect([screen.changes().length, screen.address()]).toEqual([1, '#/inbox']);
  });
});
