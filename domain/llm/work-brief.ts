/** An artifact as a brief names it. */
export interface BriefArtifact {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** What an agent knows about its task, as the prompt of a run contains it in JSON. All texts in it are untrusted. */
export interface WorkBrief {
  readonly task: {
    readonly title: string;
    readonly description: string;
    readonly type: string;
    readonly priority: string;
    readonly deadline: string | null;
    /** The acceptance criteria; a report refers to them by their position. */
    readonly criteria: readonly string[];
    /** Names or patterns such as `*.md`. */
    readonly expected_artifacts: readonly string[];
  };
  readonly company: string;
  readonly project: { readonly name: string; readonly description: string } | null;
  readonly charter: {
    readonly title: string;
    readonly brief: string;
    readonly goals: readonly string[];
    readonly constraints: readonly string[];
    readonly success_criteria: readonly string[];
  } | null;
  readonly parent: { readonly title: string; readonly description: string } | null;
  readonly dependencies: readonly {
    readonly title: string;
    readonly summary: string;
    readonly artifacts: readonly BriefArtifact[];
  }[];
  /** Artifacts of earlier runs of the task. */
  readonly artifacts: readonly BriefArtifact[];
  /** Reviews of earlier runs, newest first. */
  readonly feedback: readonly {
    readonly verdict: string;
    readonly comment: string;
    readonly criteria: readonly { readonly index: number; readonly verdict: string; readonly reason: string }[];
  }[];
  /** Earlier questions to people, oldest first. */
  readonly inputs: readonly {
    readonly question: string;
    readonly status: string;
    readonly answer: string | null;
  }[];
  /** Messages of earlier runs, oldest first. */
  readonly history: readonly string[];
  readonly limits: {
    readonly hard_deadline: string;
    /** In `currency`; null without a cap. */
    readonly budget_left: number | null;
    readonly currency: string;
  };
}
