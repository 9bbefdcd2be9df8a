import { pageOfList } from '../../domain/foundation/kernel/pages/page.ts';
import { findPersonality, PERSONALITY_PRESETS } from '../../domain/organisation/value/personality-presets.ts';
import { type AgentSnapshot, recordTag } from '../../domain/organisation/value/snapshots/snapshot.ts';
import type { Services } from '../../domain/services.ts';
import { LOCALE_DISPLAY_NAMES, LOCALE_REGIONS } from '../../domain/setup/name-locales.ts';
import { sizeOf } from '../../domain/setup/template-catalogue.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, ok, pageResult } from '../http/contracts/result.ts';
import {
  presentAddedAgent,
  presentAgentSummary,
  presentCompletion,
  presentRecommendations,
  presentSetupCompany,
  presentStatus,
  presentTemplate,
} from '../presenters/setup.ts';

/** The tag is that of the agent's record, of which the wizard shows a part. */
const summary = (agent: AgentSnapshot) => ok(presentAgentSummary(agent), { tag: recordTag(agent) });
const presentLocales = (locales: readonly string[]) => ({ locales: [...locales] });
const presentPreset = (name: string) => ({ name, description: findPersonality(name)?.description ?? '' });

export const setupHandlers = ({ setup }: Services): HandlersOf<'setup'> => ({
  getSetupStatus: async () => ok(presentStatus(await setup.status.get())),
  listSetupTemplates: async () => {
    const templates = (await setup.templates()).list();
    return ok(templates.map((template) => presentTemplate(template, sizeOf(template))));
  },
  getSetupCompany: async () => {
    const stored = await setup.company.get();
    return ok(presentSetupCompany(stored), { tag: stored.tag });
  },
  createSetupCompany: async ({ body, actor }) => {
    const stored = await setup.company.create(
      {
        companyName: body.company_name,
        description: body.description,
        templateName: body.template_name,
        templateVariables: body.template_variables,
        currency: body.currency,
        budget: body.budget,
        modelTierProfile: body.model_tier_profile ?? 'balanced',
      },
      actor,
    );
    return created(presentSetupCompany(stored), { tag: stored.tag });
  },
  getModelRecommendations: async () => ok(presentRecommendations(await setup.completion.recommend())),
  createSetupAgent: async ({ body, actor }) => {
    const fields = {
      name: body.name,
      role: body.role,
      department: body.department,
      level: body.level,
      personalityPreset: body.personality_preset,
      modelProvider: body.model_provider,
      modelId: body.model_id,
      budgetLimitMonthly: body.budget_limit_monthly,
    };
    const agent = await setup.agents.add(fields, actor);
    return created(presentAddedAgent(agent), { location: `/api/v1/agents/${agent.id}`, tag: recordTag(agent) });
  },
  listSetupAgents: async (input) => pageResult(await setup.agents.list(input.page), presentAgentSummary),
  randomizeSetupAgentName: async ({ path, actor }) =>
    summary(await setup.agents.randomizeName(path.agent_index, actor)),
  setSetupAgentModel: async ({ path, body, actor, ifMatchTag }) =>
    summary(
      await setup.agents.setModel(path.agent_index, body.model_provider, body.model_id, actor, ifMatchTag(recordTag)),
    ),
  setSetupAgentName: async ({ path, body, actor, ifMatchTag }) =>
    summary(await setup.agents.rename(path.agent_index, body.name, actor, ifMatchTag(recordTag))),
  setSetupAgentPersonality: async ({ path, body, actor, ifMatchTag }) =>
    summary(await setup.agents.setPersonality(path.agent_index, body.personality_preset, actor, ifMatchTag(recordTag))),
  listAvailableLocales: () => ok({ regions: mutable(LOCALE_REGIONS), display_names: { ...LOCALE_DISPLAY_NAMES } }),
  getNameLocales: async () => ok(presentLocales(await setup.locales.get())),
  setNameLocales: async ({ body, ifMatch }) =>
    ok(presentLocales(await setup.locales.save(body.locales, ifMatch(presentLocales)))),
  completeSetup: async ({ actor }) => created(presentCompletion(await setup.completion.complete(actor))),
  listPersonalityPresets: (input) => pageResult(pageOfList(PERSONALITY_PRESETS, input.page), presentPreset),
});

const mutable = (regions: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(regions).map(([region, codes]) => [region, [...codes]]));
