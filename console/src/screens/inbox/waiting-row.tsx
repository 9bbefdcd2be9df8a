import { href } from '../../addresses.ts';
import { text } from '../../text/text.ts';
import { revealed } from '../../ui/revealed.ts';
import { Badge, Time, type Tone } from '../../ui/values.tsx';
import type { ApiInboxItem } from './waiting.ts';

const words = text.inbox;
const TONES: Readonly<Record<ApiInboxItem['urgency_level'], Tone>> = {
  critical: 'bad',
  high: 'warn',
  normal: 'plain',
  no_expiry: 'plain',
};

interface RowProps {
  readonly entry: ApiInboxItem;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

/** A row of the inbox. A charter is decided on its own page, so it cannot be selected with other items. */
export const WaitingRow = ({ entry, isOpen, isChosen, onChoose }: RowProps) => (
  <li class={isOpen ? 'card open' : 'card'}>
    <input
      type="checkbox"
      aria-label={words.choose(entry.title)}
      disabled={entry.kind === 'charter'}
      checked={isChosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
    <div>
      <a href={href('inbox', entry.kind, entry.id)} aria-current={isOpen ? 'true' : undefined}>
        <bdi>{revealed(entry.title)}</bdi>
      </a>
      {entry.summary !== entry.title && (
        <p class="faint summary" dir="auto">
          {revealed(entry.summary)}
        </p>
      )}
      <p class="marks">
        <Badge tone={TONES[entry.urgency_level]}>{words.urgencies[entry.urgency_level]}</Badge>
        <Badge>{words.kinds[entry.kind]}</Badge>
        <span class="faint">
          <Time at={entry.created_at} />
          {entry.expires_at !== null && (
            <>
              {`, ${words.expires.toLowerCase()} `}
              <Time at={entry.expires_at} />
            </>
          )}
        </span>
      </p>
    </div>
  </li>
);
