import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { useList, usePeople } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Select, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Empty, Lists } from '../../ui/page.tsx';
import { Table } from '../../ui/table.tsx';
import { exactTime } from '../../ui/values.tsx';

const words = text.feed;
type Entry = Schema<'AuditEntryResponse'>;

const NO_FILTER = { action: '', actor_id: '', address: '', from: '', to: '' };
type Filter = typeof NO_FILTER;

/** The query of a filter: an empty field matches everything; times are in the time zone of the browser. */
const queryOf = (filter: Filter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, name === 'from' || name === 'to' ? new Date(value).toISOString() : value]),
  );

const EntryDetails = ({ entry: { reason, details } }: { readonly entry: Entry }) => (
  <>
    {reason}
    {details !== null && Object.keys(details).length > 0 && (
      <details>
        <summary>{words.details}</summary>
        <pre>{JSON.stringify(details, null, 2)}</pre>
      </details>
    )}
  </>
);

/** The audit log, newest first. */
export const AuditLogScreen = () => {
  const [typed, setTyped] = useState(NO_FILTER);
  const [filter, setFilter] = useState(NO_FILTER);
  const people = usePeople();
  const entries = useList(
    (cursor) => {
      const query = { limit: 50, ...queryOf(filter), ...(cursor === undefined ? {} : { cursor }) };
      return ask(() => api.GET('/api/v1/audit-log', { params: { query } }));
    },
    [filter],
  );
  const set = (name: keyof Filter) => (value: string) => setTyped({ ...typed, [name]: value });
  return (
    <>
      <Form
        submit={words.filter}
        kind="plain"
        onSubmit={async () => setFilter(typed)}
        onCancel={() => {
          setTyped(NO_FILTER);
          setFilter(NO_FILTER);
        }}
        cancel={words.clear}
      >
        <div class="filters">
          <TextField label={words.action} hint={words.actionHint} value={typed.action} onChange={set('action')} />
          <Select
            label={words.actor}
            value={typed.actor_id}
            onChange={set('actor_id')}
            options={[['', words.all], ...people.entries()]}
          />
          <TextField label={words.address} hint={words.addressHint} value={typed.address} onChange={set('address')} />
          <TextField label={words.from} type="datetime-local" value={typed.from} onChange={set('from')} />
          <TextField label={words.to} type="datetime-local" value={typed.to} onChange={set('to')} />
        </div>
      </Form>
      <Lists of={entries} empty={<Empty title={words.noEntries} />}>
        {(found) => (
          <Table
            caption={words.audit}
            rows={found}
            keyOf={({ id }) => id}
            columns={[
              { name: text.common.when, show: ({ at }) => <time dateTime={at}>{exactTime(at)}</time> },
              { name: words.action, show: ({ action }) => <code>{action}</code> },
              { name: words.actor, show: ({ actor_id: id }) => (id === null ? words.server : (people.get(id) ?? id)) },
              {
                name: words.target,
                show: ({ target_name, target_id, target_type }) => target_name ?? target_id ?? target_type,
              },
              { name: words.source, show: ({ address }) => address },
              { name: words.details, show: (entry) => <EntryDetails entry={entry} /> },
            ]}
          />
        )}
      </Lists>
    </>
  );
};
