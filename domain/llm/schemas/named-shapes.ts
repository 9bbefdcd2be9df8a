import { type ChimeInReply, chimeInShape } from './chime-in.ts';
import { type ConcernRoute, concernRouteShape } from './concern-route.ts';
import { type GroupContribution, groupContributionShape } from './group-contribution.ts';
import { type InterviewDecision, interviewDecisionShape } from './interview-decision.ts';
import { type ProposeDecision, proposeDecisionShape } from './propose-decision.ts';
import type { Shape } from './shape.ts';
import { type TurnIntent, turnIntentShape } from './turn-intent.ts';

/** The reply of every structured call, by the name of its schema (spec/rules/conversation.md#reply-schemas). */
export interface Replies {
  readonly turn_intent: TurnIntent;
  readonly concern_route: ConcernRoute;
  readonly chime_in: ChimeInReply;
  readonly group_contribution: GroupContribution;
  readonly interview_decision: InterviewDecision;
  readonly propose_decision: ProposeDecision;
}
export type SchemaName = keyof Replies;

/** The shape of every structured reply. Field names are wire names. */
export const NAMED_SHAPES: { readonly [N in SchemaName]: Shape<Replies[N]> } = {
  turn_intent: turnIntentShape,
  concern_route: concernRouteShape,
  chime_in: chimeInShape,
  group_contribution: groupContributionShape,
  interview_decision: interviewDecisionShape,
  propose_decision: proposeDecisionShape,
};
