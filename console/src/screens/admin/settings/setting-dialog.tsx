import type { Tagged } from 'organisation-platform-client';
import { useState } from 'preact/hooks';
import { api, ask, askTagged, type Schema } from '../../../api.ts';
import { useLoad } from '../../../load.ts';
import { text } from '../../../text/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select, TextField } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { announce } from '../../../ui/notice.tsx';
import { Loads } from '../../../ui/page.tsx';

const words = text.admin;
export type Setting = Schema<'SettingEntry'>;
export const PATH = '/api/v1/settings/{namespace}/{key}';

export const pathOf = ({ namespace, key }: Pick<Setting, 'namespace' | 'key'>) => ({ path: { namespace, key } });

const valueIn = ({ type }: Setting, typed: string): unknown => {
  if (type === 'boolean') return typed === 'true';
  return type === 'string' ? typed : Number(typed);
};

interface ChangeProps {
  readonly read: Tagged<Setting>;
  readonly reload: () => void;
  readonly onDone: () => void;
}

/** Saves with the ETag of the shown value; after a conflict the current value is shown, and the input stays. */
const Change = ({ read: { data: setting, etag }, reload, onDone }: ChangeProps) => {
  const { type, value, allowed, minimum, maximum, description } = setting;
  const [typed, setTyped] = useState(String(value));
  const choices = type === 'boolean' ? ['true', 'false'] : allowed;
  const save = async (): Promise<void> => {
    const params = { ...pathOf(setting), header: { 'If-Match': etag } };
    await ask(() => api.PUT(PATH, { params, body: { value: valueIn(setting, typed) } })).finally(reload);
    announce(text.common.saved);
    onDone();
  };
  const common = { label: words.value, hint: `${text.company.now}: ${value}`, value: typed, onChange: setTyped };
  return (
    <Form submit={text.common.save} onSubmit={save} onCancel={onDone}>
      <p>{description}</p>
      {choices === null ? (
        <TextField
          {...common}
          type={type === 'string' ? 'text' : 'number'}
          // An empty field is not 0.
          isRequired={type !== 'string'}
          {...(minimum === null ? {} : { min: minimum })}
          {...(maximum === null ? {} : { max: maximum })}
          {...(type === 'number' ? { step: 'any' as const } : {})}
        />
      ) : (
        <Select {...common} options={choices.map((each) => [each, each])} />
      )}
    </Form>
  );
};

export const SettingDialog = ({ of, onDone }: { readonly of: Setting; readonly onDone: () => void }) => {
  const setting = useLoad(() => askTagged(() => api.GET(PATH, { params: pathOf(of) })));
  return (
    <Dialog title={`${of.namespace}.${of.key}`} onClose={onDone}>
      <Loads of={setting}>{(read) => <Change read={read} reload={setting.reload} onDone={onDone} />}</Loads>
    </Dialog>
  );
};
