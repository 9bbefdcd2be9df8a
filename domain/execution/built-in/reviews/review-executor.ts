import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import { isClientError } from '../../../foundation/errors/client-error.ts';
import { BudgetExhausted, ProviderFailed } from '../../../foundation/errors/errors.ts';
import type { SampledWarning } from '../../../foundation/kernel/sampled-warning.ts';
import { truncate } from '../../../foundation/kernel/text/text.ts';
import type { ReviewBrief } from '../../../llm/review-brief.ts';
import type { OrganisationChanges } from '../../../organisation/changes/organisation-changes.ts';
import { loadPersona } from '../../../personas/agent-persona.ts';
import type { ArtifactService } from '../../artifacts/artifact-service.ts';
import type { ReviewClaim } from '../../reviews/agent-reviews.ts';
import type { AgentVerdicts } from '../../reviews/agent-verdicts.ts';
import type { RunFailure } from '../../runs/run.entity.ts';
import { type ArtifactSummary, newestOf, type RunArtifacts } from '../../runs/run-artifacts.ts';
import { spendingSubjectOf } from '../../spending/run-budgets.ts';
import { readTaskCapsById } from '../../spending/task-caps.ts';
import { LeaseLost, type RunLease, RunStopped } from '../run-lease.ts';
import { type StructuredStepDeps, structuredStep } from '../structured-step.ts';
import { reviewPrompt } from './review-prompt.ts';

/** The text of all artifacts in a prompt, in bytes. */
const MAX_ARTIFACT_BYTES = 64 * 1024;
const MAX_DESCRIPTION = 16_000;

export interface ReviewExecutorDeps extends StructuredStepDeps {
  readonly uow: UnitOfWork;
  readonly changes: Pick<OrganisationChanges, 'read'>;
  readonly artifacts: RunArtifacts;
  readonly artifactService: Pick<ArtifactService, 'content'>;
  readonly verdicts: AgentVerdicts;
  readonly warning: SampledWarning;
}

/** Executes the review of a run by an agent: one structured model call (spec/rules/work.md#reviewing-agents). */
export class ReviewExecutor {
  readonly #deps: ReviewExecutorDeps;

  constructor(deps: ReviewExecutorDeps) {
    this.#deps = deps;
  }

  /** Never throws. A review whose end cannot be stored expires with its lease, and is repeated. */
  async execute(claim: ReviewClaim, lease: RunLease): Promise<void> {
    lease.keep();
    try {
      await this.#review(claim, lease).catch((error: unknown) => this.#fail(claim, lease, error));
    } catch (error) {
      this.#deps.warning.say(`review ${claim.run.id}: its end cannot be stored, so it expires: ${String(error)}`);
    } finally {
      await lease.close();
    }
  }

  async #review(claim: ReviewClaim, lease: RunLease): Promise<void> {
    const { verdicts, uow, changes } = this.#deps;
    const { reviewer, task } = claim;
    const [{ organisation }, caps, brief] = await Promise.all([
      changes.read(),
      uow.read((em) => readTaskCapsById(em, task.id)),
      this.#briefOf(claim),
    ]);
    const subject = spendingSubjectOf(organisation, reviewer.id, caps);
    const persona = { ...(await loadPersona(uow, reviewer, subject.departmentId ?? null)), subject };
    const messages = reviewPrompt(persona, brief);
    const reply = await structuredStep(this.#deps, lease, { key: 'review', schema: 'run_review', messages, persona });
    await verdicts.settle(claim, lease.call, reply);
  }

  async #fail(claim: ReviewClaim, lease: RunLease, error: unknown): Promise<void> {
    const { verdicts, warning } = this.#deps;
    const cause = lease.signal.aborted ? lease.signal.reason : error;
    // Another process has the review, or a person has decided.
    if (cause instanceof LeaseLost) return;
    if (cause instanceof RunStopped) return verdicts.release(claim, lease.call, cause.reason === 'cancelled');
    if (isClientError(cause) && !(cause instanceof BudgetExhausted) && !(cause instanceof ProviderFailed)) return;
    const failure = failureOf(cause);
    if (failure.kind === 'unknown') warning.say(`review ${claim.run.id} failed: ${String(cause)}`);
    await verdicts.fail(claim, lease.call, failure);
  }

  async #briefOf({ task, reviewed }: ReviewClaim): Promise<ReviewBrief> {
    const { uow, artifacts } = this.#deps;
    const delivered = newestOf(await uow.read((em) => artifacts.ofRuns(em, [reviewed.id])));
    const nameOf = new Map(delivered.map(({ id, name }) => [id, name]));
    return {
      task: {
        title: task.title,
        description: truncate(task.description, MAX_DESCRIPTION),
        criteria: task.acceptanceCriteria.map(({ description }) => description),
      },
      summary: reviewed.summary,
      report: reviewed.criteria.map(({ index, met, evidence, artifact_id: id }) => ({
        ...{ index, met, evidence, artifact: nameOf.get(id ?? '') ?? null },
      })),
      artifacts: await this.#textsOf(delivered),
    };
  }

  /** The texts of artifacts. What exceeds the limit of all of them together is cut. */
  async #textsOf(delivered: readonly ArtifactSummary[]): Promise<ReviewBrief['artifacts']> {
    let left = MAX_ARTIFACT_BYTES;
    const texts: ReviewBrief['artifacts'][number][] = [];
    for (const { id, name, size } of delivered) {
      const text = await this.#textOf(id, Math.min(size, left));
      if (text !== null) left -= Math.min(size, left);
      texts.push({ name, size, text });
    }
    return texts;
  }

  /** The first bytes of an artifact as text; null if they are not text. */
  async #textOf(artifactId: string, bytes: number): Promise<string | null> {
    if (bytes === 0) return '';
    const { read } = await this.#deps.artifactService.content(artifactId);
    const pieces: Buffer[] = [];
    for await (const piece of read({ first: 0, last: bytes - 1 })) pieces.push(piece);
    try {
      // A stream may end within a character.
      return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces), { stream: true });
    } catch {
      return null;
    }
  }
}

const failureOf = (cause: unknown): RunFailure => {
  // Without a budget no attempt can succeed, so a person decides.
  if (cause instanceof BudgetExhausted) return { kind: 'budget', message: cause.detail, retryable: false };
  if (cause instanceof ProviderFailed) return { kind: 'provider', message: cause.detail, retryable: true };
  return { kind: 'unknown', message: 'An internal error ended the review', retryable: true };
};
