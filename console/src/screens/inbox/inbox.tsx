import { useEffect, useRef, useState } from 'preact/hooks';
import type { Route } from '../../addresses.ts';
import { text } from '../../text/text.ts';
import { Empty, Lists, PageLayout } from '../../ui/page.tsx';
import { BatchActions } from './batch-actions.tsx';
import { InboxEntry } from './entry.tsx';
import { type ApiInboxItem, useInbox } from './waiting.ts';
import { WaitingRow } from './waiting-row.tsx';

const words = text.inbox;
const nameOf = ({ kind, id }: ApiInboxItem): string => `${kind}/${id}`;

/** The inbox, and the open item. */
export const InboxScreen = ({ route: { segments } }: { readonly route: Route }) => {
  const inbox = useInbox();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [, kind, id] = segments;
  const isReading = kind !== undefined && id !== undefined;
  const [list, entry] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const isFirst = useRef(true);
  // Moves the focus to the opened item, and back to the list when the item is decided.
  useEffect(() => {
    if (!isFirst.current) (isReading ? entry : list).current?.focus();
    isFirst.current = false;
  }, [kind, id]);
  const choose = (name: string, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  const opened = inbox.data?.find((each) => each.kind === kind && each.id === id);
  const isWhole = inbox.data !== undefined && !inbox.hasMore;
  const together = (inbox.data ?? []).filter((each) => chosen.has(nameOf(each)));

  return (
    <PageLayout title={words.title}>
      <div class={isReading ? 'inbox reading' : 'inbox'}>
        <section class="waiting-list" ref={list} tabIndex={-1} aria-label={words.title}>
          <BatchActions entries={together} onDone={() => setChosen(new Set())} />
          <Lists
            of={inbox}
            empty={
              <Empty title={words.empty}>
                <p>{words.emptyHint}</p>
              </Empty>
            }
          >
            {(entries) => (
              <ul class="bare">
                {entries.map((each) => (
                  <WaitingRow
                    key={nameOf(each)}
                    entry={each}
                    isOpen={each.kind === kind && each.id === id}
                    isChosen={chosen.has(nameOf(each))}
                    onChoose={(isOn) => choose(nameOf(each), isOn)}
                  />
                ))}
              </ul>
            )}
          </Lists>
        </section>
        <section class="waiting-entry" ref={entry} tabIndex={-1} aria-label={words.evidence}>
          {isReading ? (
            <InboxEntry key={`${kind}/${id}`} kind={kind} id={id} item={opened} isWhole={isWhole} />
          ) : (
            (inbox.data?.length ?? 0) > 0 && <p class="faint">{words.choosePrompt}</p>
          )}
        </section>
      </div>
    </PageLayout>
  );
};
