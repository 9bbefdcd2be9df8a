import { asList, asMap, type JsonMap } from '../shared/json.ts';
import type { Api } from './api.ts';

const V1 = '/api/v1';

/** The first agent of each role. */
type Staff = (role: RegExp) => JsonMap;

const settings = (api: Api): Promise<unknown> =>
  Promise.all([
    api.put(`${V1}/settings/budget/price_per_million_input_tokens`, { value: 3 }),
    api.put(`${V1}/settings/budget/price_per_million_output_tokens`, { value: 15 }),
    api.put(`${V1}/settings/chat/direct_mcp_enabled`, { value: true }),
  ]);

/** Creates further users; most of the time is spent on hashing their passwords. */
export const people = (api: Api): Promise<unknown> =>
  Promise.all(
    (['manager', 'board_member', 'pair_programmer', 'observer'] as const).map((role, index) =>
      api.post(`${V1}/users`, {
        username: ['grace', 'edsger', 'barbara', 'alan'][index] ?? role,
        password: 'a long demo password',
        role,
      }),
    ),
  );

/** Creates a company with many agents; returns them. */
export const found = async (api: Api): Promise<readonly JsonMap[]> => {
  await api.post(`${V1}/setup/company`, {
    company_name: 'Lighthouse Works',
    description: 'Invoices, made bearable.',
    template_name: 'full_company',
    currency: 'EUR',
  });
  await Promise.all([api.post(`${V1}/setup/complete`), settings(api)]);
  await api.patch('/company', { budget_monthly: 500, autonomy_level: 'supervised' });
  return asList(await api.get(`${V1}/agents?limit=100`)).map(asMap);
};

/** Lets the senior agents use a paid model. */
export const withModels = async (api: Api, agents: readonly JsonMap[], provider: string): Promise<Staff> => {
  const staff: Staff = (role) => agents.find((agent) => role.test(String(agent.role))) ?? agents[0] ?? {};
  // In sequence, because every change locks the company.
  for (const role of [/^CEO/, /^CTO/, /^CFO/])
    await api.patch(`${V1}/agents/${staff(role).id}`, { model_provider: provider, model_id: 'demo-1' });
  return staff;
};

const WORK: readonly (readonly [
  project: string,
  status: string,
  tasks: readonly (readonly [title: string, status: string])[],
])[] = [
  [
    'Customer portal',
    'active',
    [
      ['Show invoices', 'in_progress'],
      ['Sign in by link', 'in_review'],
      ['Import old invoices', 'blocked'],
      ['Choose a name', 'completed'],
    ],
  ],
  [
    'Status page',
    'planning',
    [
      ['Ask what customers miss', 'assigned'],
      ['Draft the wording', 'created'],
    ],
  ],
  [
    'Yearly report',
    'completed',
    [
      ['Collect the figures', 'completed'],
      ['Have it printed', 'cancelled'],
    ],
  ],
];

/** Creates projects with tasks in every state of a board. */
export const work = async (api: Api, staff: Staff): Promise<void> => {
  for (const [name, status, tasks] of WORK) {
    const project = await api.post(`${V1}/projects`, {
      name,
      description: `${name} of Lighthouse Works.`,
      budget: 20_000,
    });
    for (const [title, state] of tasks) {
      const task = await api.post(`${V1}/tasks`, {
        project_id: project.id ?? null,
        title,
        acceptance_criteria: [`${title}: somebody who did not do it agrees.`],
      });
      if (state === 'created') continue;
      await api.patch(`${V1}/tasks/${task.id}`, { assigned_to: staff(/Developer|Engineer/).id ?? null });
      if (state !== 'assigned') await api.patch(`${V1}/tasks/${task.id}`, { status: state });
    }
    await api.patch(`${V1}/projects/${project.id}`, { status, lead: staff(/CTO|Product/).id ?? null });
  }
};

const idea = (title: string, project: string): JsonMap => ({
  message: [
    title,
    'goals: fewer calls; happier customers',
    'constraints: no new staff',
    'success criteria: half the calls within a quarter',
    'scope: orders and invoices; out of scope: payroll',
    'budget: 5000',
    `project: ${project}`,
  ].join('\n'),
});

/** Creates charters in every state, one of them with an earlier version, and an interview with an open question. */
export const charters = async (api: Api): Promise<void> => {
  const draft = async (title: string, project: string) =>
    asMap((await api.post(`${V1}/meta/charters/interview`, idea(title, project))).charter).id;
  const centre = await draft('A help centre for the ten usual questions', 'Help centre');
  const goals = ['fewer calls', 'happier customers', 'a reply within a minute'];
  await api.patch(`${V1}/meta/charters/${centre}`, { goals, constraints: ['no new staff', 'no other language yet'] });
  await api.post(`${V1}/meta/charters/${await draft('A weekly report on billing errors', 'Billing report')}/approve`);
  await api.post(`${V1}/meta/charters/${await draft('An app for watches', 'Watch app')}/cancel`);
  await api.post(`${V1}/meta/charters/interview`, { message: 'Something about invoices in other currencies' });
};

const ask = (action: string, title: string, risk: string): JsonMap => ({
  action_type: action,
  title,
  description: `${title}. Everything is prepared; it waits for a person.`,
  risk_level: risk,
});

/** Creates pending and decided approvals. */
export const approvals = async (api: Api): Promise<void> => {
  const create = async (...facts: Parameters<typeof ask>) => (await api.post(`${V1}/approvals`, ask(...facts))).id;
  await create('deploy:release', 'Release the customer portal 1.4', 'medium');
  await create('budget:raise', 'Raise the budget of the portal by 2000', 'high');
  await api.post(`${V1}/approvals/${await create('content:publish', 'Publish the yearly report', 'low')}/approve`, {});
  await api.post(`${V1}/approvals/${await create('data:delete', 'Delete the invoices of 2019', 'critical')}/reject`, {
    reason: 'The law wants them for ten years.',
  });
};

/** Creates conversations: questions, a plan and an action that wait for approval, and a group discussion. */
export const talk = async (api: Api, staff: Staff): Promise<void> => {
  const say = (message: string, more: JsonMap = {}) => api.post('/meta/chat/turn', { message, ...more });
  const explain = { intent_override: 'explain' };
  await Promise.all([
    say(`${staff(/^CTO/).role}, what is in progress?`, explain),
    say(`${staff(/^CFO/).role}, what worries you about the budget?`, explain),
    say('How many departments do we have?', explain),
  ]);
  await say('Plan the migration of our billing system', { intent_override: 'propose' });
  await say(`${staff(/^CTO/).role}, create a department called Research`, { intent_override: 'act' });
  const names = [staff(/^CEO/), staff(/^CFO/), staff(/^CTO/)].map(({ name }) => String(name));
  await say('Discuss our pricing', { intent_override: 'group_convene', named_targets: names });
};
