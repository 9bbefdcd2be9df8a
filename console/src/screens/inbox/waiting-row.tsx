import { href } from '../../addresses.ts';
import { text } from '../../text/text.ts';
import { revealed } from '../../ui/revealed.ts';
import { Badge, words as shown, Time, type Tone } from '../../ui/values.tsx';
import type { ApiInboxItem } from './waiting.ts';

const words = text.inbox;
const TONES: Readonly<Record<ApiInboxItem['urgency_level'], Tone>> = {
  critical: 'bad',
  high: 'warn',
  normal: 'plain',
  no_expiry: 'plain',
};

/** The kinds that an approval decides. Charters are decided on their page, and other kinds have no decision. */
const DECIDED_HERE: ReadonlySet<string> = new Set(['approval', 'plan']);

const KINDS: Readonly<Record<string, string>> = words.kinds;
/** A newer server may know other kinds. */
const kindName = (kind: string): string => KINDS[kind] ?? shown(kind);

interface RowProps {
  readonly entry: ApiInboxItem;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

/** A row of the inbox. Only items that an approval decides can be selected. */
export const WaitingRow = ({ entry, isOpen, isChosen, onChoose }: RowProps) => (
  <li class={isOpen ? 'card open' : 'card'}>
    <input
      type="checkbox"
      aria-label={words.choose(entry.title)}
      disabled={!DECIDED_HERE.has(entry.kind)}
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
        <Badge>{kindName(entry.kind)}</Badge>
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
