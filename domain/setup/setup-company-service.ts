import { Conflict, NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { isCurrencyCode } from '../foundation/kernel/currency.ts';
import { newId } from '../foundation/kernel/ids.ts';
import { storeSetting } from '../foundation/settings/stored-settings.ts';
import type { ChangeContext, OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { StoredOrganisation } from '../organisation/changes/organisation-rows.ts';
import { savedLocales } from '../organisation/changes/wizard-state.ts';
import type { Agent } from '../organisation/value/agent.ts';
import { DEPARTMENT_DEFAULTS, type Department } from '../organisation/value/department.ts';
import type { ModelTierProfile } from '../organisation/value/enumerations.ts';
import type { Company, Organisation } from '../organisation/value/organisation.ts';
import { MAX_AGENTS, requireCount } from '../organisation/value/organisation-limits.ts';
import { findPersonality } from '../organisation/value/personality-presets.ts';
import { toStoredName } from '../organisation/value/stored-name.ts';
import { matchModel, tierOf } from '../providers/model-matching.ts';
import type { ProviderCatalogue } from '../providers/provider-catalogue.ts';
import { expandLocales } from './locale-service.ts';
import { ALL_LOCALES } from './name-locales.ts';
import type { DrawName } from './random-names.ts';
import { requireOpenSetup } from './setup-state.ts';
import type { Template } from './template.ts';
import { type TemplateCatalogue, toTemplateKey } from './template-catalogue.ts';
import { type ExpandedAgent, type ExpandedTemplate, expandTemplate, rosterSizeOf } from './template-expansion.ts';
import { type ResolvedVariables, resolveVariables } from './template-variables.ts';

/** The requested company step of the wizard. Every run replaces all fields except the currency. */
export interface CompanyStep {
  readonly companyName: string;
  readonly description: string | null;
  readonly templateName: string | null;
  readonly templateVariables: Readonly<Record<string, unknown>>;
  readonly currency: string | null;
  readonly budget: number | null;
  readonly modelTierProfile: ModelTierProfile;
}

interface Chosen {
  readonly template: Template;
  readonly values: ResolvedVariables;
}

const BLANK = { autonomyLevel: 'semi', budgetMonthly: 100, communicationPattern: 'hybrid' } as const;

interface SetupCompanyServiceDeps {
  readonly changes: OrganisationChanges;
  readonly templates: () => Promise<TemplateCatalogue>;
  readonly catalogue: ProviderCatalogue;
  readonly drawName: DrawName;
  readonly warn: (line: string) => void;
}

/** The company step (spec/rules/organisation.md#company-step-checks). */
export class SetupCompanyService {
  readonly #changes: OrganisationChanges;
  readonly #templates: () => Promise<TemplateCatalogue>;
  readonly #catalogue: ProviderCatalogue;
  readonly #drawName: DrawName;
  readonly #warn: (line: string) => void;

  constructor({ changes, templates, catalogue, drawName, warn }: SetupCompanyServiceDeps) {
    this.#changes = changes;
    this.#templates = templates;
    this.#catalogue = catalogue;
    this.#drawName = drawName;
    this.#warn = warn;
  }

  /** The company as saved by the wizard. Throws NotFound until a name is saved. */
  async get(): Promise<StoredOrganisation> {
    const stored = await this.#changes.read();
    if (stored.organisation.company.name === null) throw new NotFound('No company has been set up yet');
    return stored;
  }

  /**
   * Sets the company up, blank or from a template, in one transaction and one version. Throws NotFound (template),
   * ValidationFailed (variables, currency, no model for any agent) or Conflict (completed, a blank run over existing
   * agents, or too many agents).
   */
  async create(step: CompanyStep, actor: Actor): Promise<StoredOrganisation> {
    const chosen = await this.#choose(step);
    if (step.currency !== null && !isCurrencyCode(step.currency)) {
      throw new ValidationFailed('The currency is not an active ISO 4217 code');
    }
    await this.#catalogue.refreshModelLists();
    return this.#changes.apply(actor.userId, async (context) => {
      requireOpenSetup(context);
      const next = chosen === null ? this.#blank(context, step) : await this.#fromTemplate(context, step, chosen);
      if (step.currency !== null) {
        const { em, now: updatedAt } = context;
        await storeSetting(em, {
          namespace: 'budget',
          key: 'currency',
          value: step.currency,
          updatedBy: actor.userId,
          updatedAt,
        });
      }
      return next;
    });
  }

  async #choose({ templateName, templateVariables }: CompanyStep): Promise<Chosen | null> {
    if (templateName !== null) {
      const template = (await this.#templates()).get(toTemplateKey(templateName));
      return { template, values: resolveVariables(template, templateVariables) };
    }
    if (Object.keys(templateVariables).length > 0)
      throw new ValidationFailed('template_variables: not allowed for a blank company');
    return null;
  }

  #blank({ organisation }: ChangeContext, step: CompanyStep): Organisation {
    const count = organisation.agents.length;
    if (count > 0) throw new Conflict(`A blank company would delete ${count} existing agent${count === 1 ? '' : 's'}`);
    const plain = { ...BLANK, templateApplied: null, templateVariables: {} };
    return { company: companyOf(organisation.company, step, plain), departments: [], agents: [] };
  }

  async #fromTemplate(
    { organisation, em, now }: ChangeContext,
    step: CompanyStep,
    { template, values }: Chosen,
  ): Promise<Organisation> {
    // Checked before any agent is created: a variable can ask for millions.
    requireCount('agents', 0, rosterSizeOf(template, values), MAX_AGENTS);
    const locales = expandLocales((await savedLocales(em)) ?? [ALL_LOCALES]);
    const expanded = await expandTemplate(template, values, { locales, drawName: this.#drawName });
    const agents = expanded.agents.map((agent) => this.#agentOf(agent, step.modelTierProfile, now));
    if (agents.length > 0 && agents.every(({ modelId }) => modelId === null)) {
      throw new ValidationFailed('No model in the catalogue matches the agents of the template');
    }
    expanded.warnings.forEach(this.#warn);
    const fields = {
      autonomyLevel: template.autonomyLevel,
      budgetMonthly: template.budget,
      communicationPattern: template.communicationPattern,
      templateApplied: template.key,
      templateVariables: values,
    };
    return {
      company: companyOf(organisation.company, step, fields),
      departments: departmentsOf(expanded, now),
      agents,
    };
  }

  #agentOf({ requirement, personalityPreset, ...fields }: ExpandedAgent, profile: ModelTierProfile, now: Date): Agent {
    const matched = matchModel(this.#catalogue.models(), requirement, profile);
    return {
      ...fields,
      id: newId(),
      personalityPreset,
      personality: findPersonality(personalityPreset) ?? {},
      modelProvider: matched?.provider ?? null,
      modelId: matched?.model.id ?? null,
      tier: matched === null ? 'medium' : tierOf(matched.model),
      autonomyLevel: null,
      budgetLimitMonthly: null,
      createdAt: now,
      updatedAt: now,
    };
  }
}

type TemplateFields = Pick<
  Company,
  'autonomyLevel' | 'budgetMonthly' | 'communicationPattern' | 'templateApplied' | 'templateVariables'
>;

const companyOf = (present: Company, step: CompanyStep, fields: TemplateFields): Company => ({
  ...fields,
  name: toStoredName(step.companyName),
  description: step.description?.trim() || null,
  budgetMonthly: step.budget ?? fields.budgetMonthly,
  currency: step.currency ?? present.currency,
  modelTierProfile: step.modelTierProfile,
});

const departmentsOf = ({ departments }: ExpandedTemplate, now: Date): Department[] =>
  departments.map((department) => ({
    ...DEPARTMENT_DEFAULTS,
    ...department,
    id: newId(),
    createdAt: now,
    updatedAt: now,
  }));
