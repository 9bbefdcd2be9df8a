import {
  canonicalJson,
  canonicalMembers,
  type JsonValue,
  sha256,
} from '../../../foundation/kernel/json/canonical-json.ts';
import type { JsonOf } from '../../../foundation/kernel/text/fields.ts';
import { agentFields } from '../agent.ts';
import { departmentFields } from '../department.ts';
import { COMPANY_TYPES, type CompanyType } from '../enumerations.ts';
import { type Company, companyFields, DEFAULT_COMPANY_NAME, type Organisation } from '../organisation.ts';
import { pairing } from './pairing.ts';
import { RunningDigest } from './running-digest.ts';

/** Records as history stores them and as clients get them: the published content hash covers exactly this form. */
export type DepartmentSnapshot = JsonOf<typeof departmentFields>;
export type AgentSnapshot = JsonOf<typeof agentFields>;
export type CompanySettings = ReturnType<typeof snapshotOfCompany>;
export type CompanySnapshot = CompanySettings & {
  readonly departments: readonly DepartmentSnapshot[];
  readonly agents: readonly AgentSnapshot[];
};

/** The two forms of departments. Unchanged records and lists stay identical objects in both, so comparing is cheap. */
const departmentPairs = pairing(departmentFields.toJson, departmentFields.fromJson);
export const snapshotOfDepartment = departmentPairs.snapshotOf;

const agentPairs = pairing(agentFields.toJson, agentFields.fromJson);
export const snapshotOfAgent = agentPairs.snapshotOf;

const companyTypeOf = (template: string | null): CompanyType =>
  COMPANY_TYPES.find((type) => type === template) ?? 'custom';

/** The plain fields as JSON, always with a name, and with the type of the template. */
export const snapshotOfCompany = (company: Company) => {
  const { description, ...rest } = companyFields.toJson(company);
  return {
    company_name: company.name ?? DEFAULT_COMPANY_NAME,
    description,
    company_type: companyTypeOf(company.templateApplied),
    ...rest,
  };
};

/** The whole snapshot of a version (spec/rules/organisation.md#snapshot-contents). */
export const snapshotOf = ({ company, departments, agents }: Organisation): CompanySnapshot => ({
  ...snapshotOfCompany(company),
  departments: departmentPairs.snapshotsOf(departments),
  agents: agentPairs.snapshotsOf(agents),
});

/** The plain fields of a snapshot. */
export const settingsOf = ({
  departments: _departments,
  agents: _agents,
  ...settings
}: CompanySnapshot): CompanySettings => settings;

const texts = new WeakMap<object, string>();

/** The canonical JSON of a record, cached for the lifetime of the object. */
export const canonicalText = (record: object): string => {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const text = canonicalJson(record as JsonValue);
  texts.set(record, text);
  return text;
};

/** The tag of one record. */
export const recordTag = (record: object): string => sha256(canonicalText(record));

const AGENTS_FIRST = '{"agents":[';
const agentsDigest = new RunningDigest(AGENTS_FIRST, canonicalText);

/** Hash and size of the canonical JSON of a snapshot. */
export interface SnapshotMeasures {
  /** SHA-256 in hex; also the company tag (spec/rules/organisation.md#content-hash). */
  readonly tag: string;
  readonly bytes: number;
}

/**
 * Hash and size of a snapshot. Agents, the largest part, come first in canonical JSON; those before the first change
 * are not hashed again.
 */
export const measureSnapshot = (snapshot: CompanySnapshot): SnapshotMeasures => {
  const members = Object.entries(settingsOf(snapshot)).map(
    ([name, value]) => [name, canonicalJson(value as JsonValue)] as const,
  );
  const departments = `[${snapshot.departments.map(canonicalText).join(',')}]`;
  const rest = canonicalMembers([...members, ['departments', departments]]);
  const end = `],${rest.slice(1)}`;
  const { digest, bytes } = agentsDigest.over(snapshot.agents);
  return { tag: digest.update(end).digest('hex'), bytes: bytes + Buffer.byteLength(end) };
};

/** The organisation of a snapshot. The default name means no name. */
export const organisationOf = (snapshot: CompanySnapshot): Organisation => ({
  company: {
    ...companyFields.fromJson(snapshot),
    name: snapshot.company_name === DEFAULT_COMPANY_NAME ? null : snapshot.company_name,
  },
  departments: departmentPairs.recordsOf(snapshot.departments),
  agents: agentPairs.recordsOf(snapshot.agents),
});
