import { useRef, useState } from 'preact/hooks';
import { text } from '../../text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { announce } from '../../ui/notice.tsx';

const words = text.admin;

interface OnceProps {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that nobody is shown again. Pages of plain http have no clipboard: there it is selected, to be copied by hand. */
export const Once = ({ title, secret, onClose }: OnceProps) => {
  const shown = useRef<HTMLPreElement>(null);
  const [isByHand, setByHand] = useState(false);
  const select = (): void => {
    if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
    setByHand(true);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      announce(words.copied);
    } catch {
      select();
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{words.once}</p>
      <pre ref={shown}>{secret}</pre>
      <p role="status">{isByHand && words.copyByHand}</p>
      <div class="buttons">
        <Button kind="main" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={onClose}>{text.common.close}</Button>
      </div>
    </Dialog>
  );
};
