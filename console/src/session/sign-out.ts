import { api } from '../api.ts';
import { forgetMe } from './session.ts';

/** Ends the session and begins anew with an empty page, so that nothing of what was seen stays. */
export const signOut = async (): Promise<void> => {
  await api.POST('/api/v1/auth/logout').catch(() => null);
  forgetMe();
  location.hash = '';
  location.reload();
};
