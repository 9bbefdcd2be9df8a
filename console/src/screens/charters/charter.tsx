import type { Tagged } from 'organisation-platform-client';
import { useState } from 'preact/hooks';
import { href } from '../../addresses.ts';
import { api, ask, askTagged } from '../../api.ts';
import { useLoad, usePeople } from '../../load.ts';
import { me } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { type Change, Diff } from '../../ui/diff.tsx';
import { Loads, PageLayout } from '../../ui/page.tsx';
import { Badge, Facts, Time, words } from '../../ui/values.tsx';
import { RecordLink, WaitingNote } from '../records/record.tsx';
import { Decide } from './decide.tsx';
import { Edit } from './edit.tsx';
import { charterChanges, factsOf, formOf, type ProjectCharter } from './fields.tsx';
import { Versions } from './versions.tsx';

const t = text.charters;

export const statusBadge = (status: ProjectCharter['status']) => (
  <Badge tone={status === 'approved' ? 'good' : status === 'drafted' ? 'warn' : 'plain'}>{words(status)}</Badge>
);

/** How the run of an approved charter was started. */
const Run = ({ taskId }: { readonly taskId: string }) => {
  const path = { task_id: taskId };
  const task = useLoad(() => ask(() => api.GET('/api/v1/tasks/{task_id}', { params: { path } })), [taskId], ['tasks']);
  return (
    <section class="card">
      <h2>{t.run}</h2>
      <Loads of={task}>
        {({ dispatch, title, project_id, waiting_for }) => (
          <>
            <ol>
              {dispatch.map(({ phase, success, detail, at }) => (
                <li key={phase + at}>
                  {words(phase)} <Badge tone={success ? 'good' : 'bad'}>{success ? t.done : t.failed}</Badge>{' '}
                  <Time at={at} /> {detail}
                </li>
              ))}
            </ol>
            <WaitingNote of={waiting_for} />
            <RecordLink kind="task" id={taskId} label={title} />
            <RecordLink kind="project" id={project_id} label={t.project} />
          </>
        )}
      </Loads>
    </section>
  );
};

/** A decision that was made in the meantime. */
const statusChange = (before: ProjectCharter, after: ProjectCharter): readonly Change[] =>
  before.status === after.status
    ? []
    : [{ name: text.inbox.status, before: words(before.status), after: words(after.status) }];

interface ReadingProps {
  readonly now: Tagged<ProjectCharter>;
  readonly reload: () => void;
}

/** The shown version stays until the user has seen the change, so that the user never decides on an unread version. */
const Reading = ({ now, reload }: ReadingProps) => {
  const [read, setRead] = useState(now);
  const [isEditing, setEditing] = useState(false);
  const people = usePeople();
  const { data } = read;
  const isChanged = now.data.updated_at > data.updated_at;

  if (isEditing)
    return (
      <Edit
        read={read}
        onCancel={() => setEditing(false)}
        onSaved={(saved) => {
          setRead(saved);
          setEditing(false);
        }}
      />
    );
  return (
    <>
      {isChanged ? (
        <section class="card">
          <h2>{t.changed}</h2>
          <p role="alert">{t.changedHint}</p>
          <Diff
            changes={[...statusChange(data, now.data), ...charterChanges(formOf(data), formOf(now.data))]}
            titles={[t.older, t.newer]}
            caption={t.changed}
          />
          <Button kind="main" onClick={() => setRead(now)}>
            {t.read}
          </Button>
        </section>
      ) : (
        data.status === 'drafted' && (
          <Decide
            read={read}
            onEdit={() => setEditing(true)}
            onDecided={(charter) => {
              setRead({ data: charter, etag: read.etag });
              reload();
            }}
            onChanged={reload}
          />
        )
      )}
      <article class="card">
        <Facts
          of={[
            [text.inbox.status, statusBadge(data.status)],
            [t.version, data.version],
            [t.drafter, people.get(data.created_by) ?? data.created_by],
            [t.updated, <Time key="updated" at={data.updated_at} />],
          ]}
        />
        <p class="words">{data.brief}</p>
        <Facts of={factsOf(data)} />
        {data.project_id !== null && <RecordLink kind="project" id={data.project_id} label={t.project} />}
        {data.created_by === me.value?.id && <a href={href('talk', data.conversation_id)}>{t.conversation}</a>}
      </article>
      {data.task_id !== null && <Run taskId={data.task_id} />}
      <Versions {...data} />
    </>
  );
};

export const One = ({ id }: { readonly id: string }) => {
  const path = { charter_id: id };
  const charter = useLoad(
    () => askTagged(() => api.GET('/api/v1/meta/charters/{charter_id}', { params: { path } })),
    [id],
    ['charters'],
  );
  return (
    <PageLayout
      title={charter.data?.data.title ?? text.shell.charters}
      actions={<a href={href('charters')}>{t.back}</a>}
    >
      <Loads of={charter}>{(now) => <Reading now={now} reload={charter.reload} />}</Loads>
    </PageLayout>
  );
};
