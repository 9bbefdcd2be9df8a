import { href } from '../../addresses.ts';
import { api, ask, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Loads } from '../../ui/page.tsx';
import { Badge, Facts, words } from '../../ui/values.tsx';
import { factsOf } from '../charters/fields.tsx';
import type { ApiConversation } from './turn-results.ts';

const t = text.talk;
type ConversationTurn = Schema<'ConversationTurn'>;

const labelled = (message: string, facet: string): string | undefined =>
  new RegExp(`^\\s*${facet}\\s*:(.*(?:\\n(?!.*:).+)*)`, 'im').exec(message)?.[1]?.trim();

/**
 * The part of a charter that each message is about: the message begins with its name, or follows a question that names it. The interview
 * does not report what it has understood before it drafts.
 */
const knownOf = (turns: readonly ConversationTurn[]): ReadonlyMap<string, string> => {
  const known = new Map<string, string>();
  let asked: string | undefined = t.idea;
  for (const { role, content } of turns) {
    if (role === 'user') {
      if (asked !== undefined) known.set(asked, content);
      for (const facet of t.facets) known.set(facet, labelled(content, facet) ?? known.get(facet) ?? '');
      asked = undefined;
    } else asked = t.facets.find((facet) => content.toLowerCase().includes(facet)) ?? content;
  }
  return known;
};

const Known = ({ turns }: { readonly turns: readonly ConversationTurn[] }) => {
  const known = knownOf(turns);
  const names = [...new Set([t.idea, ...t.facets, ...known.keys()])];
  return <Facts of={names.map((name) => [words(name), known.get(name) || <em key={name}>{t.open}</em>])} />;
};

const Drafted = ({ id }: { readonly id: string }) => {
  const path = { charter_id: id };
  const charter = useLoad(
    () => ask(() => api.GET('/api/v1/meta/charters/{charter_id}', { params: { path } })),
    [id],
    ['charters'],
  );
  return (
    <Loads of={charter}>
      {(drafted) => (
        <>
          <p>
            <strong>{drafted.title}</strong> <Badge>{words(drafted.status)}</Badge> {t.version(drafted.version)}
          </p>
          <p class="words">{drafted.brief}</p>
          <Facts of={factsOf(drafted)} />
          <a href={href('charters', id)}>{t.charter}</a>
        </>
      )}
    </Loads>
  );
};

interface InterviewProps {
  readonly conversation: ApiConversation;
  readonly turns: readonly ConversationTurn[];
}

/** The charter during its interview, or its draft. */
export const Interview = ({ conversation: { charter_id: id }, turns }: InterviewProps) => (
  <aside class="card grown" aria-label={t.growing}>
    <h2>{t.growing}</h2>
    {id === null ? <Known turns={turns} /> : <Drafted id={id} />}
  </aside>
);
