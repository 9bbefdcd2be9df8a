import type { EntityManager } from '@mikro-orm/postgresql';
import { hasGuard } from '../../auth/credentials/permissions.ts';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../foundation/errors/errors.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { parseUuid } from '../../foundation/kernel/ids.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import { DEFAULT_COMPANY_NAME } from '../../organisation/value/organisation.ts';
import { findProject } from '../../projects/project-service.ts';
import { findTask } from '../../tasks/find-task.ts';
import type { RunReference, ServerEndings } from '../endings/server-endings.ts';
import type { PausedObject, PauseMode, PauseRequest } from './pause.ts';
import { countOtherPauses, deletePause, savePause } from './pause-rows.ts';
import { SELECT_RUNS_TO_DRAIN } from './statements.ts';

/** Every claim compares tasks with all pauses, so there must be few. */
const MAX_PAUSES = 1000;

/** An object that exists and can be paused. */
interface NamedObject extends PausedObject {
  readonly name: string;
}

interface PauseServiceDeps {
  readonly uow: UnitOfWork;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly changes: Pick<OrganisationChanges, 'readIn'>;
  readonly endings: Pick<ServerEndings, 'requestStop'>;
  /** Called after the commit of every change. */
  readonly onChange: () => void;
}

/** Pauses the company, projects, agents and tasks (spec/rules/work.md#pauses). Claims read the pauses (claims/statements.ts). */
export class PauseService {
  readonly #deps: PauseServiceDeps;

  constructor(deps: PauseServiceDeps) {
    this.#deps = deps;
  }

  /**
   * Pauses a scope, or replaces mode and reason of its pause; does nothing if both are the same. Throws Forbidden, ValidationFailed, NotFound, or
   * Conflict for too many pauses.
   */
  async pause(request: PauseRequest, actor: Actor): Promise<void> {
    requireScope(request, actor);
    await this.#deps.uow.write(async (em) => {
      const object = await this.#objectOf(em, request);
      if ((await countOtherPauses(em, object)) >= MAX_PAUSES)
        throw new Conflict(`${MAX_PAUSES} scopes are paused; resume some of them first`);
      const { mode, reason } = request;
      if (!(await savePause(em, { ...object, mode, reason }, actor.userId))) return;
      if (mode === 'drain') await this.#drain(em);
      this.#note(em, 'work.paused', object, { mode, reason }, actor);
    });
  }

  /** Ends the pause of a scope; does nothing if it is not paused. Throws Forbidden, ValidationFailed or NotFound. */
  async resume(request: PauseRequest, actor: Actor): Promise<void> {
    requireScope(request, actor);
    await this.#deps.uow.write(async (em) => {
      const object = await this.#objectOf(em, request);
      const mode = await deletePause(em, object);
      if (mode !== null) this.#note(em, 'work.resumed', object, { mode, reason: request.reason }, actor);
    });
  }

  /**
   * Asks running runs to stop if their scope is paused with the mode drain, or if their project has ended. `pause` and the end of a project miss
   * the runs that are claimed at the same time, and those that another transaction has locked.
   */
  async sweep(): Promise<void> {
    const { uow } = this.#deps;
    const missed = await uow.read((em) => readPrepared<RunReference>(em, SELECT_RUNS_TO_DRAIN));
    if (missed.length > 0) await uow.write((em) => this.#drain(em));
  }

  async #drain(em: EntityManager): Promise<void> {
    const runs = await readPrepared<RunReference>(em, SELECT_RUNS_TO_DRAIN);
    this.#deps.endings.requestStop(em, runs, 'paused');
  }

  #note(
    em: EntityManager,
    action: 'work.paused' | 'work.resumed',
    { scope, id, name }: NamedObject,
    { mode, reason }: { readonly mode: PauseMode; readonly reason: string },
    actor: Actor,
  ): void {
    const { uow, outbox, audit, onChange } = this.#deps;
    outbox.publish(em, { type: action, channel: 'work', payload: { scope, id, mode } });
    const target = { targetType: scope, targetId: id ?? 'default', targetName: name };
    audit.record(em, { action, actorId: actor.userId, ...target, reason: reason || null, details: { mode } });
    uow.afterCommit(onChange);
  }

  /** The object of a scope. Throws NotFound. */
  async #objectOf(em: EntityManager, { scope, id }: PausedObject): Promise<NamedObject> {
    if (scope === 'project') {
      const project = await findProject(em, id ?? '');
      return { scope, id: project.id, name: project.name };
    }
    if (scope === 'task') {
      const task = await findTask(em, id ?? '');
      return { scope, id: task.id, name: task.title };
    }
    const { agents, company } = (await this.#deps.changes.readIn(em)).organisation;
    if (scope === 'company') return { scope, id: null, name: company.name ?? DEFAULT_COMPANY_NAME };
    const agentId = parseUuid(id ?? '');
    const agent = agents.find((candidate) => candidate.id === agentId);
    if (agent === undefined) throw new NotFound('The agent does not exist');
    return { scope, id: agent.id, name: agent.name };
  }
}

/** Throws Forbidden for the company unless the caller has the guard `lead`, and ValidationFailed if the id does not fit the scope. */
const requireScope = ({ scope, id }: PausedObject, actor: Actor): void => {
  if (scope === 'company' && !hasGuard(actor, 'lead'))
    throw new Forbidden('Only the CEO and managers can pause and resume the company');
  if ((scope === 'company') !== (id === null))
    throw new ValidationFailed(
      scope === 'company' ? 'id must be null if the scope is company' : `id is required; send the id of the ${scope}`,
    );
};
