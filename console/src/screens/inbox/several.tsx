import { useState } from 'preact/hooks';
import { text } from '../../text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { announce } from '../../ui/notice.tsx';
import { approvalIdOf, type Decision, decide, type Waiting } from './waiting.ts';

const words = text.inbox;

interface SeveralProps {
  readonly entries: readonly Waiting[];
  readonly onDone: () => void;
}

interface TogetherProps extends SeveralProps {
  readonly verdict: Decision['verdict'];
  readonly onClose: () => void;
}

/** Decides one after the other, each as it was read; the first that fails ends it, and says how far it came. */
const Together = ({ entries: found, verdict, onDone, onClose }: TogetherProps) => {
  // Each decision takes its entry out of the inbox; what was chosen stays what it was.
  const [entries] = useState(found);
  const [done, setDone] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const run = async (): Promise<void> => {
    let ended = done;
    for (const entry of entries.filter(({ id }) => !ended.includes(id))) {
      await decide(await approvalIdOf(entry), entry.etag, { verdict, words: said });
      ended = [...ended, entry.id];
      setDone(ended);
    }
    announce(words.progress(ended.length, entries.length));
    onDone();
    onClose();
  };
  const isApproval = verdict === 'approve';
  return (
    <Dialog title={isApproval ? words.approveAll : words.rejectAll} onClose={onClose}>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            {title}
            {done.includes(id) && ' ✓'}
          </li>
        ))}
      </ul>
      <p>{words.final}</p>
      <p role="status">{done.length > 0 && `${words.progress(done.length, entries.length)}. ${words.left}`}</p>
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
      </Form>
    </Dialog>
  );
};

/** What can be done with all that were chosen. */
export const Several = ({ entries, onDone }: SeveralProps) => {
  const [verdict, setVerdict] = useState<Decision['verdict'] | null>(null);
  if (entries.length === 0 && verdict === null) return null;
  return (
    <div class="buttons several">
      <span>{words.chosen(entries.length)}</span>
      <Button onClick={() => setVerdict('approve')}>{words.approveAll}</Button>
      <Button kind="danger" onClick={() => setVerdict('reject')}>
        {words.rejectAll}
      </Button>
      {verdict !== null && (
        <Together entries={entries} verdict={verdict} onDone={onDone} onClose={() => setVerdict(null)} />
      )}
    </div>
  );
};
