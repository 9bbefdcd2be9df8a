/** Why an agent, or no particular agent, replies. */
export type RoutingReason =
  | 'routed'
  | 'routing_disabled'
  | 'no_active_agents'
  | 'below_confidence_floor'
  | 'role_unresolved'
  | 'response_invalid'
  | 'call_failed'
  | 'no_keyword_match';

/**
 * The responder. The first four fields are set only if the reason is `routed`; role and name are those of the agent.
 */
export interface ResponderChoice {
  readonly responderRole: string | null;
  readonly responderName: string | null;
  readonly routedTopic: string | null;
  readonly routingConfidence: number | null;
  /** Null if the message was not routed. */
  readonly routingReason: RoutingReason | null;
}

/** The choice after routing, which always has a reason. */
export interface RoutingChoice extends ResponderChoice {
  readonly routingReason: RoutingReason;
}
