import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contextFields } from '../../../domain/approvals/approval-parts.ts';
import { envelopeFields, scopeFields } from '../../../domain/charters/charter-parts.ts';
import { camelNamed, camelNamedThroughout, snakeNamed } from '../../../domain/foundation/kernel/text/field-names.ts';
import {
  fields,
  nullableField,
  positionField,
  recordField,
  textsField,
  timestampField,
  valueField,
} from '../../../domain/foundation/kernel/text/fields.ts';
import { agentFields } from '../../../domain/organisation/value/agent.ts';
import { departmentFields } from '../../../domain/organisation/value/department.ts';
import { companyFields } from '../../../domain/organisation/value/organisation.ts';
import { roleContentFields, roleFields } from '../../../domain/organisation/value/role.ts';
import { planItemFields } from '../../../domain/plans/plan-item.ts';

const { schemas } = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
).components;

describe('a list of fields', () => {
  it.each([
    ['DepartmentResponse', departmentFields.names],
    ['AgentResponse', agentFields.names],
    ['RoleResponse', roleFields.names],
    ['RoleSnapshot', roleContentFields.names],
    ['CompanySettingsResponse', ['company_name', 'company_type', ...companyFields.names]],
    ['ApprovalContext', [...contextFields.names, 'arguments_digest']],
    ['PlanItem', planItemFields.names],
    ['ScopeBoundaries', scopeFields.names],
    ['BudgetEnvelope', envelopeFields.names],
  ])('has the field names of the document in %s', (schema, names) => {
    expect([...names].sort()).toEqual(Object.keys(schemas[schema].properties).sort());
  });

  const list = fields({
    name: valueField<string>(),
    budgetPercent: valueField<number>(),
    toolNames: textsField,
    ceremonyPolicy: nullableField(
      recordField<{ readonly autoTransition?: boolean; readonly strategyConfig?: object }>(),
    ),
    position: positionField,
    createdAt: timestampField,
  });
  const record = {
    name: 'a',
    budgetPercent: 1,
    toolNames: ['t'],
    ceremonyPolicy: { strategyConfig: { b_c: 1, dE: null }, autoTransition: false },
    createdAt: new Date('2031-03-01T00:00:00.120Z'),
  };
  const json =
    '{"name":"a","budget_percent":1,"tool_names":["t"],"ceremony_policy":{"strategy_config":{"b_c":1,"dE":null},' +
    '"auto_transition":false},"position":3,"created_at":"2031-03-01T00:00:00.120Z"}';

  it('writes JSON with its own names, in its order', () => {
    expect(JSON.stringify(list.toJson(record, 3))).toBe(json);
    expect(list.names).toEqual(Object.keys(JSON.parse(json)));
    expect(list.toJson({ ...record, ceremonyPolicy: null })).toMatchObject({ ceremony_policy: null, position: 0 });
  });

  it('reads what it wrote, and rows with more fields', () => {
    expect(list.fromJson(JSON.parse(json))).toEqual(record);
    const row = { ...JSON.parse(json), name_key: 'a', created_at: '2031-03-01T01:00:00.12+01:00' };
    expect(list.fromJson(row)).toEqual(record);
    expect(list.fromJson({ ...row, ceremony_policy: null }).ceremonyPolicy).toBeNull();
  });
});

describe('names of fields', () => {
  it('are converted between both spellings, without anything below them', () => {
    const inside = { ownerRole: 'x', id: null, strategyConfig: { keptAs_is: 1 } };
    const outside = { owner_role: 'x', id: null, strategy_config: { keptAs_is: 1 } };
    expect(snakeNamed(inside)).toEqual(outside);
    expect(camelNamed(outside)).toEqual(inside);
    expect(snakeNamed({})).toEqual({});
  });

  it('are converted at every depth of a document, without its values', () => {
    const json = { a_b: [{ c_d: 'e_f' }, ['g_h', 1, null, true]], i_j: { k_l: { m_n: null } } };
    expect(camelNamedThroughout(json)).toEqual({
      aB: [{ cD: 'e_f' }, ['g_h', 1, null, true]],
      iJ: { kL: { mN: null } },
    });
  });
});
