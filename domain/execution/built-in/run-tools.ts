import type { PendingCall } from '../../acting/act-run.ts';
import type { OwnTools } from '../../acting/loop-script.ts';
import { RequestInvalid } from '../../foundation/errors/errors.ts';
import type { JsonObject } from '../../foundation/kernel/json/canonical-json.ts';
import type { ToolDefinition } from '../../llm/provider.ts';
import type { JsonSchema } from '../../llm/schemas/reply-schemas.ts';
import type { Tool, ToolResult } from '../../tools/tool.ts';
import type { ToolRuns } from '../../tools/tool-runs.ts';
import type { RunClaim } from '../claims/claim.ts';
import type { RunInput } from '../inputs/run-input.ts';
import { clean } from '../steps/step-rows.ts';
import { BUILT_IN_ACTOR } from '../workers/built-in-actor.ts';

/** The tools of every run, whatever the role of its agent allows. */
const NAMES = ['artifacts.put', 'artifacts.get', 'work.request_input', 'work.finish'] as const;
type RunToolName = (typeof NAMES)[number];

const isRunTool = (name: string | null): name is RunToolName => NAMES.some((known) => known === name);

/** What the worker knows, so that a model can neither see nor choose it. */
const HIDDEN = ['run_id', 'lease_token'];
/** Arguments with only one value here: the task waits for the reply, and for as long as it takes. */
const FIXED = ['wait', 'ttl_seconds'];

const definitionOf = ({ wireName: name, description, parameters }: Tool): ToolDefinition => {
  const { properties, required, ...schema } = parameters as JsonSchema & {
    readonly properties: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
  const isShown = (field: string): boolean => ![...HIDDEN, ...FIXED].includes(field);
  const shown = Object.fromEntries(Object.entries(properties).filter(([field]) => isShown(field)));
  return {
    name,
    description,
    parameters: { ...schema, properties: shown, required: (required ?? []).filter(isShown) },
  };
};

/** The maximum length of a stored question in characters. */
const MAX_QUESTION = 4096;

type RunEndCall = 'work.finish' | 'work.request_input';

/** The tools with which a run delivers, asks and ends: those of workers that are MCP clients, for this run. */
export class RunTools implements OwnTools {
  readonly definitions: readonly ToolDefinition[];
  readonly #tools: ToolRuns;
  readonly #claim: RunClaim;
  #endedBy: RunEndCall | null = null;

  constructor(tools: ToolRuns, claim: RunClaim) {
    this.#tools = tools;
    this.#claim = claim;
    this.definitions = NAMES.map((name) => definitionOf(this.#tool(name)));
  }

  /** The call that ended the run; null if none did. */
  get endedBy(): RunEndCall | null {
    return this.#endedBy;
  }

  has(name: string | null): boolean {
    return isRunTool(name);
  }

  /** Does not throw for a call that fails: the model gets its error. */
  async run({ tool: name, given }: PendingCall, signal: AbortSignal): Promise<ToolResult | 'ended'> {
    if (!isRunTool(name)) throw new Error(`${name} is not a tool of runs`);
    const tool = this.#tool(name);
    const answered = name === 'work.request_input' ? this.#answered(given) : null;
    if (answered !== null) return { isError: false, data: answered };
    const checked = this.#check(tool, given);
    if ('isError' in checked) return checked;
    const result = await this.#tools.run({
      tool,
      args: checked.args,
      actor: BUILT_IN_ACTOR,
      agentId: this.#claim.run.agentId,
      signal,
    });
    if (result.isError || (name !== 'work.finish' && name !== 'work.request_input')) return result;
    this.#endedBy = name;
    return 'ended';
  }

  #check(
    tool: Tool,
    given: JsonObject | null,
  ): { readonly args: JsonObject } | (ToolResult & { readonly isError: true }) {
    try {
      if (given === null)
        throw new RequestInvalid('The arguments must be a JSON object within the limits of size and depth');
      const known = [...HIDDEN, ...FIXED].find((field) => field in given);
      if (known !== undefined) throw new RequestInvalid(`arguments /${known}: is not a known field`);
      const { run, leaseToken } = this.#claim;
      const { properties } = tool.parameters as { readonly properties: Readonly<Record<string, unknown>> };
      const hidden = { run_id: run.id, lease_token: leaseToken };
      const own = Object.fromEntries(Object.entries(hidden).filter(([field]) => field in properties));
      return { args: this.#tools.check(tool, { ...given, ...own }) };
    } catch (thrown) {
      return { isError: true, failure: this.#tools.failureOf(thrown) };
    }
  }

  /** The reply to a question that an earlier run of the task asked and was released for; null if it was not asked. */
  #answered(given: JsonObject | null): JsonObject | null {
    const question = clean(String(given?.question ?? ''), MAX_QUESTION);
    const input = this.#claim.context.inputs.findLast((known: RunInput) => known.question === question);
    if (input === undefined || input.status === 'pending') return null;
    return { status: input.status, answer: input.answer, decided_by: input.decidedBy };
  }

  #tool(name: RunToolName): Tool {
    const tool = this.#tools.find(name);
    if (tool === null) throw new Error(`the tool ${name} does not exist`);
    return tool;
  }
}
