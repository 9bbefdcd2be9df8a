import { hasGuard, mayChangeOrganisation } from '../../../auth/credentials/permissions.ts';
import { chatSettings } from '../../../conversations/chat-settings.ts';
import type { ModelGateway } from '../../../llm/gateway/model-gateway.ts';
import type { RetrievedFact } from '../../../llm/retrieved-fact.ts';
import type { CapabilityGate } from '../../capability-gate.ts';
import type { Query } from './query.ts';
import { fact } from './text.ts';

interface GuideFacts {
  readonly gate: CapabilityGate;
  readonly gateway: ModelGateway;
}

/** Who replies. */
export const identityFact = (_asked: Query, { gateway }: GuideFacts): RetrievedFact[] => {
  const { provider, model, isBuiltIn } = gateway.generatedBy;
  const what = isBuiltIn
    ? 'the guide that is built into this server: rules and templates, no language model'
    : 'a language model';
  return [
    fact(`You talk to ${what} (provider ${provider}, model ${model}). It uses the present state of the organisation.`),
  ];
};

const INTENTS = [
  [chatSettings.proposeEnabled, 'propose: ask for work, and get a plan to review'],
  [chatSettings.groupChatEnabled, 'group: name two or more agents to discuss something'],
  [chatSettings.directMcpEnabled, 'act: tell one agent to do something'],
] as const;

/** The capabilities that are available, and the permissions of the caller. */
export const abilityFacts = ({ actor }: Query, { gate }: GuideFacts): RetrievedFact[] => {
  const mayChange = mayChangeOrganisation(actor);
  const open = INTENTS.filter(([name]) => gate.isOpen(name)).map(([, text]) => text);
  const surface = [
    'explain: ask how the organisation is',
    ...(mayChange ? [...open, 'charter: put an idea forward, and be interviewed about it'] : []),
  ];
  const rights = [
    'read the organisation',
    ...(mayChange ? ['change it'] : []),
    ...(hasGuard(actor, 'approve') ? ['decide approvals and plans'] : []),
    ...(hasGuard(actor, 'approve') && mayChange ? ['approve charters'] : []),
    ...(hasGuard(actor, 'lead') ? ['read the audit log'] : []),
  ];
  return [
    { title: 'With a message you can:', lines: surface, cited: [] },
    { title: `As ${actor.role} you may:`, lines: rights, cited: [] },
  ];
};
