/** Why an agent answers, or nobody in particular. */
export type RoutingReason =
  | 'routed'
  | 'routing_disabled'
  | 'no_active_agents'
  | 'below_confidence_floor'
  | 'role_unresolved'
  | 'response_invalid'
  | 'call_failed'
  | 'no_keyword_match';

/** Who answers. The first four are set exactly when the reason is `routed`; role and name are the agent's own. */
export interface ResponderChoice {
  readonly responderRole: string | null;
  readonly responderName: string | null;
  readonly routedTopic: string | null;
  readonly routingConfidence: number | null;
  /** Null where nobody was looked for. */
  readonly routingReason: RoutingReason | null;
}

/** The same where somebody was looked for: then there is always a reason. */
export interface RoutingChoice extends ResponderChoice {
  readonly routingReason: RoutingReason;
}
