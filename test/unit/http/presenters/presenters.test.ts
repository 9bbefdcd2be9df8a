import { describe, expect, it } from 'vitest';
import { presentApproval, presentStable } from '../../../../handlers/presenters/approvals.ts';
import { presentAuditEntry } from '../../../../handlers/presenters/audit.ts';
import {
  presentActor,
  presentApiKey,
  presentChangedActor,
  presentCookieSession,
  presentSession,
  presentTicket,
} from '../../../../handlers/presenters/auth.ts';
import { presentUser } from '../../../../handlers/presenters/users.ts';
import { actorOf } from '../../../support/builders/actor.ts';

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day, 3, 4, 5, 6))) as [
  Date,
  Date,
  Date,
];
const [one, two, three] = [FIRST, SECOND, THIRD].map((date) => date.toISOString());

/** The part of the context that only the approval of a run has. */
const NO_RUN = { run_id: null, summary: null, criteria: null, artifacts: null };

describe('an approval', () => {
  const bare = {
    id: 'a-1',
    actionType: 'spend',
    title: 'Spend',
    description: 'Why',
    requestedBy: 'u-1',
    riskLevel: 'high',
    source: 'manual',
    status: 'pending',
    createdAt: FIRST,
    metadata: { k: 'v' },
    context: { tool_name: 't', tool_arguments: null },
    resume: { intent: 'x', result: null },
  };
  const wire = {
    id: 'a-1',
    action_type: 'spend',
    title: 'Spend',
    description: 'Why',
    requested_by: 'u-1',
    risk_level: 'high',
    source: 'manual',
    status: 'pending',
    created_at: one,
    expires_at: null,
    decided_at: null,
    decided_by: null,
    decision_reason: null,
    task_id: null,
    metadata: { k: 'v' },
    context: { tool_name: 't', tool_arguments: null, arguments_digest: null, ...NO_RUN },
    resume: { intent: 'x', result: null },
  };
  const view = (approval: object, evidence: object = approval, argumentsDigest: string | null = null) =>
    ({ approval, argumentsDigest, evidence, secondsRemaining: 60, urgencyLevel: 'high' }) as never;

  it('that is pending has null for what does not exist yet', () => {
    expect(presentApproval(view(bare))).toEqual({ ...wire, seconds_remaining: 60, urgency_level: 'high' });
  });

  it('that is decided has every field', () => {
    const decided = {
      ...bare,
      expiresAt: SECOND,
      decidedAt: THIRD,
      decidedBy: 'u-2',
      decisionReason: 'fine',
      taskId: 't-1',
      context: { tool_name: 't', tool_arguments: { a: 1 } },
      resume: { intent: 'x', result: { ok: true } },
    };
    expect(presentApproval(view(decided, decided, 'd1'))).toEqual({
      ...wire,
      expires_at: two,
      decided_at: three,
      decided_by: 'u-2',
      decision_reason: 'fine',
      task_id: 't-1',
      context: { tool_name: 't', tool_arguments: { a: 1 }, arguments_digest: 'd1', ...NO_RUN },
      resume: { intent: 'x', result: { ok: true } },
      seconds_remaining: 60,
      urgency_level: 'high',
    });
  });

  it('is tagged as a whole, for every reader, without fields that change with time', () => {
    const unseen = { context: { tool_name: null, tool_arguments: null }, resume: { intent: null } };
    const hidden = { ...unseen, context: { ...unseen.context, arguments_digest: null } };
    expect(presentApproval(view(bare, unseen, 'd1'))).toMatchObject(hidden);
    expect(presentStable(view(bare, unseen, 'd1'))).toEqual({ ...wire, context: bare.context });
  });
});

describe('an audit entry', () => {
  it('names actor, action and target, or null', () => {
    const bare = { id: 'e-1', action: 'user.created', at: FIRST };
    expect(presentAuditEntry(bare as never)).toEqual({
      id: 'e-1',
      action: 'user.created',
      actor_id: null,
      agent_id: null,
      target_type: null,
      target_id: null,
      target_name: null,
      reason: null,
      details: null,
      address: null,
      user_agent: null,
      session_id: null,
      key_id: null,
      at: one,
    });
    const full = {
      ...bare,
      actorId: 'u-1',
      agentId: 'g-1',
      targetType: 'user',
      targetId: 'u-2',
      targetName: 'bob',
      reason: 'asked',
      details: { a: 1 },
      address: '10.0.0.1',
      userAgent: 'browser',
      sessionId: 's-1',
      keyId: 'k-1',
    };
    expect(presentAuditEntry(full as never)).toEqual({
      id: 'e-1',
      action: 'user.created',
      actor_id: 'u-1',
      agent_id: 'g-1',
      target_type: 'user',
      target_id: 'u-2',
      target_name: 'bob',
      reason: 'asked',
      details: { a: 1 },
      address: '10.0.0.1',
      user_agent: 'browser',
      session_id: 's-1',
      key_id: 'k-1',
      at: one,
    });
  });
});

describe('a session and its user', () => {
  it('of a browser contains no token', () => {
    const session = {
      token: 't',
      csrfToken: 'c',
      refreshToken: 'r',
      sessionSeconds: 900,
      refreshSeconds: 3600,
      mustChangePassword: true,
      device: 'd',
    };
    expect(presentCookieSession(session)).toEqual({ expires_in: 900, must_change_password: true });
  });

  const actor = actorOf('manager', { orgRoles: ['editor'], scopedDepartments: ['Sales'] });
  const wire = {
    id: 'user-1',
    username: 'someone',
    role: 'manager',
    must_change_password: false,
    org_roles: ['editor'],
    scoped_departments: ['Sales'],
  };

  it('shows the organisation roles of a user, not those of an API key', () => {
    expect(presentActor(actor)).toEqual(wire);
    const key = { kind: 'api_key', sessionId: null, keyId: 'k-1' } as const;
    expect(presentActor({ ...actor, credential: key })).toEqual({ ...wire, org_roles: [], scoped_departments: [] });
  });

  it("shows the caller after a change of the caller's record", () => {
    expect(presentChangedActor(actor, { mustChangePassword: true } as never)).toEqual({
      ...wire,
      must_change_password: true,
    });
  });

  it('has a ticket', () => {
    expect(presentTicket({ ticket: 'x', expiresInSeconds: 30 })).toEqual({ ticket: 'x', expires_in: 30 });
  });

  it('is listed with its user', () => {
    const session = {
      id: 's-1',
      user: { id: 'u-1' },
      ipAddress: '10.0.0.1',
      userAgent: 'curl',
      createdAt: FIRST,
      lastActiveAt: SECOND,
      expiresAt: THIRD,
    };
    expect(presentSession({ session: session as never, username: 'bob', isCurrent: true })).toEqual({
      session_id: 's-1',
      user_id: 'u-1',
      username: 'bob',
      ip_address: '10.0.0.1',
      user_agent: 'curl',
      created_at: one,
      last_active_at: two,
      expires_at: three,
      is_current: true,
    });
  });

  it.each([
    [{}, { expires_at: null, revoked: false, created_by_key_id: null }],
    [
      { expiresAt: SECOND, revokedAt: THIRD, createdByKeyId: 'k-0' },
      { expires_at: two, revoked: true, created_by_key_id: 'k-0' },
    ],
  ])('has keys, without their secret: %j', (times, shown) => {
    const key = {
      id: 'k-1',
      name: 'tour',
      role: 'ceo',
      user: { id: 'u-1' },
      lastFour: 'abcd',
      keyHash: 'secret',
      createdAt: FIRST,
    };
    expect(presentApiKey({ ...key, ...times } as never)).toEqual({
      id: 'k-1',
      name: 'tour',
      role: 'ceo',
      user_id: 'u-1',
      last_four: 'abcd',
      created_at: one,
      ...shown,
    });
  });
});

describe('a user', () => {
  it('is shown with the roles in the order of their grants', () => {
    expect(
      presentUser({
        id: 'u-1',
        username: 'bob',
        role: 'manager',
        mustChangePassword: true,
        orgRoles: ['viewer', 'department_admin'],
        scopedDepartments: ['Sales'],
        createdAt: FIRST,
        updatedAt: SECOND,
      }),
    ).toEqual({
      id: 'u-1',
      username: 'bob',
      role: 'manager',
      must_change_password: true,
      org_roles: ['viewer', 'department_admin'],
      scoped_departments: ['Sales'],
      created_at: one,
      updated_at: two,
    });
  });
});
