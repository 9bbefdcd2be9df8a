import { Forbidden } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { SettingValue } from '../../foundation/settings/setting-definition.ts';

/** Who may decide approvals and charters, beside the guards. */
const RULES = ['anyone', 'people', 'another_person'] as const;
type Rule = (typeof RULES)[number];

/** Namespace `approvals` (spec/rules/conversation.md#approvers). */
export const APPROVERS_SETTING = {
  namespace: 'approvals',
  key: 'deciders',
  type: 'string',
  default: 'anyone',
  minimum: null,
  maximum: null,
  allowed: RULES,
  description:
    'Who decides approvals and charters: anyone who may approve; people, so no API keys; or another_person than the one who asked.',
  // Else a key that may not decide would let itself decide.
  isForPeople: (inForce: SettingValue): boolean => inForce !== 'anyone',
} as const;

/** Whether somebody may decide, by the setting in force (spec/rules/conversation.md#approvers). */
export class Approvers {
  readonly #settings: LiveSettings;

  constructor(settings: LiveSettings) {
    this.#settings = settings;
  }

  /** Throws Forbidden for an API key where people decide, and where it is another person for whom asked, by the id of that user. */
  require(actor: Actor, askedBy: string | null): void {
    this.requirePerson(actor);
    if (askedBy !== null && askedBy === this.excludedRequesterOf(actor))
      throw new Forbidden('Approvals must be decided by someone other than the requester');
  }

  /** The same for what nobody but the one who asked may do. Throws Forbidden for an API key where people decide. */
  requirePerson(actor: Actor): void {
    if (!this.mayDecide(actor)) throw new Forbidden('API keys cannot decide approvals; sign in to decide');
  }

  /** Whether the caller may decide anything. */
  mayDecide({ credential }: Actor): boolean {
    return this.#rule === 'anyone' || credential.kind !== 'api_key';
  }

  /** The user whose own requests the caller may not decide, who is the caller; null when they may. */
  excludedRequesterOf(actor: Actor): string | null {
    return this.#rule === 'another_person' ? actor.userId : null;
  }

  get #rule(): Rule {
    return this.#settings.text('approvals', 'deciders') as Rule;
  }
}
