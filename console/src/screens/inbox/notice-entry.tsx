import { text } from '../../text/text.ts';
import { revealed } from '../../ui/revealed.ts';
import { RecordLink } from '../records/record.tsx';
import type { ApiInboxItem } from './waiting.ts';

const words = text.inbox;

/** The kind of record that the item is about, named by its actions; undefined if the console cannot show it. */
const recordOf = ({ actions }: ApiInboxItem): string | undefined =>
  /(?<=start|update)(Task|Agent|Department|Company)/.exec(actions.join())?.[0].toLowerCase();

/** Shows an item without a decision, also one of a kind that only newer servers know. */
export const NoticeEntry = ({ item }: { readonly item: ApiInboxItem }) => {
  const record = recordOf(item);
  return (
    <article class="card">
      <h2>
        <bdi>{revealed(item.title)}</bdi>
      </h2>
      <p class="words" dir="auto">
        {revealed(item.summary)}
      </p>
      {record !== undefined && (
        <p>
          <RecordLink kind={record} id={item.id} label={words.open(record)} />
        </p>
      )}
    </article>
  );
};
