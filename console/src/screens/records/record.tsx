import { useState } from 'preact/hooks';
import { href } from '../../addresses.ts';
import { api, ask, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loads } from '../../ui/page.tsx';
import { exactTime, Facts, words } from '../../ui/values.tsx';
import { useAgents } from './agents.ts';
import { StepList } from './plan-steps.tsx';

type Read = Schema<'Project'> | Schema<'Task'> | Schema<'Plan'>;

/** Records without their own page are shown in a dialog. */
const READERS: Readonly<Record<string, (id: string) => Promise<Read>>> = {
  project: (id) => ask(() => api.GET('/api/v1/projects/{project_id}', { params: { path: { project_id: id } } })),
  task: (id) => ask(() => api.GET('/api/v1/tasks/{task_id}', { params: { path: { task_id: id } } })),
  plan: (id) => ask(() => api.GET('/api/v1/plans/{plan_id}', { params: { path: { plan_id: id } } })),
};

const PLACES: Readonly<Record<string, readonly string[]>> = {
  charter: ['charters'],
  approval: ['inbox', 'approval'],
  department: ['company', 'departments'],
  agent: ['company', 'agents'],
};

const SHOWN = [
  'name',
  'title',
  'status',
  'type',
  'priority',
  'budget',
  'currency',
  'hard_ceiling',
  'lead',
  'assigned_to',
  'deadline',
  'not_before',
  'created_at',
];
const AS_WORDS = new Set(['status', 'type', 'priority']);
const TIMESTAMP_FIELDS = new Set(['deadline', 'not_before', 'created_at']);

/** Shows why a task waits, in the words of the server. */
export const WaitingNote = ({ of }: { readonly of: Schema<'Task'>['waiting_for'] }) =>
  of === null ? null : <p>{`${text.common.waiting}: ${of.detail}`}</p>;

const RecordDialog = ({
  title,
  load,
  onClose,
}: {
  readonly title: string;
  readonly load: () => Promise<Read>;
  readonly onClose: () => void;
}) => {
  const record = useLoad(load, [], ['tasks', 'projects']);
  const agents = useAgents();
  const shown = (name: string, value: string): string => {
    if (AS_WORDS.has(name)) return words(value);
    if (TIMESTAMP_FIELDS.has(name)) return exactTime(value);
    return agents.find(({ id }) => id === value)?.name ?? value;
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Loads of={record}>
        {(data) => (
          <>
            <p>{'summary' in data ? data.summary : data.description}</p>
            <Facts
              of={Object.entries(data).flatMap(([name, value]) =>
                SHOWN.includes(name) && value !== null ? [[words(name), shown(name, String(value))] as const] : [],
              )}
            />
            {'waiting_for' in data && <WaitingNote of={data.waiting_for} />}
            {'items' in data && <StepList items={data.items} />}
          </>
        )}
      </Loads>
    </Dialog>
  );
};

interface RecordLinkProps {
  readonly kind: string;
  readonly id: string;
  readonly label: string;
}

/** Opens a record: at its place, or over the page. */
export const RecordLink = ({ kind, id, label }: RecordLinkProps) => {
  const [isOpen, setOpen] = useState(false);
  const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  const place = PLACES[kind];
  if (read === undefined) return <a href={href(...(place === undefined ? ['company'] : [...place, id]))}>{label}</a>;
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <RecordDialog title={label} load={() => read(id)} onClose={() => setOpen(false)} />}
    </>
  );
};
