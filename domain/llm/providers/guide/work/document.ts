import type { WorkBrief } from '../../../work-brief.ts';

const NOTICE = 'Written by the built-in guide; no language model was used.';

/** The text as a quotation, so that its headings do not become those of the document. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const item = (text: string): string => `- ${text.split('\n').join('\n  ')}`;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')];

const briefLines = ({ task, charter, parent }: WorkBrief): readonly string[] => {
  const texts = [task.description, charter?.brief ?? parent?.description ?? ''].filter((text) => text.trim() !== '');
  return [...new Set(texts)].map(quoted);
};

const deliveredLines = ({ dependencies }: WorkBrief): readonly string[] =>
  dependencies.map(({ title, summary, artifacts }) => {
    const names = artifacts.map(({ name }) => name).join(', ');
    return item([title, summary, names === '' ? '' : `Artifacts: ${names}`].filter((part) => part !== '').join('\n'));
  });

const feedbackLines = ({ feedback }: WorkBrief): readonly string[] =>
  feedback.map(({ comment, criteria }) => {
    const reasons = criteria.filter(({ verdict }) => verdict !== 'met').map(({ reason }) => reason);
    return item([comment, ...reasons].filter((text) => text.trim() !== '').join('\n'));
  });

const openQuestions = ({ task, inputs }: WorkBrief): readonly string[] => [
  ...(task.criteria.length === 0
    ? ['How can a reader see that this task is done? It has no acceptance criteria.']
    : []),
  ...(task.description.trim() === '' ? ['What exactly has to be delivered? The task has no description.'] : []),
  ...(task.deadline === null ? ['When is the result needed? The task has no deadline.'] : []),
  ...inputs.filter(({ answer }) => answer === null).map(({ question }) => question),
];

/** What the guide delivers for a task: its brief in Markdown, with what is known and what is open. */
export const documentOf = (brief: WorkBrief): string => {
  const { task, project, charter, inputs } = brief;
  const replies = inputs.filter(({ answer }) => answer !== null);
  return [
    `# ${task.title}`,
    NOTICE,
    ...(project === null ? [] : [`Project: ${project.name}`]),
    ...section('Brief', briefLines(brief)),
    ...section('Goals', charter?.goals.map(item) ?? []),
    ...section('Constraints', charter?.constraints.map(item) ?? []),
    ...section(
      'Acceptance criteria',
      task.criteria.map((criterion) => item(`[ ] ${criterion}`)),
    ),
    ...section('Delivered by dependencies', deliveredLines(brief)),
    ...section('Feedback on earlier attempts', feedbackLines(brief)),
    ...section(
      'Replies',
      replies.map(({ question, answer }) => item(`${question}\n${answer ?? ''}`)),
    ),
    ...section('Open questions', openQuestions(brief).map(item)),
    '',
  ].join('\n\n');
};

/** The summary of a run that delivers these files. */
export const workSummary = (names: readonly string[]): string =>
  `${NOTICE} It contains the brief, not the work: ${names.join(', ')}`;
