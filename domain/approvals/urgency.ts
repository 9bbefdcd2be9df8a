import type { Clock } from '../foundation/kernel/clock.ts';
import { contentHash, type JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { ApprovalRecord } from './approval.entity.ts';
import { URGENCY_ORDER } from './approval-settings.ts';

export type UrgencyLevel = 'critical' | 'high' | 'normal' | 'no_expiry';

/** An approval with derived values. `secondsRemaining` is null without expiry and 0 after it. */
export interface ApprovalView {
  readonly approval: ApprovalRecord;
  /** The content hash of the arguments that run after approval; null without arguments. */
  readonly argumentsDigest: string | null;
  readonly secondsRemaining: number | null;
  readonly urgencyLevel: UrgencyLevel;
}

/** The urgency of approvals, by the current settings (spec/rules/conversation.md#urgency). */
export class Urgency {
  readonly #clock: Clock;
  readonly #settings: LiveSettings;

  constructor(clock: Clock, settings: LiveSettings) {
    this.#clock = clock;
    this.#settings = settings;
  }

  viewOf(approval: ApprovalRecord): ApprovalView {
    const { expiresAt, status, context } = approval;
    const args = context.tool_arguments as JsonObject | null;
    const shown = { approval, argumentsDigest: args === null ? null : contentHash(args) };
    if (!expiresAt) return { ...shown, secondsRemaining: null, urgencyLevel: 'no_expiry' };
    const left = Math.max(0, (expiresAt.getTime() - this.#clock.now().getTime()) / 1000);
    const secondsRemaining = status === 'pending' ? left : 0;
    return { ...shown, secondsRemaining, urgencyLevel: this.#levelOf(secondsRemaining) };
  }

  /** The latest expiry that is critical now, and the latest that is high. */
  marks(): { readonly now: Date; readonly criticalUntil: Date; readonly highUntil: Date } {
    const now = this.#clock.now();
    const after = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
    return { now, criticalUntil: after(this.#criticalSeconds), highUntil: after(this.#highSeconds) };
  }

  #levelOf(seconds: number): UrgencyLevel {
    if (seconds <= this.#criticalSeconds) return 'critical';
    return seconds <= this.#highSeconds ? 'high' : 'normal';
  }

  get #criticalSeconds(): number {
    return this.#settings.get(URGENCY_ORDER.lower);
  }

  get #highSeconds(): number {
    return this.#settings.get(URGENCY_ORDER.higher);
  }
}
