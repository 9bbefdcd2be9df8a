import { ERROR_CODES, hasCode } from 'organisation-platform-client';
import { useState } from 'preact/hooks';
import type { Schema } from '../../api.ts';
import { go, rememberRoute } from '../../routes.ts';
import { may } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { useAction } from '../../ui/action.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure.tsx';
import { TextArea } from '../../ui/fields.tsx';
import { announce } from '../../ui/notice.tsx';
import { revealedJson } from '../../ui/revealed.ts';
import { decide, type InboxDecision } from './waiting.ts';

const words = text.inbox;

interface DecidingProps {
  readonly approval: Schema<'ApprovalResponse'>;
  readonly etag: string;
  readonly reload: () => void;
}

/** The edited arguments; null unless they are a JSON object. */
const argumentsIn = (typed: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(typed);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported like every other value that is not an object.
  }
  return null;
};

/** The form for a decision, sent with the ETag of the shown approval. If the approval has changed, it is shown again and not decided. */
export const Deciding = ({ approval, etag, reload }: DecidingProps) => {
  const given = approval.context.tool_arguments;
  const [said, setSaid] = useState('');
  const [typed, setTyped] = useState(() => (given === null ? '' : revealedJson(given)));
  const [problem, setProblem] = useState('');
  const deciding = useAction(async (verdict: InboxDecision['verdict']) => {
    setProblem('');
    if (verdict === 'reject' && said.trim() === '') return setProblem(words.reasonNeeded);
    const isChanged = verdict === 'approve' && given !== null && typed !== revealedJson(given);
    const changed = isChanged ? argumentsIn(typed) : undefined;
    if (changed === null) return setProblem(words.argumentsWrong);
    const isStillHere = rememberRoute();
    try {
      await decide(approval.id, etag, { verdict, words: said, arguments: changed });
    } catch (error) {
      if (!hasCode(error, ERROR_CODES.VERSION_CONFLICT)) throw error;
      reload();
      return setProblem(words.changedMeanwhile);
    }
    announce(
      <>
        {words.decided[verdict]}: <bdi>{approval.title}</bdi>
      </>,
    );
    return isStillHere() && go('inbox');
  });
  if (!may('approve')) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const verdict = (event.submitter as HTMLButtonElement | null)?.value;
        void deciding.run(verdict === 'reject' ? 'reject' : 'approve');
      }}
    >
      {given !== null && (
        <TextArea
          label={words.arguments}
          hint={words.argumentsHint}
          rows={6}
          isCode
          value={typed}
          onChange={setTyped}
        />
      )}
      <TextArea
        label={`${words.comment} / ${words.reason.toLowerCase()}`}
        hint={words.wordsHint}
        rows={2}
        value={said}
        onChange={setSaid}
      />
      {problem !== '' && (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
      <FailureNotice error={deciding.failure} />
      <p class="faint">{words.final}</p>
      <div class="buttons">
        <Button type="submit" kind="main" value="approve" isBusy={deciding.isBusy}>
          {words.approve}
        </Button>
        <Button type="submit" kind="danger" value="reject" isBusy={deciding.isBusy}>
          {words.reject}
        </Button>
      </div>
    </form>
  );
};
