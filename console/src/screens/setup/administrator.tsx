import { unwrap } from 'organisation-platform-client';
import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { go } from '../../routes.ts';
import { setMe } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Loads } from '../../ui/page.tsx';

const words = text.setup;

/** Creates the administrator account. */
export const Administrator = () => {
  const status = useLoad(() => unwrap(api.GET('/api/v1/setup/status')));
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [token, setToken] = useState('');
  const create = async (): Promise<void> => {
    const params = token === '' ? {} : { header: { 'x-setup-token': token } };
    await unwrap(api.POST('/api/v1/auth/setup', { params, body: { username, password } }));
    setMe(await unwrap(api.GET('/api/v1/auth/me')));
    go('setup', 'company');
  };
  return (
    <main class="alone">
      <h1>{words.welcome}</h1>
      <p>{words.welcomeHint}</p>
      <Loads of={status}>
        {({ needs_setup_token: needsToken, min_password_length: length }) => (
          <Form submit={words.createAdministrator} onSubmit={create}>
            <TextField
              label={text.signIn.username}
              value={username}
              onChange={setUsername}
              autoComplete="username"
              isRequired
            />
            <TextField
              label={text.signIn.password}
              hint={text.signIn.newPasswordHint(length)}
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="new-password"
              isRequired
            />
            {needsToken && (
              <TextField label={words.token} hint={words.tokenHint} value={token} onChange={setToken} isRequired />
            )}
          </Form>
        )}
      </Loads>
    </main>
  );
};
