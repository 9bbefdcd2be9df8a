import { randomUUID } from 'node:crypto';
import { exampleOf, type OperationId, operationOfId, takes } from '../../document.ts';
import type { CallRequest } from '../../protocol/caller.ts';
import type { ApiResponse } from '../../protocol/exchange.ts';
import { requireHeader, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { Violation } from '../../protocol/violation.ts';
import { check, type Group, statusesOf } from '../../scene/check.ts';
import { deletedBy } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';
import { expectRefusal, refused } from '../requests/rows.ts';

// The wizard accepts changes until the setup is completed (spec/rules/organisation.md#wizard-state). Each check tests
// the state that the deployment has, because nothing here opens or closes the wizard; the other state is reported with
// a reason.

const COMPANY = 'spec/rules/organisation.md#company-step-checks';
const AGENTS = 'spec/rules/organisation.md#wizard-agents';
const EDITS = 'spec/rules/organisation.md#editing-wizard-agents';
const PAST_THE_END = { agent_index: '999999999' };
const IS_COMPLETED = 'the setup is completed';
const IS_OPEN = 'the setup is not completed';

const statusOf = async ({ anonymous }: Scene) => requireSuccess(await anonymous.call('getSetupStatus')).data;

/** The responses of an operation while the wizard is open, one status after the other. */
interface Open {
  /** Statuses that are seen only then. */
  readonly statuses: readonly number[];
  readonly run: (scene: Scene) => Promise<void>;
}

/** A request that is refused after the setup whatever it contains. */
const writes = (id: OperationId, rule: string, request: CallRequest, { statuses, run }: Open) =>
  check(`${id} in the current state of the setup`, rule, async (scene) => {
    if ((await statusOf(scene)).needs_setup) return run(scene);
    scene.cannotTry(statusesOf(id, ...statuses), IS_COMPLETED);
    requireStatus((await scene.ceo.session.call(id, request)) as ApiResponse, '409/4000', IS_COMPLETED);
  });

/** A model of the deployment. */
const aModel = async (scene: Scene) => {
  const { data } = requireSuccess(await scene.ceo.key.call('listProviders'));
  for (const { name, models } of data) {
    const [first] = models;
    if (first !== undefined) return { model_provider: name, model_id: first.id };
  }
  return scene.skip('no provider offers a model');
};

/** An agent that the wizard may add. */
const agentOf = async (scene: Scene) => ({
  ...exampleOf('createSetupAgent'),
  ...(await aModel(scene)),
  name: scene.name('agent'),
});

/** The index of the agent in the company, and its tag. The agent is deleted at the end. */
const placeOf = async (scene: Scene, name: string) => {
  const { data } = requireSuccess(await scene.ceo.session.call('getCompany'));
  const agent_index = data.agents.findIndex((agent) => agent.name === name);
  const id = data.agents[agent_index]?.id;
  if (id === undefined) throw new Violation('an agent that the wizard added is not in the company');
  deletedBy(scene, 'deleteAgent', { agent_id: id });
  return { agent_index };
};

const adds: Open = {
  statuses: [201],
  run: async (scene) => {
    const [body, headers] = [await agentOf(scene), { 'idempotency-key': randomUUID() }];
    requireSuccess(await scene.ceo.session.call('createSetupAgent', { body, headers }));
    await placeOf(scene, body.name);
    const other = { body: { ...body, name: scene.name('agent') }, headers };
    requireStatus(await scene.ceo.session.call('createSetupAgent', other), '409/4000', 'another one under its key');
  },
};

type Edit = 'setSetupAgentModel' | 'setSetupAgentName' | 'setSetupAgentPersonality' | 'randomizeSetupAgentName';

/**
 * Edits an agent of this run, and an index after the last one; if the operation is conditional, also with a stale tag.
 */
const edits = (id: Edit, statuses: readonly number[], bodyFor: (scene: Scene) => Promise<CallRequest>): Open => ({
  statuses,
  run: async (scene) => {
    const agent = await agentOf(scene);
    requireSuccess(await scene.ceo.session.call('createSetupAgent', { body: agent }));
    const path = await placeOf(scene, agent.name);
    const request = await bodyFor(scene);
    const ask = (more: CallRequest) => scene.ceo.session.call(id, { path, ...request, ...more });
    requireStatus(await ask({ path: PAST_THE_END }), '404/3000', 'behind the last agent');
    if (takes(operationOfId(id), 'if-match'))
      requireStatus(await ask({ headers: { 'if-match': '"another-version"' } }), '409/4002', 'another version');
    else scene.cannotTry(statusesOf(id, 409), IS_OPEN);
    requireSuccess(await ask({}));
  },
});

/** Saves the current locales, so that nothing changes. */
const saves: Open = {
  statuses: [200, 422],
  run: async (scene) => {
    const { session } = scene.ceo;
    const { locales } = requireSuccess(await session.call('getNameLocales')).data;
    requireSuccess(await session.call('setNameLocales', { body: { locales } }));
    scene.cleanup.remains('the name locales of the setup, saved as they were');
    requireStatus(await session.call('setNameLocales', { body: { locales: ['xx_XX'] } }), '422/2000', 'no locale');
  },
};

/** A dry run of a template: it would replace the organisation. */
const tries: Open = {
  statuses: [201],
  run: async (scene) => {
    const body = exampleOf('createSetupCompany', 'template');
    const response = await scene.ceo.session.call('createSetupCompany', { query: { dry_run: true }, body });
    requireSuccess(response);
    requireHeader(response, 'dry-run', 'true');
  },
};

/** A blank company must not replace one that has agents. */
const keepsAgents = async (scene: Scene): Promise<void> => {
  await scene.subjects.one('agent_id');
  await expectRefusal(scene, 'createSetupCompany', { body: exampleOf('createSetupCompany', 'blank') }, '409/4000');
};

/** Completes the setup only if something is missing or it is complete already. */
const ends = async (scene: Scene): Promise<void> => {
  const { needs_setup, has_company, has_providers } = await statusOf(scene);
  const ask = (expected: string) => expectRefusal(scene, 'completeSetup', {}, expected);
  if (!needs_setup) {
    scene.cannotTry(statusesOf('completeSetup', 422), IS_COMPLETED);
    return ask('409/4000');
  }
  scene.cannotTry(statusesOf('completeSetup', 409), IS_OPEN);
  if (!has_company || !has_providers) return ask('422/2000');
  scene.cannotTry(statusesOf('completeSetup', 422), 'the setup lacks nothing, and would be completed');
};

const ANONYMOUS = { model_provider: 'conformance-nobody', model_id: 'none' };

export const SETUP: Group = {
  name: 'setup',
  title: 'Setup wizard, open or completed',
  checks: [
    check('createSetupCompany keeps agents', 'spec/rules/organisation.md#repeating-the-company-step', keepsAgents),
    writes(
      'createSetupCompany',
      COMPANY,
      { query: { dry_run: true }, body: exampleOf('createSetupCompany', 'template') },
      tries,
    ),
    refused('createSetupCompany', 'an unknown template', '404/3000', COMPANY, () => ({
      body: { company_name: 'Conformance', template_name: 'conformance-nobody' },
    })),
    refused('createSetupCompany', 'variables of no template', '422/2000', COMPANY, () => ({
      body: { company_name: 'Conformance', template_variables: { wip_limit: 2 } },
    })),
    refused('createSetupAgent', 'an unknown provider', '404/3000', AGENTS, (scene) => ({
      body: { ...exampleOf('createSetupAgent'), name: scene.name('nowhere'), ...ANONYMOUS },
    })),
    refused('createSetupAgent', 'a model that is not offered', '422/2000', AGENTS, async (scene) => ({
      body: { ...(await agentOf(scene)), model_id: 'conformance-none' },
    })),
    refused('setSetupAgentModel', 'an unknown provider', '404/3000', EDITS, () => ({
      path: PAST_THE_END,
      body: ANONYMOUS,
    })),
    refused('setSetupAgentModel', 'a model that is not offered', '422/2000', EDITS, async (scene) => ({
      path: PAST_THE_END,
      body: { ...(await aModel(scene)), model_id: 'conformance-none' },
    })),
    writes('createSetupAgent', AGENTS, { body: exampleOf('createSetupAgent') }, adds),
    writes(
      'setSetupAgentModel',
      EDITS,
      { path: PAST_THE_END, body: exampleOf('setSetupAgentModel') },
      edits('setSetupAgentModel', [200], async (scene) => ({ body: await aModel(scene) })),
    ),
    writes(
      'setSetupAgentName',
      EDITS,
      { path: PAST_THE_END, body: exampleOf('setSetupAgentName') },
      edits('setSetupAgentName', [200, 404], async (scene) => ({ body: { name: scene.name('agent') } })),
    ),
    writes(
      'setSetupAgentPersonality',
      EDITS,
      { path: PAST_THE_END, body: exampleOf('setSetupAgentPersonality') },
      edits('setSetupAgentPersonality', [200, 404], async () => ({ body: exampleOf('setSetupAgentPersonality') })),
    ),
    writes(
      'randomizeSetupAgentName',
      EDITS,
      { path: PAST_THE_END },
      edits('randomizeSetupAgentName', [200, 404], async () => ({})),
    ),
    writes(
      'setNameLocales',
      'spec/rules/organisation.md#name-locale-choice',
      { body: { locales: ['__all__'] } },
      saves,
    ),
    check('completeSetup in the current state of the setup', 'spec/rules/organisation.md#setup-completion', ends),
  ],
};
