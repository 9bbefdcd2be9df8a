import type { RunMessage } from '../../../domain/execution/steps/run-stream.ts';
import type { Services } from '../../../domain/services.ts';
import type { HandlersOf } from '../../http/contracts/operation.ts';
import { events } from '../../http/contracts/result.ts';
import { presentRun, presentRunStep } from '../../presenters/execution/runs.ts';

async function* framesOf(messages: AsyncIterable<RunMessage>) {
  for await (const message of messages) {
    if (message.kind === 'step')
      yield { id: String(message.step.number), event: 'step' as const, data: presentRunStep(message.step) };
    else if (message.kind === 'status') yield { event: 'status' as const, data: presentRun(message.run) };
    else if (message.kind === 'done') yield { event: 'done' as const, data: presentRun(message.run) };
    else if (message.reason !== 'gone') yield { event: 'closed' as const, data: { reason: message.reason } };
  }
}

export const runStreamHandlers = ({ runStreams }: Services): Pick<HandlersOf<'execution'>, 'streamRun'> => ({
  streamRun: async ({ path, query, caller, actor, signal }) => {
    const after = Number(caller.header('last-event-id') ?? query.after ?? 0);
    return events(framesOf(await runStreams.open(path.run_id, actor, { after, signal })));
  },
});
