import type { Organisation } from '../../../../organisation/value/organisation.ts';
import { isFinal } from '../../../../tasks/task-rules.ts';
import type { TaskView } from '../../../../tasks/waiting/task-views.ts';
import { inWords, timestampText } from '../text.ts';

/** The name of an agent; it may have been deleted. */
export const nameOfAgent = ({ agents }: Pick<Organisation, 'agents'>, agentId: string): string =>
  agents.find(({ id }) => id === agentId)?.name ?? 'a deleted agent';

/** Why a task is not being worked on, or that it is, as a clause. */
export const taskState = ({ task, waitingFor }: TaskView): string => {
  if (waitingFor !== null) {
    const { detail, since, until } = waitingFor;
    return `has been waiting since ${timestampText(since)}${until === null ? '' : `, until ${timestampText(until)}`}: ${detail}`;
  }
  if (isFinal(task.status)) return `has ended: ${inWords(task.status)}`;
  if (task.status === 'in_progress')
    return `has been in progress since ${timestampText(task.statusSince ?? task.updatedAt)}`;
  return task.status === 'assigned' ? 'is ready and waits for its turn' : 'has not been started';
};
