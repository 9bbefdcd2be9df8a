import { api, ask } from '../../../api.ts';
import { text } from '../../../text/text.ts';
import { Creation } from '../../../ui/creation.tsx';
import { Select, TextField } from '../../../ui/fields.tsx';
import { roleOptions, type UserRole } from '../shared/roles.ts';

const words = text.admin;

export const NewUser = ({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: () => void }) => (
  <Creation
    title={words.newUser}
    first={{ username: '', password: '', role: 'observer' }}
    make={async (fields, named) => {
      const body = { ...fields, role: fields.role as UserRole };
      await ask(() => api.POST('/api/v1/users', { params: named(body), body }));
      onMade();
    }}
    onClose={onClose}
  >
    {(field) => (
      <>
        <TextField label={text.signIn.username} autoComplete="off" isRequired {...field('username')} />
        <TextField
          label={words.firstPassword}
          hint={words.firstPasswordHint}
          type="password"
          autoComplete="new-password"
          isRequired
          {...field('password')}
        />
        <Select label={words.role} options={roleOptions()} {...field('role')} />
      </>
    )}
  </Creation>
);
