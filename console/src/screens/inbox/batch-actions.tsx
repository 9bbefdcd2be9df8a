import { useState } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { announce } from '../../ui/notice.tsx';
import { revealed } from '../../ui/revealed.ts';
import { type BatchProgress, decideInOrder } from './batch.ts';
import { type ApiInboxItem, approvalIdOf, decide, type InboxDecision } from './waiting.ts';

const words = text.inbox;

interface BatchActionsProps {
  readonly entries: readonly ApiInboxItem[];
  readonly onDone: () => void;
}

interface BatchDialogProps extends BatchActionsProps {
  readonly verdict: InboxDecision['verdict'];
  readonly onClose: () => void;
}

/** Decides the items in order, each in the version that was read, and shows those that have changed and the first other error. */
const BatchDialog = ({ entries: found, verdict, onDone, onClose }: BatchDialogProps) => {
  // A copy of the selection, because each decision removes its item from the inbox.
  const [entries] = useState(found);
  const [progress, setProgress] = useState<BatchProgress>({ done: [], left: [] });
  const { done, left } = progress;
  const [said, setSaid] = useState('');
  const end = (): void => {
    onDone();
    onClose();
  };
  const run = async (): Promise<void> => {
    const decideOne = async (entry: ApiInboxItem): Promise<unknown> =>
      decide(await approvalIdOf(entry), entry.etag, { verdict, words: said });
    const { done: ended, left: changed } = await decideInOrder(entries, progress, decideOne, setProgress);
    if (changed.length > 0) return;
    announce(words.progress(ended.length, entries.length));
    end();
  };
  const isApproval = verdict === 'approve';
  return (
    <Dialog title={isApproval ? words.approveAll : words.rejectAll} onClose={onClose}>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <bdi>{revealed(title)}</bdi>
            {done.includes(id) && ' ✓'}
          </li>
        ))}
      </ul>
      <p role="status">{left.length + done.length > 0 && `${words.progress(done.length, entries.length)}.`}</p>
      {left.length > 0 && (
        <p role="alert">
          {words.changedOnes}: <bdi>{left.map(({ title }) => revealed(title)).join(', ')}</bdi>.
        </p>
      )}
      {left.length + done.length === entries.length ? (
        <Button kind="main" onClick={end}>
          {text.common.close}
        </Button>
      ) : (
        <Form
          submit={isApproval ? words.approve : words.reject}
          kind={isApproval ? 'main' : 'danger'}
          onSubmit={run}
          onCancel={onClose}
        >
          <TextArea
            label={isApproval ? words.comment : words.reason}
            hint={isApproval ? words.commentHint : words.reasonHint}
            isRequired={!isApproval}
            rows={2}
            value={said}
            onChange={setSaid}
          />
          <p>{words.final}</p>
        </Form>
      )}
    </Dialog>
  );
};

/** The actions for the selected items. */
export const BatchActions = ({ entries, onDone }: BatchActionsProps) => {
  const [verdict, setVerdict] = useState<InboxDecision['verdict'] | null>(null);
  if (entries.length === 0 && verdict === null) return null;
  return (
    <div class="buttons several">
      <span>{words.chosen(entries.length)}</span>
      <Button onClick={() => setVerdict('approve')}>{words.approveAll}</Button>
      <Button kind="danger" onClick={() => setVerdict('reject')}>
        {words.rejectAll}
      </Button>
      {verdict !== null && (
        <BatchDialog entries={entries} verdict={verdict} onDone={onDone} onClose={() => setVerdict(null)} />
      )}
    </div>
  );
};
