import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../../generated/operations.ts';
import { type ActingScene, calling, startActing } from '../../support/builders/chat/acting-scene.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { NOBODY } from '../../support/builders/unknown-ids.ts';
import type { Body } from '../../support/client/client.ts';
import { outcome } from '../../support/client/expect.ts';
import { callTool, failureIn, sendMessage } from '../../support/mcp/messages.ts';
import { expectRegister } from '../../support/run/register.ts';
import { createCallers, DEPARTMENT, type KnownCaller } from './callers.ts';
import { isAllowed } from './oracle.ts';

// Every tool, for every kind of caller, by MCP and by an agent that acts for them.
interface Tool {
  readonly operation_id: OperationId;
  readonly name: string;
  readonly tag: 'read' | 'write' | 'admin';
  /** Otherwise only for MCP clients. */
  readonly is_for_agents: boolean;
}
const tools: readonly Tool[] = JSON.parse(
  readFileSync(new URL('../../../generated/tools.json', import.meta.url), 'utf8'),
);

let scene: ActingScene;
let callers: readonly KnownCaller[];
let departmentId: string;
beforeAll(async () => {
  scene = await startActing();
  callers = await createCallers(scene.server, scene.actor.userId);
  departmentId = (await newDepartment(scene.ceo, DEPARTMENT)).id;
});
afterAll(() => scene.close());

/** What every report of a run has. */
const LEASE = { run_id: NOBODY, lease_token: `lt_${'A'.repeat(43)}` };

/** Arguments that match the schema of each tool and change nothing: their record does not exist, or exists already. */
const ARGUMENTS: Readonly<Record<string, () => object>> = {
  'company.read': () => ({}),
  'company.update': () => ({ communication_pattern: 'event_driven' }),
  'company.reorder_departments': () => ({ department_names: ['Nowhere'] }),
  'departments.list': () => ({}),
  'departments.get': () => ({ department_id: departmentId }),
  'departments.create': () => ({ name: DEPARTMENT }),
  'departments.update': () => ({ department_id: departmentId, budget_percent: 1 }),
  'departments.delete': () => ({ department_id: departmentId, reason: 'none' }),
  'agents.list': () => ({}),
  'agents.create': () => ({ name: 'Eve', role: 'Analyst', department: 'Nowhere' }),
  'agents.update': () => ({ agent_id: NOBODY, name: 'Eve' }),
  'agents.delete': () => ({ agent_id: NOBODY }),
  'projects.list': () => ({}),
  'projects.create': () => ({ name: 'Portal', lead: NOBODY }),
  'tasks.list': () => ({}),
  'tasks.get': () => ({ task_id: NOBODY }),
  'tasks.create': () => ({ project_id: NOBODY, title: 'Begin' }),
  'tasks.update': () => ({ task_id: NOBODY, title: 'Begin' }),
  'tasks.start': () => ({ task_id: NOBODY }),
  'tasks.cancel': () => ({ task_id: NOBODY }),
  'work.overview': () => ({}),
  'work.pause': () => ({ scope: 'task', id: NOBODY }),
  'work.resume': () => ({ scope: 'task', id: NOBODY }),
  'work.register': () => ({ worker_name: 'nobody', agent_ids: [NOBODY] }),
  'work.claim': () => ({ worker_name: 'nobody' }),
  'work.heartbeat': () => LEASE,
  'work.add_steps': () => ({ ...LEASE, steps: [{ key: 'a', kind: 'note', title: 'A step' }] }),
  'work.request_input': () => ({ ...LEASE, question: 'Which one?' }),
  'work.finish': () => ({ ...LEASE, outcome: 'succeeded' }),
  'work.release': () => LEASE,
  'runs.list': () => ({}),
  'runs.get': () => ({ run_id: NOBODY }),
  'runs.steps': () => ({ run_id: NOBODY }),
  'artifacts.list': () => ({}),
  'artifacts.put': () => ({ ...LEASE, artifact_name: 'a.txt', text: 'x' }),
  'artifacts.get': () => ({ artifact_id: NOBODY }),
  'approvals.list': () => ({}),
  'charters.list': () => ({}),
  'settings.update': () => ({ namespace: 'chat', key: 'answer_max_tokens', value: 900 }),
};
const argumentsOf = ({ name }: Tool): object => ARGUMENTS[name]?.() ?? {};
const mayUse = (tool: Tool, caller: KnownCaller): boolean => isAllowed(operations[tool.operation_id].access, caller);
const namesOf = (used: readonly Tool[]): string[] => used.map(({ name }) => name);
/** A result may be truncated; an error is short. */
const codeIn = ({ is_error: isError, result }: Body): number | null => (isError ? JSON.parse(result).error_code : null);

it('has arguments for every tool, and for no other', () => {
  expectRegister(Object.keys(ARGUMENTS), namesOf(tools), 'ARGUMENTS in test/security/access/tools.test.ts');
});

describe('by MCP', () => {
  it('403/1001: the system token sees and runs nothing', async () => {
    const system = callers.find(({ role }) => role === 'system');
    const answer = await sendMessage(system?.client ?? scene.server.client, 'tools/list');
    expect(outcome(answer)).toBe('403/1001');
  });

  it('1001 for each tool that the caller may not use, and for no other', async () => {
    for (const caller of callers.filter(({ role }) => role !== 'system')) {
      for (const tool of tools) {
        const call = async (more: object) =>
          failureIn(await callTool(caller.client, tool.name, { ...argumentsOf(tool), ...more })).error_code;
        // An invalid value stops a permitted call before it does anything.
        const expected = mayUse(tool, caller) ? 2001 : 1001;
        const code = await call(expected === 2001 ? { nonsense: 1 } : {});
        expect([caller.name, tool.name, code]).toEqual([caller.name, tool.name, expected]);
      }
    }
  });

  it('the list has what the caller may use with some arguments', async () => {
    for (const caller of callers.filter(({ role }) => role !== 'system')) {
      const { tools: listed } = (await sendMessage(caller.client, 'tools/list')).body.result;
      // Every department administrator sees the tools of departments (spec/rules/tools.md#permission).
      const some = { ...caller, isInScope: true };
      expect([caller.name, namesOf(listed)]).toEqual([
        caller.name,
        namesOf(tools.filter((tool) => mayUse(tool, some))),
      ]);
    }
  });
});

/** The calls of one turn that were refused because of a missing permission. Null if the turn itself was refused. */
const refusedIn = async (caller: KnownCaller, wanted: readonly Tool[]): Promise<string[] | null> => {
  scene.model.reset();
  const calls = wanted.map((tool) => [tool.name.replaceAll('.', '_'), argumentsOf(tool)] as const);
  scene.model.script('tools', calling(...calls), { text: 'Done.' });
  const answer = await scene.act('Do it', {}, caller.client);
  if (answer.status !== 200) {
    expect([caller.name, outcome(answer)]).toEqual([caller.name, '403/1001']);
    return null;
  }
  const { tool_calls: made, parked }: Body = answer.body.data.act.action;
  // A call that waits for approval was permitted, and has no result yet.
  const results: Body[] = made;
  expect(results.length).toBe(parked ? wanted.length - 1 : wanted.length);
  return wanted
    .filter((_tool, index) => results[index] !== undefined && codeIn(results[index]) === 1001)
    .map(({ name }) => name);
};

const agentTools = tools.filter(({ is_for_agents: isForAgents }) => isForAgents);
/** At most sixteen calls of a reply are used, and a call that waits for approval ends the turn. */
const TURNS = [
  agentTools.filter(({ tag }) => tag === 'read'),
  agentTools.filter(({ tag }) => tag === 'write'),
  ...agentTools.filter(({ tag }) => tag === 'admin').map((tool) => [tool]),
];

describe('by an agent that acts for the caller', () => {
  it('403/1001 for a caller without the organisation permission; otherwise 1001 for each tool that the caller may not use, and for no other', async () => {
    for (const caller of callers) {
      const isAdmitted = isAllowed(['read', 'org'], caller);
      for (const wanted of TURNS) {
        const expected = isAdmitted ? namesOf(wanted.filter((tool) => !mayUse(tool, caller))) : null;
        expect([caller.name, await refusedIn(caller, wanted)]).toEqual([caller.name, expected]);
      }
    }
  });
});
