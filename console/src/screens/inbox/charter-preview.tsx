import { href } from '../../addresses.ts';
import { api, ask } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Loads } from '../../ui/page.tsx';
import { revealed } from '../../ui/revealed.ts';

/** A summary of a charter; the charter page shows all of it and decides it. */
export const CharterPreview = ({ id }: { readonly id: string }) => {
  const path = { params: { path: { charter_id: id } } };
  const charter = useLoad(() => ask(() => api.GET('/api/v1/meta/charters/{charter_id}', path)), [id], ['charters']);
  return (
    <Loads of={charter}>
      {({ title, brief }) => (
        <article class="card">
          <h2>
            <bdi>{revealed(title)}</bdi>
          </h2>
          <p dir="auto">{revealed(brief)}</p>
          <p>
            <a href={href('charters', id)}>{text.inbox.charterLink}</a>
          </p>
        </article>
      )}
    </Loads>
  );
};
