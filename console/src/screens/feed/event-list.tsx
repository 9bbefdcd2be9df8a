import { useState } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Empty } from '../../ui/page.tsx';
import { Badge, words as shown, Time } from '../../ui/values.tsx';
import { type Event, isEvent, orderOf, type Row, useHistory } from './history.ts';

const words = text.feed;

/** The name in the payload, if it has one. */
const subjectOf = ({ payload }: Event): string => {
  for (const name of ['title', 'name', 'username', 'status'])
    if (typeof payload[name] === 'string') return payload[name];
  return '';
};

/** Whether an event is newer than a row. */
const isLater =
  (than: Row | undefined) =>
  (row: Row): boolean =>
    isEvent(row) && orderOf(row) > orderOf(than);

const EventRow = ({ event }: { readonly event: Event }) => (
  <li class="card happening">
    <details>
      <summary>
        <Badge>{event.channel}</Badge> <strong>{shown(event.event_type)}</strong> <bdi>{subjectOf(event)}</bdi>{' '}
        <span class="faint">
          <Time at={event.timestamp} />
        </span>
      </summary>
      <pre>{JSON.stringify(event.payload, null, 2)}</pre>
    </details>
  </li>
);

/** While paused, the list does not change; new events are counted and kept. */
export const EventList = () => {
  const history = useHistory();
  const [channel, setChannel] = useState('');
  const [searched, setSearched] = useState('');
  const [held, setHeld] = useState<readonly Row[] | null>(null);
  const rows = held ?? history.rows;
  const channels = [...new Set(history.rows.filter(isEvent).map((event) => event.channel))].sort();
  const found = rows.filter((row) => {
    if (!isEvent(row)) return true;
    if (channel !== '' && row.channel !== channel) return false;
    return `${row.event_type} ${JSON.stringify(row.payload)}`.toLowerCase().includes(searched.toLowerCase());
  });
  return (
    <>
      <div class="filters">
        <Select
          label={words.channel}
          value={channel}
          onChange={setChannel}
          options={[['', words.all], ...channels.map((each) => [each, each] as const)]}
        />
        <TextField label={words.search} type="search" value={searched} onChange={setSearched} />
        <Button isPressed={held !== null} onClick={() => setHeld(held === null ? history.rows : null)}>
          {held === null ? words.pause : words.goOn}
        </Button>
      </div>
      {held !== null && <p role="status">{words.paused(history.rows.filter(isLater(held[0])).length)}</p>}
      <FailureNotice error={history.failure} retry={history.retry} />
      {!history.isRead && <p role="status">{text.common.loading}</p>}
      {history.isRead && found.length === 0 && (
        <Empty title={rows.length === 0 ? words.empty : words.nothingFound}>
          <p>{words.emptyHint}</p>
        </Empty>
      )}
      <ol class="bare">
        {found.map((row) =>
          isEvent(row) ? (
            <EventRow key={row.event_id} event={row} />
          ) : (
            <li key={row.gapAfter} class="gap">
              {words.gap}
            </li>
          ),
        )}
      </ol>
      {history.isCut && <p class="faint">{words.older}</p>}
    </>
  );
};
