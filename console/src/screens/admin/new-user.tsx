import { useState } from 'preact/hooks';
import { api, ask } from '../../api.ts';
import { text } from '../../text.ts';
import { useAttempt } from '../../ui/attempt.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { type Role, roleOptions } from './roles.ts';

const words = text.admin;

export const NewUser = ({ onDone }: { readonly onDone: () => void }) => {
  const [fields, setFields] = useState({ username: '', password: '', role: 'observer' });
  const attempt = useAttempt();
  const set = (name: keyof typeof fields) => (value: string) => setFields({ ...fields, [name]: value });
  const create = async (): Promise<void> => {
    const body = { ...fields, role: fields.role as Role };
    const params = { header: { 'Idempotency-Key': attempt.keyOf(body) } };
    await ask(() => api.POST('/api/v1/users', { params, body }));
    onDone();
  };
  return (
    <Dialog title={words.newUser} onClose={onDone}>
      <Form submit={text.common.create} onSubmit={create} onCancel={onDone}>
        <TextField
          label={text.signIn.username}
          value={fields.username}
          onChange={set('username')}
          autoComplete="off"
          isRequired
        />
        <TextField
          label={words.firstPassword}
          hint={words.firstPasswordHint}
          type="password"
          autoComplete="new-password"
          value={fields.password}
          onChange={set('password')}
          isRequired
        />
        <Select label={words.role} value={fields.role} onChange={set('role')} options={roleOptions()} />
      </Form>
    </Dialog>
  );
};
