import { describe, expect, it } from 'vitest';
import {
  presentCompany,
  presentCompanySettings,
  presentCompanyVersion,
  presentUpdatedCompany,
  writeDiff,
} from '../../../../handlers/presenters/company.ts';
import {
  presentDepartment,
  presentDepartmentHealth,
  presentPolicy,
} from '../../../../handlers/presenters/departments.ts';
import { presentForecast, presentPlan } from '../../../../handlers/presenters/plans.ts';
import { presentProject, presentStableProject } from '../../../../handlers/presenters/projects.ts';
import { presentRole, presentRoleVersion } from '../../../../handlers/presenters/roles.ts';
import { presentStableTask, presentTask } from '../../../../handlers/presenters/tasks.ts';

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day, 3, 4, 5, 6))) as [
  Date,
  Date,
  Date,
];
const [one, two, three] = [FIRST, SECOND, THIRD].map((date) => date.toISOString());

describe('the company', () => {
  const settings = { company_name: 'Acme', autonomy_level: 'full', budget_monthly: 5, communication_pattern: 'mesh' };
  const snapshot = { ...settings, departments: [{ id: 'd-1' }], agents: [{ id: 'g-1' }] } as never;

  it('is its name, its departments and its agents, or its settings', () => {
    expect(presentCompany(snapshot)).toEqual({
      company_name: 'Acme',
      departments: [{ id: 'd-1' }],
      agents: [{ id: 'g-1' }],
    });
    expect(presentCompanySettings(snapshot)).toEqual(settings);
  });

  it('after a change is what the request set, as stored', () => {
    const update = { company_name: 'other', budget_monthly: 0, autonomy_level: null };
    expect(presentUpdatedCompany(update, snapshot)).toEqual({ company_name: 'Acme', budget_monthly: 5 });
    expect(presentUpdatedCompany({}, snapshot)).toEqual({});
  });

  it('has versions and the differences between them', () => {
    const version = { version: 3, contentHash: 'h', snapshot, savedBy: 'u-1', savedAt: FIRST };
    expect(presentCompanyVersion(version)).toEqual({
      entity_id: 'default',
      version: 3,
      content_hash: 'h',
      snapshot,
      saved_by: 'u-1',
      saved_at: one,
    });
    const changes = [{ op: 'remove', path: '/x' }] as never;
    const { head, rest, tail } = writeDiff({
      from: null,
      to: 2,
      tag: 'x',
      changes: { first: [[], changes], rest: null },
    });
    expect([JSON.parse(head + tail), rest]).toEqual([{ from_version: null, to_version: 2, changes }, null]);
  });
});

describe('a department', () => {
  it('is its record, with its policy as a part', () => {
    const department = { id: 'd-1', ceremony_policy: { strategy: 'x' } } as never;
    expect(presentDepartment(department)).toBe(department);
    expect(presentPolicy(department)).toEqual({ strategy: 'x' });
  });
  it('is healthy if it exists', () => {
    expect(presentDepartmentHealth(null)).toEqual({ status: 'unknown', reason: 'not_found' });
    expect(presentDepartmentHealth({ id: 'd-1', updatedAt: FIRST } as never)).toEqual({
      status: 'healthy',
      department_id: 'd-1',
      last_update: one,
    });
  });
});

describe('a role', () => {
  const snapshot = {
    name: 'Analyst',
    department: 'Research',
    authority_level: 'senior',
    required_skills: ['a'],
    tool_access: ['t'],
    system_prompt_template: 'You are',
    description: 'D',
  } as never;

  it('is its snapshot with its times, and its versions contain the snapshot', () => {
    const role = {
      name: 'Analyst',
      department: 'Research',
      authorityLevel: 'senior',
      requiredSkills: ['a'],
      toolAccess: ['t'],
      systemPromptTemplate: 'You are',
      description: 'D',
      createdAt: FIRST,
      updatedAt: SECOND,
    } as never;
    expect(presentRole(role)).toEqual({ ...(snapshot as object), created_at: one, updated_at: two });
    const version = { entityId: 'Analyst', version: 2, contentHash: 'h', snapshot, savedBy: 'u-1', savedAt: THIRD };
    expect(presentRoleVersion(version)).toEqual({
      entity_id: 'Analyst',
      version: 2,
      content_hash: 'h',
      snapshot,
      saved_by: 'u-1',
      saved_at: three,
    });
  });
});

describe('a project', () => {
  const bare = {
    id: 'p-1',
    name: 'P',
    description: 'D',
    status: 'active',
    budget: 5,
    currency: 'USD',
    createdBy: 'u-1',
    createdAt: FIRST,
    updatedAt: SECOND,
  };
  const wire = {
    id: 'p-1',
    name: 'P',
    description: 'D',
    status: 'active',
    lead: null,
    budget: 5,
    currency: 'USD',
    deadline: null,
    charter_id: null,
    plan_id: null,
    created_by: 'u-1',
    created_at: one,
    updated_at: two,
  };
  it('has null for missing values', () => {
    const progress = { total: 4, completed: 1, failed: 1, waiting: 2 };
    expect(presentProject(bare as never, new Map([['p-1', progress]]))).toEqual({ ...wire, progress });
    expect(presentStableProject(bare as never)).toEqual(wire);
    const full = { ...bare, lead: 'g-1', deadline: THIRD, charterId: 'c-1', planId: 'l-1' };
    expect(presentProject(full as never, new Map())).toEqual({
      ...wire,
      progress: { total: 0, completed: 0, failed: 0, waiting: 0 },
      lead: 'g-1',
      deadline: three,
      charter_id: 'c-1',
      plan_id: 'l-1',
    });
  });
});

describe('a task', () => {
  const bare = {
    id: 't-1',
    projectId: 'p-1',
    title: 'T',
    description: 'D',
    type: 'research',
    priority: 'high',
    estimatedComplexity: 'simple',
    status: 'created',
    acceptanceCriteria: [{ description: 'a', met: false }],
    dependencies: ['t-0'],
    labels: ['gpu'],
    expectedArtifacts: ['report.txt'],
    attempts: 0,
    reworks: 0,
    source: 'charter',
    dispatch: [{ phase: 'x' }],
    createdBy: 'u-1',
    createdAt: FIRST,
    updatedAt: SECOND,
  };
  const wire = {
    id: 't-1',
    project_id: 'p-1',
    title: 'T',
    description: 'D',
    type: 'research',
    priority: 'high',
    estimated_complexity: 'simple',
    status: 'created',
    assigned_to: null,
    acceptance_criteria: [{ description: 'a', met: false }],
    dependencies: ['t-0'],
    labels: ['gpu'],
    expected_artifacts: ['report.txt'],
    max_attempts: null,
    review_policy: null,
    attempts: 0,
    reworks: 0,
    run_id: null,
    parent_task_id: null,
    plan_id: null,
    plan_item_id: null,
    charter_id: null,
    forecast_id: null,
    correlation_id: null,
    hard_ceiling: null,
    deadline: null,
    not_before: null,
    waiting_for: null,
    source: 'charter',
    dispatch: [{ phase: 'x' }],
    created_by: 'u-1',
    created_at: one,
    updated_at: two,
  };
  it('has null for missing values', () => {
    expect(presentTask({ task: bare as never, waitingFor: null })).toEqual(wire);
    const full = {
      ...bare,
      assignedTo: 'g-1',
      parentTaskId: 't-9',
      planId: 'l-1',
      planItemId: 'i-1',
      charterId: 'c-1',
      forecastId: 'f-1',
      correlationId: 'r-1',
      hardCeiling: 7,
      deadline: THIRD,
      notBefore: FIRST,
      maxAttempts: 3,
      reviewPolicy: 'human',
      attempts: 2,
      reworks: 1,
      runId: 'n-1',
    };
    const waitingFor = { reason: 'schedule', detail: 'later', since: SECOND, until: FIRST, reference: null } as const;
    expect(presentTask({ task: full as never, waitingFor })).toEqual({
      ...wire,
      assigned_to: 'g-1',
      parent_task_id: 't-9',
      plan_id: 'l-1',
      plan_item_id: 'i-1',
      charter_id: 'c-1',
      forecast_id: 'f-1',
      correlation_id: 'r-1',
      hard_ceiling: 7,
      deadline: three,
      not_before: one,
      max_attempts: 3,
      review_policy: 'human',
      attempts: 2,
      reworks: 1,
      run_id: 'n-1',
      waiting_for: { ...waitingFor, since: two, until: one },
    });
    expect(presentStableTask(full as never)).toMatchObject({ labels: ['gpu'], not_before: one, attempts: 2 });
    const plain = presentStableTask({ ...bare, labels: [], expectedArtifacts: [] } as never);
    const added = ['labels', 'not_before', 'expected_artifacts', 'max_attempts', 'review_policy', 'attempts'];
    for (const field of [...added, 'reworks', 'run_id', 'waiting_for']) expect(plain).not.toHaveProperty(field);
  });
});

describe('a plan', () => {
  it('is shown with its items', () => {
    const item = { id: 'i-1', title: 'I', depends_on: ['i-0'], acceptance_criteria: ['c'] };
    const plan = {
      id: 'l-1',
      projectId: 'p-1',
      objectiveTaskId: 't-1',
      conversationId: 'v-1',
      approvalId: 'a-1',
      title: 'T',
      summary: 'S',
      status: 'draft',
      version: 2,
      priority: 'low',
      taskType: 'research',
      estimatedComplexity: 'simple',
      acceptanceCriteria: ['x'],
      items: [item],
      createdBy: 'u-1',
      createdAt: FIRST,
      updatedAt: SECOND,
    };
    expect(presentPlan(plan as never)).toEqual({
      id: 'l-1',
      project_id: 'p-1',
      objective_task_id: 't-1',
      conversation_id: 'v-1',
      approval_id: 'a-1',
      title: 'T',
      summary: 'S',
      status: 'draft',
      version: 2,
      priority: 'low',
      task_type: 'research',
      estimated_complexity: 'simple',
      acceptance_criteria: ['x'],
      items: [item],
      created_by: 'u-1',
      created_at: one,
      updated_at: two,
    });
  });
});

describe('a forecast', () => {
  it('is shown with its range and its decision', () => {
    const forecast = {
      forecastId: 'f-1',
      charterId: 'c-1',
      projectId: 'p-1',
      taskId: 't-1',
      estimatedCost: 2,
      lowerBound: 1,
      upperBound: 3,
      ceilingAmount: 4,
      currency: 'USD',
      decision: 'approved',
      decidedAt: FIRST,
      decidedBy: 'u-1',
      createdAt: SECOND,
    };
    expect(presentForecast(forecast as never)).toEqual({
      forecast_id: 'f-1',
      charter_id: 'c-1',
      project_id: 'p-1',
      task_id: 't-1',
      estimated_cost: 2,
      lower_bound: 1,
      upper_bound: 3,
      ceiling_amount: 4,
      currency: 'USD',
      decision: 'approved',
      decided_at: one,
      decided_by: 'u-1',
      created_at: two,
    });
  });
});
