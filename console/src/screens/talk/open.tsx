import { href } from '../../addresses.ts';
import { api, ask, askTagged } from '../../api.ts';
import { useList, useLoad } from '../../load.ts';
import { go, rememberRoute } from '../../routes.ts';
import { may } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Loads } from '../../ui/page.tsx';
import { Sure } from '../../ui/sure.tsx';
import { Badge, words } from '../../ui/values.tsx';
import { StepList } from '../records/plan-steps.tsx';
import { Chat } from './chat.tsx';
import { Interview } from './interview.tsx';
import type { ApiConversation } from './turn-results.ts';
import { Turns } from './turns.tsx';

const t = text.talk;

const PlanPanel = ({ id }: { readonly id: string }) => {
  const plan = useLoad(
    () => ask(() => api.GET('/api/v1/plans/{plan_id}', { params: { path: { plan_id: id } } })),
    [id],
    ['projects', 'approvals'],
  );
  return (
    <aside class="card" aria-label={t.intents.propose}>
      <h2>{t.intents.propose}</h2>
      <Loads of={plan}>
        {({ title, status, version, summary, items, approval_id }) => (
          <>
            <p>
              <strong>{title}</strong> <Badge>{words(status)}</Badge> {t.version(version)}
            </p>
            <p>{summary}</p>
            <StepList items={items} />
            <a href={href('inbox', 'approval', approval_id)}>{t.approval}</a>
          </>
        )}
      </Loads>
    </aside>
  );
};

interface EndingsProps {
  readonly conversation: ApiConversation;
  readonly etag: string;
}

const Endings = ({ conversation: { id, status }, etag }: EndingsProps) => {
  const path = { conversation_id: id };
  const close = () => ask(() => api.POST('/meta/chat/conversations/{conversation_id}/close', { params: { path } }));
  const erase = async (): Promise<void> => {
    const params = { path, header: { 'If-Match': etag } };
    const isStillHere = rememberRoute();
    await ask(() => api.DELETE('/meta/chat/conversations/{conversation_id}', { params }));
    if (isStillHere()) go('talk');
  };
  return (
    <div class="buttons">
      {status !== 'closed' && <Sure verb={t.close} consequence={t.closeHint} act={close} />}
      <Sure verb={t.delete} consequence={t.deleteHint} act={erase} />
    </div>
  );
};

/** One conversation, and the records that it creates. */
export const Open = ({ id }: { readonly id: string }) => {
  const path = { conversation_id: id };
  const conversation = useLoad(
    () => askTagged(() => api.GET('/meta/chat/conversations/{conversation_id}', { params: { path } })),
    [id],
    ['conversations'],
  );
  const list = useList(
    (cursor) => {
      const query = { order: 'desc' as const, ...(cursor === undefined ? {} : { cursor }) };
      return ask(() => api.GET('/meta/chat/conversations/{conversation_id}/turns', { params: { path, query } }));
    },
    [id],
    ['conversations'],
  );
  const onSaid = (): void => {
    conversation.reload();
    list.reload();
  };
  return (
    <section class="open" aria-label={t.said}>
      <p class="back">
        <a href={href('talk')}>{t.conversations}</a>
      </p>
      <Loads of={conversation}>
        {({ data: open, etag }) => (
          <>
            <div class="page-head">
              <h2>{open.title}</h2>
              {may('write') && <Endings conversation={open} etag={etag} />}
            </div>
            {open.participants.length > 0 && (
              <p class="faint">{t.agents(open.participants.map(({ agent_name }) => agent_name))}</p>
            )}
            <Loads of={list}>
              {(newest) => (
                <div class="sides">
                  <Chat conversation={open} onSaid={onSaid} last={newest[0]?.id}>
                    {list.hasMore && <Button onClick={list.more}>{t.earlier}</Button>}
                    <Turns turns={newest.toReversed()} />
                  </Chat>
                  {open.kind === 'charter' && <Interview conversation={open} turns={newest.toReversed()} />}
                  {open.plan_id !== null && <PlanPanel id={open.plan_id} />}
                </div>
              )}
            </Loads>
          </>
        )}
      </Loads>
    </section>
  );
};
