import { href } from '../../addresses.ts';
import { api, ask } from '../../api.ts';
import { useList } from '../../load.ts';
import type { PlaceProps } from '../../routes.ts';
import { text } from '../../text/text.ts';
import { Empty, Lists, PageLayout } from '../../ui/page.tsx';
import { Badge, Time, words } from '../../ui/values.tsx';
import { Chat } from './chat.tsx';
import { Note } from './note.tsx';
import { Open } from './open.tsx';
import { type TurnResponse, unsavedTurns } from './turn-results.ts';
import { TurnMessage } from './turns.tsx';

const t = text.talk;

const Conversations = ({ current }: { readonly current: string | undefined }) => {
  const list = useList(
    (cursor) =>
      ask(() => api.GET('/meta/chat/conversations', { params: { query: cursor === undefined ? {} : { cursor } } })),
    [],
    ['conversations'],
  );
  const empty = (
    <Empty title={t.empty}>
      <p>{t.emptyHint}</p>
    </Empty>
  );
  return (
    <nav class="conversations" aria-label={t.conversations}>
      <p>
        <a href={href('talk')} aria-current={current === undefined ? 'page' : undefined}>
          {t.new}
        </a>
      </p>
      <Lists of={list} empty={empty}>
        {(conversations) => (
          <ul class="bare">
            {conversations.map(({ id, title, kind, status, created_at }) => (
              <li key={id}>
                <a href={href('talk', id)} aria-current={id === current ? 'page' : undefined}>
                  {title}
                </a>
                <p class="faint">
                  {words(kind)} · <Time at={created_at} /> {status !== 'active' && <Badge>{words(status)}</Badge>}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Lists>
    </nav>
  );
};

const wordsOf = ({ answer, act }: TurnResponse): string =>
  answer?.answer ?? act?.action.final_message ?? words(act?.action.termination_reason ?? '');

/** A new conversation, below the explanations since the page was opened. */
const New = ({ wished }: { readonly wished: string | undefined }) => {
  const said = unsavedTurns.value;
  return (
    <section class="open" aria-label={t.new}>
      <h2>{t.ask}</h2>
      <Chat conversation={null} wished={wished} onSaid={() => {}} last={said}>
        {said.length > 0 && <p class="faint">{t.notKept}</p>}
        {said.map(({ message, result }, index) => (
          <div key={index}>
            <TurnMessage by="user" who={t.you} content={message} />
            <TurnMessage
              by="assistant"
              who={result.answer?.responder_name ?? result.act?.agent_name ?? t.company}
              content={wordsOf(result)}
            >
              <Note of={result} />
            </TurnMessage>
          </div>
        ))}
      </Chat>
    </section>
  );
};

export const Talk = ({ route: { segments, query } }: PlaceProps) => {
  const [, id] = segments;
  const wished = query.get('intent') ?? undefined;
  return (
    <PageLayout title={text.shell.talk}>
      <div class={`talk ${id === undefined ? '' : 'opened'}`}>
        <Conversations current={id} />
        {id === undefined ? <New key={wished} wished={wished} /> : <Open key={id} id={id} />}
      </div>
    </PageLayout>
  );
};
