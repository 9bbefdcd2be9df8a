import type { ToolCallResult } from '../approvals/approval-parts.ts';
import type { ActRun, PendingCall, TranscriptReply } from './act-run.ts';
import type { CallRow, StoredRun } from './act-runs.ts';

/** What a loop needs to continue a stored run. */
export interface Continuation {
  /** With the results of the calls that have run in its transcript. */
  readonly run: ActRun;
  readonly pending: readonly PendingCall[];
  readonly done: readonly ToolCallResult[];
}

/** The calls of a stored run are the last ones of its transcript; their results are in the rows. */
export const continuationOf = ({ run, calls }: Pick<StoredRun, 'run' | 'calls'>): Continuation => {
  const transcript = withStoredResults(run, calls);
  const own = transcript.flatMap((reply) => reply.calls).slice(-calls.length);
  const pending = calls.flatMap(({ position, tool, arguments: given, is_done: isDone }): PendingCall[] =>
    isDone ? [] : [{ position, tool, shownName: own[position]?.toolName ?? '', given }],
  );
  return { run: { ...run, transcript }, pending, done: resultsOf(own) };
};

const withStoredResults = ({ transcript }: ActRun, rows: readonly CallRow[]): readonly TranscriptReply[] => {
  let place = rows.length - transcript.reduce((sum, { calls }) => sum + calls.length, 0);
  return transcript.map(({ text, calls }) => ({
    text,
    calls: calls.map((call) => {
      const row = rows[place];
      place += 1;
      return row?.is_done ? { ...call, result: { isError: row.is_error === true, text: row.result ?? '' } } : call;
    }),
  }));
};

/** Results of the calls that have run. */
const resultsOf = (calls: TranscriptReply['calls']): ToolCallResult[] =>
  calls.flatMap(({ toolName, result }) =>
    result === null ? [] : [{ toolName, isError: result.isError, result: result.text }],
  );
