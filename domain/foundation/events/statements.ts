/**
 * The revision of all roles and credentials, as an SQL expression. The database increments it as the last step of every transaction that
 * removes or changes one of them (spec/rules/events.md#events-after-a-revocation).
 */
export const ACCESS_REVISION = '(select revision from access_revision)';

export const BEGIN_FEED_EPOCH = `update feed_state set epoch = $1, began_at = number, history = ''`;

export const CHECK_FEED_HISTORY_FUNCTION = `select to_regproc('feed_history') is not null as present`;

export const CHECK_FEED_HISTORY = 'select history = feed_history() as unbroken from feed_state';

export const CONTINUE_FEED_HISTORY = 'update feed_state set history = feed_history()';

export const SELECT_FEED_LAG = 'select count(*) as waiting, min(at) as oldest from outbox_events where number is null';

/** Not a channel of the interface: these events are never shown. */
const PULSE_CHANNEL = 'pulse';

export const INSERT_PULSE = `insert into outbox_events (event_id, event_type, channel, payload, at)
    values ($1, 'feed.pulse', '${PULSE_CHANNEL}', '{}', $2)`;

export const SELECT_FEED_STATE = `select epoch, number, began_at, exists (select from outbox_events where number is null) as is_waiting from feed_state`;

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

export const SELECT_FEED_BOUNDS = `select epoch, number as newest, coalesce((select min(number) - 1 from outbox_events), number) as oldest from feed_state`;

export const SELECT_EVENT_NUMBER = 'select number from outbox_events where event_id = $1 and number is not null';

export const listenOn = (channel: string): string => `listen ${channel}`;

export const INSERT_EVENTS = `insert into outbox_events (event_id, event_type, channel, audience, payload, at)
       select (event ->> 0)::uuid, event ->> 1, event ->> 2, event ->> 3, event -> 4, ?
       from jsonb_array_elements(?::jsonb) with ordinality as given (event, place) order by place`;

export const NUMBER_EVENTS = 'select number_events($1, $2) as count';
