import { signal } from '@preact/signals';
import { followEvents } from '../../live.ts';
import { useLoad } from '../../load.ts';
import { may } from '../../session/session.ts';
import { type Event, isEvent, readStoredEvents } from '../feed/history.ts';

const MAX_ALERTS = 20;

/** The alerts received since the page was opened. */
const heard = signal<readonly Event[]>([]);
const isAlert = ({ event_type: type }: Event): boolean => type === 'budget.alert';

followEvents((event) => {
  if (typeof event !== 'string' && isAlert(event)) heard.value = [event, ...heard.value].slice(0, MAX_ALERTS);
});

/** The stored alerts, which are those of the last day. Only users with the `lead` guard receive them. */
const readAlerts = async (): Promise<readonly Event[]> =>
  may('lead') ? (await readStoredEvents(undefined, 'budget')).rows.filter(isEvent).filter(isAlert) : [];

/** Events about the company's cap, newest first. */
export const useAlerts = (turn: number): readonly Event[] => {
  const { data = [] } = useLoad(readAlerts, [turn]);
  const all = new Map([...data, ...heard.value].map((event) => [event.event_id, event]));
  return [...all.values()].toSorted((one, other) => other.timestamp.localeCompare(one.timestamp)).slice(0, MAX_ALERTS);
};
