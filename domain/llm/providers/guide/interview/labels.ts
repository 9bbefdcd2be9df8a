/** A label and its text. */
export interface LabelledText {
  readonly label: Label;
  readonly text: string;
}

/** A message split into labelled texts and the rest. */
export interface LabelledMessage {
  readonly labelled: readonly LabelledText[];
  readonly free: string;
}

const LABELS = [
  'goals',
  'constraints',
  'success criteria',
  'scope',
  'in scope',
  'out of scope',
  'budget',
  'project',
] as const;
export type Label = (typeof LABELS)[number];

const LABEL_LINE = new RegExp(`^\\s*(${LABELS.join('|').replaceAll(' ', '\\s+')})\\s*:(.*)$`, 'i');
const LIST_MARK = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** Removes the mark of a list item. */
export const withoutListMark = (line: string): string => line.replace(LIST_MARK, '');

const labelOf = (written: string): Label | undefined => {
  const plain = written.toLowerCase().replace(/\s+/g, ' ');
  return LABELS.find((label) => label === plain);
};

interface OpenLabel {
  readonly label: Label;
  readonly lines: string[];
}

const isEmpty = ({ lines }: OpenLabel): boolean => lines.every((line) => line.trim() === '');

/** A line belongs to the label above it if that has no text yet, or if the line is a list item. */
const belongsTo = (open: OpenLabel, line: string): boolean =>
  line.trim() !== '' && (LIST_MARK.test(line) || isEmpty(open));

/**
 * Finds the lines that start with a label. A label has the rest of its line and the list items below; if the rest is
 * empty, it has the lines up to the next blank one.
 */
export const readLabels = (message: string): LabelledMessage => {
  const labelled: OpenLabel[] = [];
  const free: string[] = [];
  let open: OpenLabel | null = null;
  let isBlock = false;
  for (const line of message.split(/\r?\n/)) {
    const found = LABEL_LINE.exec(line);
    const label = labelOf(found?.[1] ?? '');
    if (label !== undefined) {
      open = { label, lines: [found?.[2] ?? ''] };
      isBlock = isEmpty(open);
      labelled.push(open);
    } else if (open !== null && (belongsTo(open, line) || (isBlock && line.trim() !== ''))) {
      open.lines.push(line);
    } else {
      if (open !== null && !isEmpty(open)) open = null;
      free.push(line);
    }
  }
  return {
    labelled: labelled.map(({ label, lines }) => ({ label, text: lines.join('\n').trim() })),
    free: free.join('\n').trim(),
  };
};
