import type { Principal, Principals } from '../auth/credentials/principals.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { isClientError } from '../foundation/errors/client-error.ts';
import { Forbidden, NotFound, RequestInvalid } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import { findRole } from '../organisation/roles/role-rows.ts';
import type { Agent } from '../organisation/value/agent.ts';
import { autonomyIn } from '../organisation/value/autonomy.ts';
import type { Organisation } from '../organisation/value/organisation.ts';
import type { OrganisationReader } from '../personas/agent-persona.ts';
import type { Tool, ToolTag } from '../tools/tool.ts';
import { effectiveTagOf, type ToolRuns } from '../tools/tool-runs.ts';
import type { PendingCall } from './act-run.ts';
import { isToolAllowed, requiresApproval } from './autonomy.ts';
import { isForbiddenInRuns, requireAllowedInRun } from './calls-of-runs.ts';

export interface CallDeps {
  readonly uow: UnitOfWork;
  readonly changes: OrganisationReader;
  readonly tools: ToolRuns;
  readonly principals: Principals;
}

/** The agent and the principal it acts for. */
export interface CallOwner {
  readonly principal: Principal;
  readonly agentId: string;
  /** The task of the run; null in a conversation. */
  readonly taskId: string | null;
}

/**
 * How a call is handled. A refused call (no permission, or the agent or account was deleted) is recorded but never
 * runs.
 */
export type CallCheck =
  | { readonly kind: 'invalid'; readonly thrown: unknown }
  | { readonly kind: 'refused'; readonly thrown: unknown; readonly tool: Tool; readonly args: JsonObject }
  | { readonly kind: 'parked'; readonly tool: Tool; readonly tag: ToolTag; readonly given: JsonObject }
  | { readonly kind: 'permitted'; readonly tool: Tool; readonly args: JsonObject; readonly actor: Actor };

/** Checks the calls of a model against the current agent, autonomy and permissions (spec/rules/acting.md#calls). */
export class ActCalls {
  readonly #deps: CallDeps;

  constructor(deps: CallDeps) {
    this.#deps = deps;
  }

  /** The tools that both the role of the agent and the permissions of the principal allow. */
  async visibleTo({ principal, agentId, taskId }: CallOwner): Promise<readonly Tool[]> {
    const { tools, principals } = this.#deps;
    const found = await this.#find(agentId);
    const actor = await principals.present(principal);
    if (found === null || actor === null) return [];
    const usable = tools.usableBy(actor).filter((tool) => isToolAllowed(found.toolAccess, tool));
    return taskId === null ? usable : usable.filter((tool) => !isForbiddenInRuns(tool));
  }

  /**
   * With `isApproved` a person approved the call: autonomy is not checked, and temporary failures are thrown, so that
   * an unavailable database does not consume the approval. For other calls these failures result in kind `invalid`.
   */
  async check(
    { tool: name, shownName, given }: PendingCall,
    owner: CallOwner,
    isApproved: boolean,
  ): Promise<CallCheck> {
    try {
      const tool = name === null ? null : this.#deps.tools.find(name);
      if (tool === null) throw new NotFound(`The tool ${shownName} does not exist`);
      if (given === null)
        throw new RequestInvalid('The arguments must be a JSON object within the limits of size and depth');
      return await this.#checkValid(tool, given, owner, isApproved);
    } catch (thrown) {
      if (isApproved && !isClientError(thrown)) throw thrown;
      return { kind: 'invalid', thrown };
    }
  }

  async #checkValid(tool: Tool, given: JsonObject, owner: CallOwner, isApproved: boolean): Promise<CallCheck> {
    const args = this.#deps.tools.check(tool, given);
    try {
      const { organisation, agent, actor } = await this.#present(tool, owner);
      if (owner.taskId !== null) requireAllowedInRun(tool, given);
      await this.#deps.tools.permit(tool, args, actor);
      // Uses the arguments as given: a default that was filled in changes nothing.
      const tag = effectiveTagOf(tool, given);
      if (!isApproved && requiresApproval(autonomyIn(organisation)(agent), tag))
        return { kind: 'parked', tool, tag, given };
      return { kind: 'permitted', tool, args, actor };
    } catch (thrown) {
      if (isClientError(thrown)) return { kind: 'refused', thrown, tool, args };
      throw thrown;
    }
  }

  /**
   * Throws NotFound or Forbidden if the agent, account or key was deleted, or the role of the agent does not have the
   * tool.
   */
  async #present(tool: Tool, { principal, agentId }: CallOwner) {
    const found = await this.#find(agentId);
    if (found === null) throw new NotFound('The agent was deleted');
    if (!isToolAllowed(found.toolAccess, tool)) throw new Forbidden('The role of the agent does not have this tool');
    const actor = await this.#deps.principals.present(principal);
    if (actor === null) throw new Forbidden('The requester no longer has access');
    return { ...found, actor };
  }

  async #find(
    agentId: string,
  ): Promise<{ organisation: Organisation; agent: Agent; toolAccess: readonly string[] } | null> {
    const { organisation } = await this.#deps.changes.read();
    const agent = organisation.agents.find(({ id }) => id === agentId);
    if (agent === undefined) return null;
    const role = await this.#deps.uow.read((em) => findRole(em, agent.role));
    return { organisation, agent, toolAccess: role?.toolAccess ?? [] };
  }
}
