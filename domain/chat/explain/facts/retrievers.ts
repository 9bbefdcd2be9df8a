import type { FactName } from '../../../llm/fact-reader.ts';
import type { RetrievedFact } from '../../../llm/retrieved-fact.ts';
import type { RetrieverDeps } from './deps.ts';
import { approvalEffects } from './effects.ts';
import { abilityFacts, identityFact } from './guide.ts';
import { lastChange, namedVersionChanges, recentChanges, recentDecisions, riskiestApprovals } from './history.ts';
import { budgetFacts, spendingFacts } from './money.ts';
import { agentModels, agentProfiles, autonomyLevels, departmentHeads, departmentMembers, roleList } from './people.ts';
import { projectList, projectProfiles, runningPlans, statusReasons } from './projects.ts';
import type { Query } from './query.ts';
import {
  agentWorkload,
  assignments,
  blockedTasks,
  completedTasks,
  dueTasks,
  freeAgents,
  unownedTasks,
} from './tasks.ts';
import { deliveredArtifacts, namedArtifacts } from './work/artifacts.ts';
import { agentRuns, failedRuns, openRuns } from './work/runs.ts';
import { waitingTasks } from './work/waiting.ts';

type Retriever = (query: Query, deps: RetrieverDeps) => readonly RetrievedFact[] | Promise<readonly RetrievedFact[]>;

/** Reads each fact (spec/rules/chat.md#facts). */
export const RETRIEVERS: Readonly<Record<FactName, Retriever>> = {
  identity: identityFact,
  abilities: abilityFacts,
  heads: departmentHeads,
  members: departmentMembers,
  profiles: agentProfiles,
  workload: agentWorkload,
  models: agentModels,
  autonomy: autonomyLevels,
  roles: roleList,
  budget: budgetFacts,
  spending: spendingFacts,
  approval_effects: approvalEffects,
  blocked_tasks: blockedTasks,
  due_tasks: dueTasks,
  unowned_tasks: unownedTasks,
  completed_tasks: completedTasks,
  assignments,
  free_agents: freeAgents,
  riskiest_approvals: riskiestApprovals,
  status_reasons: statusReasons,
  projects: projectList,
  project_profiles: projectProfiles,
  running_plans: runningPlans,
  decisions: recentDecisions,
  last_change: lastChange,
  version: namedVersionChanges,
  changes: recentChanges,
  agent_runs: agentRuns,
  open_runs: openRuns,
  failed_runs: failedRuns,
  waiting_tasks: waitingTasks,
  artifacts: deliveredArtifacts,
  named_artifacts: namedArtifacts,
};
