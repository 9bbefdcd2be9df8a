import { unwrap } from 'organisation-platform-client';
import { useEffect } from 'preact/hooks';
import { api } from '../api.ts';
import { startLive } from '../live.ts';
import { Secrets } from '../screens/admin/shared/once.tsx';
import { Wizard } from '../screens/setup/wizard.tsx';
import { ChangePassword, SignIn, SignInAgain } from '../screens/sign-in.tsx';
import { fetchCurrentUser, isSignInRequired, refresh } from '../session/renewal.ts';
import { forgetMe, mayBeSignedIn, sessionState, setMe, userId } from '../session/session.ts';
import { text } from '../text/text.ts';
import { useAction } from '../ui/action.tsx';
import { FailureNotice } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Places } from './places.tsx';

/** Reads whether there is an administrator, and who is signed in. */
const loadSessionState = async (): Promise<void> => {
  const { needs_admin: needsAdmin } = await unwrap(api.GET('/api/v1/setup/status'));
  if (needsAdmin) {
    sessionState.value = 'new';
    return;
  }
  // Without a session the request would be refused.
  if (!mayBeSignedIn()) {
    sessionState.value = 'out';
    return;
  }
  const found = (await fetchCurrentUser()) ?? (await refresh());
  if (found !== null) return setMe(found);
  forgetMe();
  sessionState.value = 'out';
};

const SessionScreen = () => {
  const finding = useAction(loadSessionState);
  useEffect(() => void finding.run(), []);
  const who = userId.value;
  switch (sessionState.value) {
    case 'unknown':
      return finding.failure === null ? (
        <p class="waiting alone" role="status">
          {text.common.loading}
        </p>
      ) : (
        <main class="alone">
          <h1>{text.product}</h1>
          <FailureNotice error={finding.failure} retry={() => void finding.run()} />
        </main>
      );
    case 'new':
      return <Wizard />;
    case 'out':
      return <SignIn />;
    case 'forced':
      return <ChangePassword />;
    default:
      return <Places key={who} />;
  }
};

export const App = () => {
  const isIn = sessionState.value === 'in';
  const isAsked = isSignInRequired.value;
  useEffect(() => {
    if (!isIn) return undefined;
    const leaving = new AbortController();
    void startLive(leaving.signal);
    return () => leaving.abort();
  }, [isIn]);
  return (
    <>
      <SessionScreen />
      {isAsked && <SignInAgain />}
      <Secrets />
      <Notice />
    </>
  );
};
