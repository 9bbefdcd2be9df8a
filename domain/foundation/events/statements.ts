/**
 * The revision of all roles and credentials, as an SQL expression. The database increments it as the last step of every transaction that
 * removes or changes one of them (spec/rules/events.md#events-after-a-revocation).
 */
export const ACCESS_REVISION = '(select revision from access_revision)';

/** The last number. The stored one may be older by a second, and is used only when all events were deleted. */
const LAST_NUMBER =
  '(select greatest(feed_state.number, max(e.number)) from outbox_events e where e.number is not null)';

export const BEGIN_FEED_EPOCH = `update feed_state set epoch = $1, number = ${LAST_NUMBER}, began_at = ${LAST_NUMBER}, history = ''`;

export const CHECK_FEED_HISTORY_FUNCTION = `select to_regproc('feed_history') is not null as present`;

export const CHECK_FEED_HISTORY = 'select history = feed_history() as unbroken from feed_state';

export const CONTINUE_FEED_HISTORY = 'update feed_state set history = feed_history()';

/**
 * The events without a number. The parameter is the horizon: all events of earlier transactions have numbers. After a crash in which the database
 * lost transactions, it is too high until the next numbering.
 */
const WAITING_EVENTS = 'outbox_events where number is null and xid >= $1';

export const SELECT_FEED_LAG = `select count(*) as waiting, min(at) as oldest from ${WAITING_EVENTS}`;

/** Not a channel of the interface: these events are never shown. */
const PULSE_CHANNEL = 'pulse';

export const INSERT_PULSE = `insert into outbox_events (event_id, event_type, channel, payload, at)
    values ($1, 'feed.pulse', '${PULSE_CHANNEL}', '{}', $2)`;

export const SELECT_FEED_STATE = `select epoch, ${LAST_NUMBER} as number, began_at, exists (select from ${WAITING_EVENTS}) as is_waiting from feed_state`;

/** The parameters are the channel and the text. */
export const SEND_NOTIFICATION = 'select pg_notify($1, $2)';

/**
 * The revision of all roles and credentials is read with the events in one statement: an event that is visible was committed before, and so
 * was every change of access that was committed before the event.
 */
const FEED_COLUMNS = `number, event_id, event_type, channel, audience, payload, at,
  ${ACCESS_REVISION} as revision`;

export const SELECT_EVENTS = `select ${FEED_COLUMNS} from outbox_events where number > $1 and number <= $2 order by number limit $3`;

export const SELECT_VISIBLE_EVENTS = `select ${FEED_COLUMNS} from outbox_events where number > $1 and number <= $2 and channel = any($4)
    and (audience is null or audience = $5) order by number limit $3`;

export const SELECT_FEED_BOUNDS = `select epoch, newest, coalesce((select min(number) - 1 from outbox_events), newest) as oldest
  from (select epoch, ${LAST_NUMBER} as newest from feed_state) state`;

export const SELECT_EVENT_NUMBER = 'select number from outbox_events where event_id = $1 and number is not null';

export const listenOn = (channel: string): string => `listen ${channel}`;

export const INSERT_EVENTS = `insert into outbox_events (event_id, event_type, channel, audience, payload, at)
       select (event ->> 0)::uuid, event ->> 1, event ->> 2, event ->> 3, event -> 4, ?
       from jsonb_array_elements(?::jsonb) with ordinality as given (event, place) order by place`;

/** The parameters are the maximum number of events, the epoch if a new one begins, and the last result: its history, number and horizon. */
export const NUMBER_EVENTS = `select numbered, history, number, horizon, is_saved as "isSaved" from number_events($1, $2, $3, $4, $5)`;
