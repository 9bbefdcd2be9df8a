import type { EntityManager } from '@mikro-orm/postgresql';

/** An artifact as claims and reviews show it. */
export interface ArtifactSummary {
  readonly id: string;
  readonly runId: string;
  readonly taskId: string;
  readonly name: string;
  readonly size: number;
  readonly isAccepted: boolean;
}

/** Reads and accepts the artifacts of runs, for the other parts of the execution. */
export interface RunArtifacts {
  /** The artifacts of these runs, oldest first. */
  ofRuns(em: EntityManager, runIds: readonly string[]): Promise<readonly ArtifactSummary[]>;
  /** The artifacts of all runs of these tasks, oldest first. */
  ofTasks(em: EntityManager, taskIds: readonly string[]): Promise<readonly ArtifactSummary[]>;
  /** Accepts the artifacts of a run whose review passed. */
  accept(em: EntityManager, runId: string): Promise<void>;
}

/** Whether an artifact has an expected name: the name itself, or a pattern such as `*.md`. */
export const isExpectedName = (expected: string, name: string): boolean =>
  expected.startsWith('*') ? name.endsWith(expected.slice(1)) && name.length >= expected.length : name === expected;

/** The newest artifact of each name. */
export const newestOf = (artifacts: readonly ArtifactSummary[]): readonly ArtifactSummary[] => [
  ...new Map(artifacts.map((artifact) => [artifact.name, artifact])).values(),
];
