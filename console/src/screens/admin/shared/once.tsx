import { signal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { announce } from '../../../ui/notice.tsx';

const words = text.admin;

type Secret = readonly [title: string, secret: string];
const secrets = signal<readonly Secret[]>([]);

/** Shows a secret that cannot be shown again, on any page. */
export const showOnce = (title: string, secret: string): void => {
  secrets.value = [...secrets.value, [title, secret]];
};

/** Plain http pages have no clipboard: the text is selected, to be copied manually. */
const Once = ({ of: [title, secret] }: { readonly of: Secret }) => {
  const shown = useRef<HTMLPreElement>(null);
  const [isByHand, setByHand] = useState(false);
  const close = (): void => {
    secrets.value = secrets.value.filter((each) => each[1] !== secret);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      announce(words.copied);
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      setByHand(true);
    }
  };
  return (
    <Dialog title={title} onClose={close}>
      <p>{words.once}</p>
      <pre ref={shown}>{secret}</pre>
      <p role="status">{isByHand && words.copyByHand}</p>
      <div class="buttons">
        <Button kind="main" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={close}>{text.common.close}</Button>
      </div>
    </Dialog>
  );
};

/** The secrets to be stored now, above the current page. */
export const Secrets = () => (
  <>
    {secrets.value.map((each) => (
      <Once key={each[1]} of={each} />
    ))}
  </>
);
