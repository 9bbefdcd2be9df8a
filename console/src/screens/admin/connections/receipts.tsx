import { api, ask } from '../../../api.ts';
import { useList } from '../../../load.ts';
import { text } from '../../../text/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Empty, Lists } from '../../../ui/page.tsx';
import { Time } from '../../../ui/values.tsx';

const words = text.admin;

/** The messages that a connection received. */
export const Receipts = ({ of: connection_name, onClose }: { readonly of: string; readonly onClose: () => void }) => {
  const receipts = useList(
    (cursor) => {
      const params = { path: { connection_name }, query: cursor === undefined ? {} : { cursor } };
      return ask(() => api.GET('/api/v1/connections/{connection_name}/receipts', { params }));
    },
    [],
    ['webhooks'],
  );
  return (
    <Dialog title={words.receipts} subject={connection_name} onClose={onClose}>
      <Lists of={receipts} empty={<Empty title={words.noReceipts} />}>
        {(found) => (
          <ul>
            {found.map(({ id, event_type, received_at, payload }) => (
              <li key={id}>
                <details>
                  <summary>
                    {event_type} <Time at={received_at} />
                  </summary>
                  <pre>{JSON.stringify(payload, null, 2)}</pre>
                </details>
              </li>
            ))}
          </ul>
        )}
      </Lists>
    </Dialog>
  );
};
