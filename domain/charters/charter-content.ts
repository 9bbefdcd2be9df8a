import { parseUuid } from '../foundation/kernel/ids.ts';
import { canonicalJson, type JsonValue } from '../foundation/kernel/json/canonical-json.ts';
import { camelNamed } from '../foundation/kernel/text/field-names.ts';
import { visibleTitle } from '../foundation/kernel/text/text.ts';
import type { CharterDraft } from '../llm/schemas/charter-draft.ts';
import type { CharterRecord } from './charter.entity.ts';
import {
  type CharterEnvelope,
  type CharterScope,
  envelopeFields,
  type StoredEnvelope,
  type StoredScope,
  scopeFields,
} from './charter-parts.ts';

/** The content of a draft: a charter without its identity, state and provenance. */
export type CharterContent = Pick<
  CharterRecord,
  'title' | 'brief' | 'goals' | 'constraints' | 'successCriteria' | 'scope' | 'envelope'
> & {
  readonly projectId: string | null;
  readonly proposedProjectName: string | null;
  readonly proposedProjectDescription: string;
};

/** The content of a charter or of one of its versions. */
export const contentOfRecord = (record: Pick<CharterRecord, keyof CharterContent>): CharterContent => ({
  title: record.title,
  brief: record.brief,
  goals: record.goals,
  constraints: record.constraints,
  successCriteria: record.successCriteria,
  scope: record.scope,
  envelope: record.envelope,
  projectId: record.projectId ?? null,
  proposedProjectName: record.proposedProjectName ?? null,
  proposedProjectDescription: record.proposedProjectDescription,
});

/** An edit (spec/rules/conversation.md#charter-edit): a given field is replaced as a whole, null keeps it. */
export interface CharterEdit {
  readonly title?: string | null;
  readonly brief?: string | null;
  readonly goals?: readonly string[] | null;
  readonly constraints?: readonly string[] | null;
  readonly successCriteria?: readonly string[] | null;
  readonly scope?: Partial<CharterScope> | null;
  readonly envelope?: (Pick<CharterEnvelope, 'amount' | 'currency'> & Partial<CharterEnvelope>) | null;
}

/** Timestamps are stored as they are shown: UTC with milliseconds. */
const envelopeOf = (envelope: NonNullable<CharterEdit['envelope']>): StoredEnvelope => {
  const { amount, currency, deadline, timeHorizon = null } = envelope;
  const timestamp = deadline == null ? null : new Date(deadline).toISOString();
  return envelopeFields.toJson({ amount, currency, deadline: timestamp, timeHorizon });
};

const scopeOf = ({ inScope = [], outOfScope = [] }: Partial<CharterScope>): StoredScope =>
  scopeFields.toJson({ inScope, outOfScope });

/** The content of a draft. A project id is kept as given, in lower case if it is a UUID. */
export const contentOfDraft = (draft: CharterDraft): CharterContent => ({
  title: visibleTitle(draft.title),
  brief: draft.brief,
  goals: draft.goals,
  constraints: draft.constraints,
  successCriteria: draft.success_criteria,
  scope: scopeOf(camelNamed(draft.scope)),
  envelope: envelopeOf(camelNamed(draft.envelope)),
  projectId: draft.project_id === null ? null : (parseUuid(draft.project_id) ?? draft.project_id),
  proposedProjectName: draft.proposed_project_name === null ? null : visibleTitle(draft.proposed_project_name),
  proposedProjectDescription: draft.proposed_project_description,
});

/** The fields that an edit sets, in stored form. */
export const contentOfEdit = (edit: CharterEdit): Partial<CharterContent> => {
  const { successCriteria, scope, envelope, title, brief, goals, constraints } = edit;
  const fields = {
    title,
    brief,
    goals,
    constraints,
    successCriteria,
    scope: scope == null ? null : scopeOf(scope),
    envelope: envelope == null ? null : envelopeOf(envelope),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
};

/** Whether the change differs from the charter. */
export const isChange = (charter: CharterRecord, change: Partial<CharterContent>): boolean =>
  Object.entries(change).some(
    ([name, value]) =>
      canonicalJson(value as unknown as JsonValue) !==
      canonicalJson(charter[name as keyof CharterContent] as unknown as JsonValue),
  );
