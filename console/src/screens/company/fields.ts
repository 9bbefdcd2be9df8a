import type { Schema } from '../../api.ts';
import { text } from '../../text/text.ts';
import { words } from '../../ui/values.tsx';
import type { CompanyStructure, Values } from './records.ts';

type Options = readonly (readonly [value: string, shown: string])[];

/** An editable field. An empty choice or number is null. */
export interface Field {
  readonly name: string;
  readonly kind?: 'number' | 'area';
  readonly options?: Options;
  readonly isRequired?: boolean;
  readonly max?: number;
  readonly hint?: string;
}

const AUTONOMIES: readonly Schema<'AutonomyLevel'>[] = ['full', 'semi', 'supervised', 'locked'];
const LEVELS: readonly Schema<'SeniorityLevel'>[] = [
  'junior',
  'mid',
  'senior',
  'lead',
  'principal',
  'director',
  'vp',
  'c_suite',
];

const inWords = (values: readonly string[]): Options => values.map((value) => [value, words(value)]);
const asNamed = (values: readonly { readonly name: string }[]): Options =>
  [...new Set(values.map(({ name }) => name))].map((name) => [name, name]);
const orNone = (options: Options, none: string = text.common.none): Options => [['', none], ...options];

const autonomy: Field = { name: 'autonomy_level', options: orNone(inWords(AUTONOMIES), text.company.inherited) };

export const companyFormFields: readonly Field[] = [
  { name: 'company_name', isRequired: true, max: 200 },
  { name: 'budget_monthly', kind: 'number', isRequired: true, max: 1e12, hint: text.company.noCapHint },
  { name: 'autonomy_level', options: inWords(AUTONOMIES) },
  { name: 'communication_pattern', isRequired: true, max: 100 },
];

export const departmentFormFields = ({ agents }: CompanyStructure): readonly Field[] => [
  { name: 'name', isRequired: true, max: 128 },
  { name: 'description', kind: 'area' },
  { name: 'head', options: orNone(asNamed(agents)) },
  { name: 'budget_percent', kind: 'number', isRequired: true, max: 100 },
  autonomy,
];

export const agentFormFields = (
  { departments }: CompanyStructure,
  presets: readonly { readonly name: string }[],
  providers: readonly Schema<'ProviderResponse'>[],
): readonly Field[] => [
  { name: 'name', isRequired: true, max: 128 },
  { name: 'role', isRequired: true, max: 128 },
  { name: 'department', options: asNamed(departments) },
  { name: 'level', options: inWords(LEVELS) },
  { name: 'personality_preset', options: inWords(presets.map(({ name }) => name)) },
  {
    name: 'model',
    options: orNone(
      providers.flatMap(({ name, models }) =>
        models.filter(({ embedding }) => !embedding).map(({ id }) => [JSON.stringify([name, id]), `${name}: ${id}`]),
      ),
    ),
  },
  autonomy,
  { name: 'budget_limit_monthly', kind: 'number', max: 1e6, hint: text.company.limitHint },
];

/** The value of a field as it is typed or chosen. */
export const typedOf = ({ name }: Field, record: Values): string => {
  if (name !== 'model') return String(record[name] ?? '');
  return typeof record.model_id === 'string' ? JSON.stringify([record.model_provider, record.model_id]) : '';
};

const sentAs = ({ name, kind, options }: Field, typed: string): Values => {
  if (name === 'model') {
    const [provider, id] = typed === '' ? [null, null] : JSON.parse(typed);
    return { model_provider: provider, model_id: id };
  }
  if (typed === '' && (kind === 'number' || options !== undefined)) return { [name]: null };
  return { [name]: kind === 'number' ? Number(typed) : typed };
};

/** The request body: for a new record all given fields, otherwise the differences. */
export const bodyOf = (
  fields: readonly Field[],
  record: Values,
  typed: Readonly<Record<string, string>>,
  isNew: boolean,
): Values => {
  const sent = fields.flatMap((field) => {
    const before = typedOf(field, record);
    const now = typed[field.name] ?? before;
    return (isNew ? now === '' : now === before) ? [] : [sentAs(field, now)];
  });
  return Object.assign({}, ...sent);
};
