import { ValidationFailed } from '../foundation/errors/errors.ts';
import { truncateBytes } from '../foundation/kernel/text/text.ts';
import type { TaskRecord } from './task.entity.ts';

/**
 * The largest total of title, description and acceptance criteria in UTF-8 bytes
 * (spec/rules/conversation.md#size-of-a-task).
 */
export const MAX_TASK_BYTES = 64 * 1024;

interface TaskText {
  readonly title: string;
  readonly description: string;
  readonly acceptanceCriteria: readonly string[];
}

/** The text of a stored task. */
export const textOf = ({
  title,
  description,
  acceptanceCriteria,
}: Pick<TaskRecord, 'title' | 'description' | 'acceptanceCriteria'>): TaskText => ({
  title,
  description,
  acceptanceCriteria: acceptanceCriteria.map((criterion) => criterion.description),
});

const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

const sizeOf = ({ title, description, acceptanceCriteria }: TaskText): number =>
  bytesOf([title, description, ...acceptanceCriteria]);

/** Throws ValidationFailed for a text that is too large. An existing size above the limit may be kept or reduced, not increased. */
export const requireTaskSize = (after: TaskText, before: TaskText | null = null): void => {
  const bytes = sizeOf(after);
  if (bytes > MAX_TASK_BYTES && (before === null || bytes > sizeOf(before)))
    throw new ValidationFailed(
      `Title, description and acceptance criteria of a task can have at most ${MAX_TASK_BYTES} bytes together; they have ${bytes}`,
    );
};

/**
 * Cuts the text of a task that the server creates from a plan or a charter: the criteria share at most three quarters
 * of the space after the title equally, and the description gets the rest. Plan and charter keep the whole text.
 */
export const fitTask = <T extends TaskText>(task: T): T => {
  if (sizeOf(task) <= MAX_TASK_BYTES) return task;
  const room = MAX_TASK_BYTES - Buffer.byteLength(task.title);
  const share = Math.floor((room * 3) / 4 / Math.max(1, task.acceptanceCriteria.length));
  const acceptanceCriteria = task.acceptanceCriteria.map((text) => truncateBytes(text, share));
  return {
    ...task,
    acceptanceCriteria,
    description: truncateBytes(task.description, room - bytesOf(acceptanceCriteria)),
  };
};
