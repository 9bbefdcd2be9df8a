import { unwrap } from 'organisation-platform-client';
import { useState } from 'preact/hooks';
import { api } from '../api.ts';
import { useLoad } from '../load.ts';
import { continueAs, finishSignIn } from '../session/renewal.ts';
import { me, setMe } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { text } from '../text/text.ts';
import { ActionButton } from '../ui/action.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import { Form } from '../ui/form.tsx';
import { announce } from '../ui/notice.tsx';

/** Signs in and returns the user. */
export const signIn = async (username: string, password: string) => {
  await unwrap(api.POST('/api/v1/auth/login', { body: { username, password } }));
  return unwrap(api.GET('/api/v1/auth/me'));
};

interface CredentialsProps {
  readonly onSignedIn: (username: string, password: string) => Promise<unknown>;
  readonly known?: string;
}

const Credentials = ({ onSignedIn, known = '' }: CredentialsProps) => {
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  return (
    <Form submit={text.signIn.signIn} onSubmit={() => onSignedIn(username, password)}>
      <TextField
        label={text.signIn.username}
        value={username}
        onChange={setUsername}
        autoComplete="username"
        isRequired
      />
      <TextField
        label={text.signIn.password}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        isRequired
      />
    </Form>
  );
};

export const SignIn = () => (
  <main class="alone">
    <h1>{text.product}</h1>
    <Credentials onSignedIn={async (username, password) => setMe(await signIn(username, password))} />
  </main>
);

/** A dialog over the current page, which keeps its state. If another user signs in, the page reloads. */
export const SignInAgain = () => (
  <Dialog title={text.signIn.again}>
    <p>{text.signIn.againHint}</p>
    <Credentials
      known={me.value?.username ?? ''}
      onSignedIn={async (username, password) => {
        await continueAs(await signIn(username, password));
        finishSignIn();
      }}
    />
  </Dialog>
);

const NewPassword = ({ onChanged, onCancel }: { readonly onChanged: () => void; readonly onCancel?: () => void }) => {
  const [current, setCurrent] = useState('');
  const [chosen, setChosen] = useState('');
  const { data } = useLoad(() => unwrap(api.GET('/api/v1/setup/status')));
  // Without `ask`, because a wrong current password has the same status as an expired session.
  const change = async (): Promise<void> => {
    const body = { current_password: current, new_password: chosen };
    setMe(await unwrap(api.POST('/api/v1/auth/change-password', { body })));
    announce(text.signIn.passwordChanged);
    onChanged();
  };
  return (
    <Form submit={text.shell.changePassword} onSubmit={change} {...(onCancel === undefined ? {} : { onCancel })}>
      <TextField
        label={text.signIn.current}
        type="password"
        value={current}
        onChange={setCurrent}
        autoComplete="current-password"
        isRequired
      />
      <TextField
        label={text.signIn.newPassword}
        hint={text.signIn.newPasswordHint(data?.min_password_length ?? 12)}
        type="password"
        value={chosen}
        onChange={setChosen}
        autoComplete="new-password"
        isRequired
      />
    </Form>
  );
};

/** Required after the first sign-in: an administrator chose the initial password. */
export const ChangePassword = () => (
  <main class="alone">
    <h1>{text.signIn.forced}</h1>
    <p>{text.signIn.forcedHint}</p>
    <NewPassword onChanged={() => {}} />
    <ActionButton kind="quiet" act={signOut}>
      {text.signIn.other}
    </ActionButton>
  </main>
);

export const ChangePasswordDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={text.shell.changePassword} onClose={onClose}>
    <NewPassword onChanged={onClose} onCancel={onClose} />
  </Dialog>
);
