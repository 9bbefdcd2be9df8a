import { contextFields } from '../../../approvals/approval-parts.ts';
import type { ApprovalService } from '../../../approvals/approval-service.ts';
import type { VisibleApproval } from '../../../approvals/decide/evidence.ts';
import type { CharterRecord } from '../../../charters/charter.entity.ts';
import type { CharterService } from '../../../charters/charter-service.ts';
import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import type { Actor } from '../../../foundation/kernel/actor.ts';
import { count } from '../../../foundation/kernel/text/text.ts';
import type { InboxService } from '../../../inbox/inbox-service.ts';
import type { CitedRecord, RetrievedFact } from '../../../llm/retrieved-fact.ts';
import { chooseAgent } from '../../../organisation/agents/choose-agent.ts';
import type { Organisation } from '../../../organisation/value/organisation.ts';
import type { PlanRecord } from '../../../plans/plan.entity.ts';
import type { PlanService } from '../../../plans/plan-service.ts';
import type { ProjectRecord } from '../../../projects/project.entity.ts';
import type { ProjectService } from '../../../projects/project-service.ts';
import { charterOutlook, delayOf, planOutlook, type WorkProspects } from '../../../tasks/execution/approved-work.ts';
import type { TaskExecution } from '../../../tasks/execution/execution-facts.ts';
import type { TaskService } from '../../../tasks/task-service.ts';
import { agentsWithRole } from '../../roster.ts';
import type { Query } from './query.ts';
import { cite, dateText, fact, listFact, orNull, toPlainLine } from './text.ts';

export interface EffectFacts {
  readonly inbox: InboxService;
  readonly approvals: ApprovalService;
  readonly charters: CharterService;
  readonly plans: PlanService;
  readonly projects: ProjectService;
  readonly tasks: TaskService;
  readonly uow: UnitOfWork;
  readonly taskExecution: TaskExecution;
}

/** A record whose approval the question may be about. */
type Candidate =
  | { readonly kind: 'approval'; readonly id: string; readonly title: string }
  | { readonly kind: 'charter'; readonly id: string; readonly title: string }
  | { readonly kind: 'plan'; readonly id: string; readonly title: string };

const STATUS_OF_WAITING = { approval: 'pending', charter: 'drafted', plan: 'pending_review' } as const;

/** The most items of an inbox whose titles are searched in the question. */
const MAX_SEARCHED = 100;

const titled = (
  kind: Candidate['kind'],
  record: { readonly id: string; readonly title: string } | null,
): Candidate[] => (record === null ? [] : [{ kind, id: record.id, title: record.title }]);

/** The records with one of the ids that the caller may read. */
const candidatesByIds = async ({ ids, actor }: Query, facts: EffectFacts): Promise<Candidate[]> => {
  const found: Candidate[] = [];
  for (const id of ids.slice(0, 3)) {
    const approval = await orNull(facts.approvals.get(id, actor));
    found.push(...titled('approval', approval?.approval ?? null));
    found.push(...titled('charter', await orNull(facts.charters.get(id, actor))));
    found.push(...titled('plan', await orNull(facts.plans.get(id))));
  }
  return found;
};

/** The decisions that wait for the caller. Other entries of the inbox have no effect to explain. */
const inboxOf = async (actor: Actor, { inbox }: EffectFacts): Promise<{ total: number; items: Candidate[] }> => {
  const { items, total } = await inbox.firstDecisions(actor, MAX_SEARCHED);
  return { total, items: items.map(({ id, title, subject: { kind } }) => ({ id, title, kind })) };
};

const citePlan = ({ id, title, status }: PlanRecord): CitedRecord => cite('plan', id, title, status);
const citeProject = ({ id, name, status }: ProjectRecord): CitedRecord => cite('project', id, name, status);
const citeCharter = ({ id, title, status }: CharterRecord): CitedRecord => cite('charter', id, title, status);

/** The fact that an approval has no effect because the record is already decided. */
const settled = (what: string, cited: CitedRecord): RetrievedFact =>
  fact(`Approving ${what} changes nothing: it is ${cited.status} already.`, cited);

const prospectsOf = ({ uow, taskExecution }: EffectFacts): Promise<WorkProspects> =>
  uow.read((em) => taskExecution.source.prospects(em));

/** What follows after the approval, and why it does not begin immediately. */
const outlook = (clause: string, prospects: WorkProspects): string[] =>
  [clause, delayOf(prospects) ?? []].flat().map(toPlainLine);

/** The effect of approving a plan: its items as tasks, each owned by the first holder of its role. */
const planEffect = async (query: Query, facts: EffectFacts, plan: PlanRecord): Promise<RetrievedFact> => {
  if (plan.status !== 'pending_review') return settled(`the plan "${plan.title}"`, citePlan(plan));
  const project = await facts.projects.get(plan.projectId);
  const titles = new Map(plan.items.map(({ id, title }) => [id, title]));
  const ownerOf = (role: string | null): string => {
    if (role === null) return 'no owner';
    const [holder] = agentsWithRole(query.organisation.agents, role);
    return holder === undefined ? `no owner, for nobody is ${role}` : `${holder.name}, ${role}`;
  };
  const lines = plan.items.map(({ title, owner_role, depends_on }) => {
    const after = depends_on.flatMap((id) => titles.get(id) ?? []).join(', ');
    return toPlainLine(`${title} (${ownerOf(owner_role)}${after === '' ? '' : `, after ${after}`})`);
  });
  const starts = project.status === 'planning' ? ', which becomes active' : '';
  const title = `Approving the plan "${plan.title}" makes ${count(plan.items.length, 'task')} in the project ${project.name}${starts}:`;
  const prospects = await prospectsOf(facts);
  const all = [...lines, ...outlook(planOutlook(prospects), prospects)];
  return { ...fact(title, citePlan(plan), citeProject(project)), lines: all };
};

/** The effect of approving a charter: a project, a committed amount, and a task for an agent. */
const charterEffect = async (query: Query, facts: EffectFacts, charter: CharterRecord): Promise<RetrievedFact> => {
  const { envelope, projectId, proposedProjectName } = charter;
  if (charter.status !== 'drafted') return settled(`the charter "${charter.title}"`, citeCharter(charter));
  const project = projectId == null ? null : await orNull(facts.projects.get(projectId));
  const agent = chooseAgent(query.organisation.agents, project?.lead ?? null);
  const deadline = envelope.deadline === null ? 'no deadline' : `due ${envelope.deadline.slice(0, 10)}`;
  const where =
    projectId == null ? `a new project "${proposedProjectName}"` : `the project "${project?.name ?? 'that was named'}"`;
  const cited = [citeCharter(charter), ...(project === null ? [] : [citeProject(project)])];
  const prospects = await prospectsOf(facts);
  return {
    ...fact(`Approving the charter "${charter.title}" starts a run:`, ...cited),
    lines: [
      toPlainLine(
        `it belongs to ${where}${projectId != null && project === null ? ', which does not exist: the approval will be refused' : ''}`,
      ),
      `${envelope.amount} ${envelope.currency} are committed, ${deadline}`,
      toPlainLine(`one task "${charter.title}" goes to ${agent === null ? 'nobody' : `${agent.name}, ${agent.role}`}`),
      ...outlook(charterOutlook(prospects, envelope), prospects),
    ],
  };
};

/** The arguments as JSON, with the names of agents and departments instead of their ids. */
const argumentsText = (
  toolArguments: Readonly<Record<string, unknown>>,
  { agents, departments }: Organisation,
): string => {
  const names = new Map([...agents, ...departments].map(({ id, name }) => [id, name]));
  return JSON.stringify(toolArguments, (_key, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  );
};

const toolLines = ({ evidence }: VisibleApproval, organisation: Organisation): string[] => {
  const { agentName, toolName, toolArguments } = contextFields.fromJson(evidence.context);
  if (toolName === null)
    return ['what was asked for is carried out; its details are for those who decide and who asked'];
  const args = toolArguments === null ? 'without arguments' : `with ${argumentsText(toolArguments, organisation)}`;
  return [toPlainLine(`${agentName ?? 'the agent'} runs the tool ${toolName} ${args}`)];
};

const taskLine = async ({ tasks }: EffectFacts, taskId: string | null): Promise<string> => {
  const view = taskId === null ? null : await orNull(tasks.get(taskId));
  if (view === null) return 'the decision is kept; nothing else changes';
  const { task } = view;
  if (task.status !== 'in_review') return `the task "${task.title}" stays ${task.status}: it is not in review`;
  return `the task "${task.title}" becomes completed; a rejection sends it back to in_progress`;
};

const inviteLine = ({ evidence }: VisibleApproval): string => {
  const { agentName } = contextFields.fromJson(evidence.context);
  return agentName === null
    ? 'an agent joins the group; who it is only those see who decide or asked'
    : `${agentName} is seated in the group`;
};

const approvalLines = async (
  { organisation }: Query,
  facts: EffectFacts,
  shown: VisibleApproval,
): Promise<string[]> => {
  const { source, taskId } = shown.approval;
  if (source === 'parked_context') return toolLines(shown, organisation);
  if (source === 'conversational_invite') return [inviteLine(shown)];
  return [await taskLine(facts, taskId ?? null)];
};

const approvalEffect = async (query: Query, facts: EffectFacts, id: string): Promise<RetrievedFact> => {
  const shown = await facts.approvals.get(id, query.actor);
  const { title, status, riskLevel, expiresAt } = shown.approval;
  const cited = cite('approval', id, title, status);
  if (status !== 'pending') return settled(`"${title}"`, cited);
  const plan = shown.approval.source === 'plan_review' ? await facts.plans.ofApproval(id) : null;
  if (plan !== null) return planEffect(query, facts, plan);
  const until = expiresAt == null ? 'no expiry' : `expires ${dateText(expiresAt)}`;
  return {
    ...fact(`Approving "${title}" (risk ${riskLevel}, ${until}):`, cited),
    lines: (await approvalLines(query, facts, shown)).map(toPlainLine),
  };
};

const effectOf = async (query: Query, facts: EffectFacts, { kind, id }: Candidate): Promise<RetrievedFact> => {
  if (kind === 'charter') return charterEffect(query, facts, await facts.charters.get(id, query.actor));
  if (kind === 'plan') return planEffect(query, facts, await facts.plans.get(id));
  return approvalEffect(query, facts, id);
};

/**
 * The effect of an approval (spec/rules/chat.md#effect-of-an-approval): for the records named by id or by their title in the
 * caller's inbox, or for the only item of the inbox. Several items are listed.
 */
export const approvalEffects = async (query: Query, facts: EffectFacts): Promise<RetrievedFact[]> => {
  const { total, items } = await inboxOf(query.actor, facts);
  const named = [...(await candidatesByIds(query, facts)), ...items.filter(({ title }) => query.isNamed(title))];
  const meant = named.length > 0 ? named : total === 1 ? items : [];
  const once = [...new Map(meant.map((one) => [one.id, one])).values()];
  if (once.length > 0) return Promise.all(once.slice(0, 3).map((one) => effectOf(query, facts, one)));
  if (total === 0) return [fact('Nothing waits for your decision.')];
  return [
    listFact(
      'Name one of what waits for your decision, by its title',
      { total, items: items.slice(0, query.limit) },
      {
        line: ({ kind, title: name }) => `${name} (${kind})`,
        cite: ({ kind, id, title: name }) => [cite(kind, id, name, STATUS_OF_WAITING[kind])],
      },
    ),
  ];
};
