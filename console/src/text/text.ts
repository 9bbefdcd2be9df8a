import { administrationText } from './admin.ts';
import { chartersText } from './charters.ts';
import { commonText } from './common.ts';
import { companyText } from './company.ts';
import { failureText } from './failure.ts';
import { feedText } from './feed.ts';
import { inboxText } from './inbox.ts';
import { moneyText } from './money.ts';
import { setupText } from './setup.ts';
import { shellText } from './shell.ts';
import { signInText } from './sign-in.ts';
import { talkText } from './talk.ts';

/** Every text of the console, in English, by area. Sentences with parameters are functions. */
export const text = {
  product: 'Organisation Platform',
  common: commonText,
  failure: failureText,
  shell: shellText,
  signIn: signInText,
  setup: setupText,
  inbox: inboxText,
  talk: talkText,
  charters: chartersText,
  company: companyText,
  money: moneyText,
  feed: feedText,
  admin: administrationText,
} as const;
