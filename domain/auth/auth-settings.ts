import { integerSetting } from '../foundation/settings/setting-definition.ts';

/** The longest lifetime of a socket ticket that may be set. */
export const MAX_TICKET_SECONDS = 300;

/** Namespace `auth` (spec/rules/auth.md#settings-of-sign-in). */
export const authSettings = {
  sessionMinutes: integerSetting('auth', 'session_minutes', 1440, 1, 43_200, 'Life of an access session in minutes.'),
  refreshMinutes: integerSetting(
    'auth',
    'refresh_minutes',
    10_080,
    1,
    129_600,
    'Life of a refresh token in minutes; more than session_minutes.',
  ),
  sessionAbsoluteDays: integerSetting(
    'auth',
    'session_absolute_days',
    30,
    1,
    365,
    'Days after the sign-in from which on a session is not renewed any more.',
  ),
  initialPasswordDays: integerSetting(
    'auth',
    'initial_password_days',
    7,
    1,
    90,
    'Days after which a password that an administrator has set lapses unless it was changed.',
  ),
  maxSessions: integerSetting(
    'auth',
    'max_sessions',
    100,
    0,
    1000,
    'Live sessions per user before the oldest is revoked; 0 means no cap.',
  ),
  lockoutAttempts: integerSetting(
    'auth',
    'lockout_attempts',
    10,
    1,
    100,
    'Failed sign-ins within the window that lock the name.',
  ),
  lockoutWindowMinutes: integerSetting(
    'auth',
    'lockout_window_minutes',
    15,
    1,
    1440,
    'Minutes within which failed sign-ins are counted together.',
  ),
  lockoutMinutes: integerSetting('auth', 'lockout_minutes', 15, 1, 1440, 'Minutes for which a name stays locked.'),
  wsTicketSeconds: integerSetting(
    'auth',
    'ws_ticket_seconds',
    30,
    5,
    MAX_TICKET_SECONDS,
    'Life of a WebSocket ticket in seconds.',
  ),
  wsTicketMaxPending: integerSetting(
    'auth',
    'ws_ticket_max_pending',
    5,
    1,
    100,
    'Unused tickets one user may hold at a time.',
  ),
};

/** A refresh token must outlive the session that it renews. */
export const LIFETIME_ORDER = { lower: authSettings.sessionMinutes, higher: authSettings.refreshMinutes };
