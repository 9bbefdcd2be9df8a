import type { WorkBrief } from './work-brief.ts';

/** What a reviewing agent knows about a run, as its prompt contains it in JSON. All texts in it are untrusted. */
export interface ReviewBrief {
  readonly task: Pick<WorkBrief['task'], 'title' | 'description' | 'criteria'>;
  readonly summary: string;
  /** The report on each criterion, by its position. */
  readonly report: readonly {
    readonly index: number;
    readonly met: boolean;
    readonly evidence: string;
    /** The name of the artifact that is the evidence; null without one. */
    readonly artifact: string | null;
  }[];
  /** `text` is null for content that is not text, or too long. */
  readonly artifacts: readonly { readonly name: string; readonly size: number; readonly text: string | null }[];
}
