import { describe, expect, it } from 'vitest';
import { CapabilityGate } from '../../../domain/chat/capability-gate.ts';
import { chatSettings } from '../../../domain/conversations/chat-settings.ts';

/** What a capability may need: settings of the chat by name, a model, and tools. */
type Need = keyof typeof chatSettings | 'model' | 'tools';

const gateWithout = (missing: Need | null): CapabilityGate => {
  const disabled = missing === 'model' || missing === 'tools' || missing === null ? null : chatSettings[missing];
  return new CapabilityGate({
    settings: { get: (setting: unknown) => setting !== disabled } as never,
    gateway: { isWired: missing !== 'model' } as never,
    acts: { isWired: missing !== 'tools' },
  });
};

const NEEDS: readonly (readonly [string, (gate: CapabilityGate) => boolean, readonly Need[]])[] = [
  ['routing', (gate) => gate.isRouting, ['routingEnabled', 'model']],
  ['remarks', (gate) => gate.isMultiVoiced, ['turnRouterEnabled', 'explainChatEnabled', 'multiVoiceEnabled', 'model']],
  ['invites', (gate) => gate.isInviting, ['turnRouterEnabled', 'groupChatEnabled', 'inviteEnabled', 'model']],
  ['proposals', (gate) => gate.isOpen(chatSettings.proposeEnabled), ['turnRouterEnabled', 'proposeEnabled', 'model']],
  [
    'acting',
    (gate) => gate.isOpen(chatSettings.directMcpEnabled),
    ['turnRouterEnabled', 'directMcpEnabled', 'model', 'tools'],
  ],
];

describe.each(NEEDS)('%s', (_, isAvailable, needs) => {
  it('is available with all that it needs', () => {
    expect(isAvailable(gateWithout(null))).toBe(true);
  });

  it.each(needs)('is not available without %s', (missing) => {
    expect(isAvailable(gateWithout(missing))).toBe(false);
  });
});
