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
import type { Tool, ToolTag } from '../tools/tool.ts';
import { type ToolRuns, tagOf } from '../tools/tool-runs.ts';
import type { OrganisationReader } from '../voices/agent-voice.ts';
import { isWithin, parks } from './autonomy.ts';
import type { PendingCall } from './run.ts';

export interface CallDeps {
  readonly uow: UnitOfWork;
  readonly changes: OrganisationReader;
  readonly tools: ToolRuns;
  readonly principals: Principals;
}

/** Whose call it is. */
export interface Seat {
  readonly principal: Principal;
  readonly agentId: string;
}

/** What is to become of a call. One that is refused, for rights or because nobody is there, is recorded as such and never runs. */
export type Judgement =
  | { readonly kind: 'bad'; readonly thrown: unknown }
  | { readonly kind: 'refused'; readonly thrown: unknown; readonly tool: Tool; readonly args: JsonObject }
  | { readonly kind: 'parked'; readonly tool: Tool; readonly tag: ToolTag; readonly given: JsonObject }
  | { readonly kind: 'permitted'; readonly tool: Tool; readonly args: JsonObject; readonly actor: Actor };

/**
 * What becomes of a call of a model (spec/rules/acting.md#calls): it is looked at with the agent, the autonomy and the rights of this
 * moment.
 */
export class ActCalls {
  readonly #deps: CallDeps;

  constructor(deps: CallDeps) {
    this.#deps = deps;
  }

  /** The tools that the agent sees: those its role names of those the person may use. */
  async visibleTo({ principal, agentId }: Seat): Promise<readonly Tool[]> {
    const { tools, principals } = this.#deps;
    const found = await this.#find(agentId);
    const actor = await principals.present(principal);
    if (found === null || actor === null) return [];
    return tools.usableBy(actor).filter((tool) => isWithin(found.toolAccess, tool));
  }

  /**
   * `isApproved`: a person has consented to the call, so autonomy is not asked, and what is no refusal is thrown: a consent is not
   * used up by a database that is away. Of another call that is what it came to.
   */
  async judge({ tool: name, shownName, given }: PendingCall, seat: Seat, isApproved: boolean): Promise<Judgement> {
    try {
      const tool = name === null ? null : this.#deps.tools.find(name);
      if (tool === null) throw new NotFound(`The tool ${shownName} does not exist`);
      if (given === null)
        throw new RequestInvalid('The arguments must be a JSON object within the limits of size and depth');
      return await this.#judgeSound(tool, given, seat, isApproved);
    } catch (thrown) {
      if (isApproved && !isClientError(thrown)) throw thrown;
      return { kind: 'bad', thrown };
    }
  }

  async #judgeSound(tool: Tool, given: JsonObject, seat: Seat, isApproved: boolean): Promise<Judgement> {
    const args = this.#deps.tools.check(tool, given);
    try {
      const { organisation, agent, actor } = await this.#present(tool, seat);
      await this.#deps.tools.permit(tool, args, actor);
      // A default that was filled in sets nothing.
      const tag = tagOf(tool, given);
      if (!isApproved && parks(autonomyIn(organisation)(agent), tag)) return { kind: 'parked', tool, tag, given };
      return { kind: 'permitted', tool, args, actor };
    } catch (thrown) {
      if (isClientError(thrown)) return { kind: 'refused', thrown, tool, args };
      throw thrown;
    }
  }

  /** Throws NotFound or Forbidden for an agent, account or key that is gone, and for a tool the agent's role does not have. */
  async #present(tool: Tool, { principal, agentId }: Seat) {
    const found = await this.#find(agentId);
    if (found === null) throw new NotFound('The agent was deleted');
    if (!isWithin(found.toolAccess, tool)) throw new Forbidden('The role of the agent does not have this tool');
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
