import { Forbidden } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { SettingDefinition, SettingValue } from '../../foundation/settings/setting-definition.ts';

/** Who may decide approvals and charters, in addition to the guards. */
const RULES = ['anyone', 'people', 'another_person'] as const;
type Rule = (typeof RULES)[number];

/** Namespace `approvals` (spec/rules/conversation.md#approvers). */
export const APPROVERS_SETTING: SettingDefinition<Rule> = {
  namespace: 'approvals',
  key: 'deciders',
  type: 'string',
  default: 'anyone',
  minimum: null,
  maximum: null,
  allowed: RULES,
  description:
    'Who decides approvals and charters: anyone who may approve; people, so no API keys; or another_person than the one who asked.',
  // Otherwise an API key that may not decide could change the setting and then decide.
  isForPeople: (inForce: SettingValue): boolean => inForce !== 'anyone',
};

/** Whether a caller may decide, by the current setting (spec/rules/conversation.md#approvers). */
export class Approvers {
  readonly #settings: LiveSettings;

  constructor(settings: LiveSettings) {
    this.#settings = settings;
  }

  /**
   * Throws Forbidden for an API key if people must decide, and for the requester if another person must decide.
   * `askedBy` is the user id of the requester.
   */
  require(actor: Actor, askedBy: string | null): void {
    this.requirePerson(actor);
    if (askedBy !== null && askedBy === this.excludedRequesterOf(actor))
      throw new Forbidden('Approvals must be decided by someone other than the requester');
  }

  /** For actions that only the requester may take. Throws Forbidden for an API key if people must decide. */
  requirePerson(actor: Actor): void {
    if (!this.mayDecide(actor)) throw new Forbidden('API keys cannot decide approvals; sign in to decide');
  }

  /** Whether the caller may decide anything. */
  mayDecide({ credential }: Actor): boolean {
    return this.#rule === 'anyone' || credential.kind !== 'api_key';
  }

  /** The caller's user id if callers may not decide their own requests, otherwise null. */
  excludedRequesterOf(actor: Actor): string | null {
    return this.#rule === 'another_person' ? actor.userId : null;
  }

  get #rule(): Rule {
    return this.#settings.get(APPROVERS_SETTING);
  }
}
