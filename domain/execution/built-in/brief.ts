import { truncate } from '../../foundation/kernel/text/text.ts';
import type { WorkBrief } from '../../llm/work-brief.ts';
import type { RunClaim } from '../claims/claim.ts';
import type { ClaimContext } from '../claims/context/claim-context.ts';
import type { ArtifactSummary } from '../runs/run-artifacts.ts';

/** The limits of a brief, in characters and items: it is part of every model call of the run. */
const MAX_TEXT = 16_000;
const MAX_SHORT = 2_000;
const MAX_ITEMS = 50;
const MAX_HISTORY = 16;

const short = (text: string): string => truncate(text, MAX_SHORT);
const shorts = (texts: readonly string[]): string[] => texts.slice(0, MAX_ITEMS).map(short);
const artifactsOf = (artifacts: readonly ArtifactSummary[]) =>
  artifacts.slice(0, MAX_ITEMS).map(({ id, name, size }) => ({ id, name, size }));

/** What the agent knows about its task (spec/rules/work.md#work-of-agents). */
export const briefOf = ({ task, context }: Pick<RunClaim, 'task' | 'context'>): WorkBrief => {
  const { company, project, parent, dependencies, artifacts, feedback, inputs, history, limits } = context;
  return {
    task: {
      title: task.title,
      description: truncate(task.description, MAX_TEXT),
      type: task.type,
      priority: task.priority,
      deadline: task.deadline?.toISOString() ?? null,
      criteria: shorts(task.acceptanceCriteria.map(({ description }) => description)),
      expected_artifacts: task.expectedArtifacts,
    },
    company: company.name ?? '',
    project: project === null ? null : { name: project.name, description: short(project.description) },
    charter: charterOf(context),
    parent: parent === null ? null : { title: parent.title, description: short(parent.description) },
    dependencies: dependencies.slice(0, MAX_ITEMS).map(({ title, summary, artifacts: delivered }) => ({
      ...{ title, summary: short(summary), artifacts: artifactsOf(delivered) },
    })),
    artifacts: artifactsOf(artifacts),
    feedback: feedback.slice(0, MAX_ITEMS).map(({ verdict, comment, criteria }) => ({
      verdict,
      comment: short(comment),
      criteria: criteria.map(({ index, verdict: judged, reason }) => ({
        index,
        verdict: judged,
        reason: short(reason),
      })),
    })),
    inputs: inputs.slice(-MAX_ITEMS).map(({ question, status, answer }) => ({
      ...{ question: short(question), status, answer: answer === null ? null : short(answer) },
    })),
    history: history.slice(-MAX_HISTORY).map(({ content }) => short(content)),
    limits: {
      hard_deadline: limits.hardDeadline.toISOString(),
      budget_left: limits.budgetLeft,
      currency: limits.currency,
    },
  };
};

const charterOf = ({ charter }: ClaimContext): WorkBrief['charter'] =>
  charter === null
    ? null
    : {
        title: charter.title,
        brief: truncate(charter.brief, MAX_TEXT),
        goals: shorts(charter.goals),
        constraints: shorts(charter.constraints),
        success_criteria: shorts(charter.successCriteria),
      };
