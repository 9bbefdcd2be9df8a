import { text } from '../../text.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields.tsx';
import type { Wish } from './takes.ts';

const t = text.talk;

interface SendingProps {
  readonly isBusy: boolean;
  readonly onStop: () => void;
  readonly intent: Wish;
  readonly takes: readonly Wish[];
  readonly onWish: (wish: string) => void;
}

/** The message is sent, or stopped while it is answered; beside it is chosen what it is meant as. */
export const Sending = ({ isBusy, onStop, intent, takes, onWish }: SendingProps) => (
  <div class="buttons">
    {/* Keys, lest one button becomes the other while it is being clicked, and sends again. */}
    {isBusy ? (
      <Button key="stop" onClick={onStop}>
        {t.stop}
      </Button>
    ) : (
      <Button key="send" type="submit" kind="main">
        {t.send}
      </Button>
    )}
    {takes.length > 1 && (
      <Select
        label={t.intent}
        value={intent}
        onChange={onWish}
        options={takes.map((each) => [each, t.intents[each]])}
      />
    )}
  </div>
);
