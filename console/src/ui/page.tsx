import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { inboxCount } from '../inbox-count.ts';
import type { Loaded, LoadedList } from '../load.ts';
import { text } from '../text/text.ts';
import { Button } from './button.tsx';
import { FailureNotice } from './failure.tsx';

interface PageProps {
  readonly title: string;
  /** The actions beside the title. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A screen of the console. */
export const PageLayout = ({ title, actions, children }: PageProps) => {
  const count = inboxCount.value;
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} - ${text.product}`;
  }, [title, count]);
  return (
    <>
      <div class="page-head">
        <h1>{title}</h1>
        {actions !== undefined && <div class="buttons">{actions}</div>}
      </div>
      {children}
    </>
  );
};

/** The empty state: what would be here, and how to add it. */
export const Empty = ({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) => (
  <div class="empty">
    <p>
      <strong>{title}</strong>
    </p>
    {children}
  </div>
);

/** Shown for an unknown route, or one without permission; it links to other screens. */
export const PageNotFound = ({ isClosed = false }: { readonly isClosed?: boolean }) => (
  <Empty title={isClosed ? text.shell.notForYou : text.shell.noSuchPlace}>
    <p>{isClosed ? text.failure.forbidden : text.shell.noSuchPlaceHint}</p>
    <a href="#/inbox">{text.shell.toInbox}</a>
  </Empty>
);

const Waiting = () => (
  <p class="waiting" role="status">
    {text.common.loading}
  </p>
);

interface LoadsProps<T> {
  readonly of: Loaded<T>;
  readonly children: (data: T) => ComponentChildren;
}

/** Shows data, a loading state, or an error; existing data stays visible if a reload fails. */
export const Loads = <T,>({ of: { data, failure, reload }, children }: LoadsProps<T>) => (
  <>
    {failure !== null && <FailureNotice error={failure} retry={reload} />}
    {data === undefined ? failure === null && <Waiting /> : children(data)}
  </>
);

interface ListsProps<T> {
  readonly of: LoadedList<T>;
  /** Shown if the list is empty. */
  readonly empty: ComponentChildren;
  readonly children: (data: readonly T[]) => ComponentChildren;
}

/** The same for a list, with a button for the next page. */
export const Lists = <T,>({ of, empty, children }: ListsProps<T>) => (
  <Loads of={of}>
    {(data) => (
      <>
        {data.length === 0 ? empty : children(data)}
        {of.hasMore && (
          <Button onClick={of.more} isBusy={of.isLoading}>
            {text.common.more}
          </Button>
        )}
      </>
    )}
  </Loads>
);
