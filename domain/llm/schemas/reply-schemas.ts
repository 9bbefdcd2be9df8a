import * as z from 'zod/mini';
import { check } from '../../foundation/kernel/json/violation.ts';
import { type ChimeInReply, chimeInSchema } from './chime-in.ts';
import { type ConcernRoute, concernRouteSchema } from './concern-route.ts';
import { type GroupContribution, groupContributionSchema } from './group-contribution.ts';
import { type InterviewDecision, interviewDecisionSchema } from './interview-decision.ts';
import { type ProposeDecision, proposeDecisionSchema } from './propose-decision.ts';
import { type RunPlanReply, runPlanSchema } from './run-plan.ts';
import { type RunReviewReply, runReviewSchema } from './run-review.ts';
import { type TurnIntent, turnIntentSchema } from './turn-intent.ts';

/** The reply of every structured call, by the name of its schema (spec/rules/conversation.md#reply-schemas). */
export interface Replies {
  readonly turn_intent: TurnIntent;
  readonly concern_route: ConcernRoute;
  readonly chime_in: ChimeInReply;
  readonly group_contribution: GroupContribution;
  readonly interview_decision: InterviewDecision;
  readonly propose_decision: ProposeDecision;
  readonly run_plan: RunPlanReply;
  readonly run_review: RunReviewReply;
}
export type SchemaName = keyof Replies;

/** The schema of every structured reply. Field names are wire names. */
const REPLY_SCHEMAS: { readonly [N in SchemaName]: z.ZodMiniType<Replies[N]> } = {
  turn_intent: turnIntentSchema,
  concern_route: concernRouteSchema,
  chime_in: chimeInSchema,
  group_contribution: groupContributionSchema,
  interview_decision: interviewDecisionSchema,
  propose_decision: proposeDecisionSchema,
  run_plan: runPlanSchema,
  run_review: runReviewSchema,
};
export const SCHEMA_NAMES = Object.keys(REPLY_SCHEMAS) as readonly SchemaName[];

/** A reply that violates its schema. The message is only for the log: it may contain names that a model invented. */
export class InvalidReply extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidReply';
  }
}

/** The value as the reply of a structured call, with defaults filled in. Throws InvalidReply. */
export const checkReply = <N extends SchemaName>(name: N, value: unknown): Replies[N] => {
  const checked = check<z.ZodMiniType<Replies[N]>>(REPLY_SCHEMAS[name], value);
  if (checked.violation === null) return checked.value;
  const { pointer, reason } = checked.violation;
  throw new InvalidReply(`${pointer === '' ? 'the reply' : pointer} ${reason}`);
};

/** A JSON schema as sent to a model. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const jsonSchemas = new Map<SchemaName, JsonSchema>();

/** The JSON schema of a reply. Every field is required, because strict schemas demand it, and `default` has no meaning there. */
export const jsonSchemaOf = (name: SchemaName): JsonSchema => {
  const known = jsonSchemas.get(name);
  if (known) return known;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(REPLY_SCHEMAS[name], {
    reused: 'inline',
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  jsonSchemas.set(name, schema);
  return schema;
};
