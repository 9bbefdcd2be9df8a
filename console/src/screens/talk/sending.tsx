import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields.tsx';
import type { IntentChoice } from './intents.ts';

const t = text.talk;

interface SendingProps {
  readonly isBusy: boolean;
  readonly onStop: () => void;
  readonly intent: IntentChoice;
  readonly takes: readonly IntentChoice[];
  readonly onWish: (wish: string) => void;
}

/** Sends the message, or stops the running turn, and selects the intent. */
export const Sending = ({ isBusy, onStop, intent, takes, onWish }: SendingProps) => (
  <div class="buttons">
    {/* Keys keep the buttons separate: otherwise a click on one could activate the other and send twice. */}
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
