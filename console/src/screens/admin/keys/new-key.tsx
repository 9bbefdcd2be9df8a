import { api, ask } from '../../../api.ts';
import { me } from '../../../session/session.ts';
import { text } from '../../../text/text.ts';
import { Creation } from '../../../ui/creation.tsx';
import { Select, TextField } from '../../../ui/fields.tsx';
import { showOnce } from '../shared/once.tsx';
import { roleOptions, type UserRole } from '../shared/roles.ts';

const words = text.admin;

/** The roles that each role may grant to keys, itself first (spec/rules/auth.md#key-creation). */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  ceo: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'],
  manager: ['manager', 'pair_programmer', 'board_member', 'observer'],
  pair_programmer: ['pair_programmer', 'observer'],
  board_member: ['board_member', 'observer'],
};

/** The secret is shown when the key is created, even if the dialog or page was left. */
export const NewKey = ({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: () => void }) => {
  const roles = BELOW[me.value?.role ?? ''] ?? ['observer'];
  return (
    <Creation
      title={words.newKey}
      first={{ name: '', role: roles[0] ?? 'observer', expires: '' }}
      make={async ({ name, role, expires }, named) => {
        const until = expires === '' ? {} : { expires_at: new Date(expires).toISOString() };
        const body = { name, role: role as UserRole, ...until };
        const { api_key: key } = await ask(() => api.POST('/api/v1/auth/api-keys', { params: named(body), body }));
        showOnce(`${words.newKey}: ${name}`, key);
        onMade();
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField label={text.common.name} isRequired {...field('name')} />
          <Select label={words.role} options={roleOptions(roles)} {...field('role')} />
          <TextField label={words.expires} hint={words.expiresHint} type="datetime-local" {...field('expires')} />
        </>
      )}
    </Creation>
  );
};
