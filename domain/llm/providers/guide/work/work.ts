import type { JsonObject } from '../../../../foundation/kernel/json/canonical-json.ts';
import { truncate } from '../../../../foundation/kernel/text/text.ts';
import type { ToolCall } from '../../../provider.ts';
import type { BriefArtifact, WorkBrief } from '../../../work-brief.ts';
import type { GuidePrompt } from '../prompt.ts';
import type { ToolOutput } from '../subjects.ts';
import { documentOf, workSummary } from './document.ts';

const MAX_NAME = 120;
const MAX_MESSAGE = 500;
const FILE = /\.(?:md|markdown|txt)$/i;
/** Expected artifacts can be patterns such as `*.md`. */
const ANY_NAME = /^\*\./;

const call = (index: number, name: string, args: JsonObject): ToolCall => ({
  ...{ id: `guide_${index}`, name, argumentsText: JSON.stringify(args), arguments: args },
});

/** The title as the name of a file. */
const fileName = (title: string, extension: string): string => {
  const stem = title
    .replace(/[/\\\p{C}]/gu, ' ')
    .split(/\s+/)
    .join(' ')
    .replace(/^[.\s]+/, '')
    .trim();
  return `${truncate(stem, MAX_NAME).trim() || 'task'}${extension}`;
};

/** The names of the files to deliver; null if the guide cannot write one of them. */
const fileNames = ({ task }: WorkBrief): readonly string[] | null => {
  const { title, expected_artifacts: expected } = task;
  if (expected.length === 0) return [fileName(title, '.md')];
  if (expected.some((name) => !FILE.test(name))) return null;
  return [...new Set(expected.map((name) => (ANY_NAME.test(name) ? fileName(title, name.slice(1)) : name)))];
};

const failure = (kind: string, message: string, retryable: boolean): readonly ToolCall[] => [
  call(0, 'work_finish', { outcome: 'failed', failure: { kind, message: truncate(message, MAX_MESSAGE), retryable } }),
];

const deliveredIn = ({ isError, toolName, text }: ToolOutput): BriefArtifact[] => {
  if (isError || toolName !== 'artifacts.put') return [];
  try {
    const { id, name, size } = JSON.parse(text) as Partial<BriefArtifact>;
    return id === undefined || name === undefined ? [] : [{ id, name, size: size ?? 0 }];
  } catch {
    return [];
  }
};

const briefIn = ({ message }: GuidePrompt): WorkBrief | null => {
  try {
    return JSON.parse(message) as WorkBrief;
  } catch {
    return null;
  }
};

/** Delivers the brief of the task as a document, and then finishes the run. */
export const workCalls = (prompt: GuidePrompt): readonly ToolCall[] => {
  const brief = briefIn(prompt);
  if (brief === null) return failure('unknown', 'The built-in guide cannot read the task', false);
  const names = fileNames(brief);
  if (names === null)
    return failure(
      'missing_artifact',
      'The built-in guide writes Markdown and text only; set up a language model',
      false,
    );
  const delivered = prompt.results.flatMap(deliveredIn);
  const isWhole = names.every((name) => delivered.some((artifact) => artifact.name === name));
  if (isWhole) return [call(0, 'work_finish', reportOf(brief, delivered, names))];
  const failed = prompt.results.find(({ isError }) => isError);
  if (failed !== undefined) return failure('tool', failed.text, true);
  const text = documentOf(brief);
  return names.map((name, index) =>
    call(index, 'artifacts_put', { artifact_name: name, text, media_type: 'text/markdown' }),
  );
};

const reportOf = ({ task }: WorkBrief, delivered: readonly BriefArtifact[], names: readonly string[]): JsonObject => {
  const [first] = delivered.filter(({ name }) => names.includes(name));
  const evidence = `A checklist item of ${first?.name ?? 'the document'}; the built-in guide has not verified it.`;
  return {
    outcome: 'succeeded',
    summary: workSummary(names),
    criteria: task.criteria.map((_, index) => ({ index, met: true, evidence, artifact_id: first?.id ?? null })),
  };
};
