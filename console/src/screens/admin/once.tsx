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

/** A secret that nobody is shown again. */
export const Once = ({ title, secret, onClose }: OnceProps) => (
  <Dialog title={title} onClose={onClose}>
    <p>{words.once}</p>
    <pre>{secret}</pre>
    <div class="buttons">
      <Button
        kind="main"
        onClick={() =>
          void navigator.clipboard?.writeText(secret).then(
            () => announce(words.copied),
            () => {},
          )
        }
      >
        {words.copy}
      </Button>
      <Button onClick={onClose}>{text.common.close}</Button>
    </div>
  </Dialog>
);
