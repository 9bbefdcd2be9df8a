import { signal } from '@preact/signals';
import type { Schema } from '../../api.ts';
import { listen } from '../../live.ts';

type Event = Schema<'Event'>;

const MOST = 20;

/** The alerts that were heard since the page was opened, wherever the person was; the newest first. */
export const alerts = signal<readonly Event[]>([]);

listen((heard) => {
  if (typeof heard !== 'string' && heard.event_type === 'budget.alert')
    alerts.value = [heard, ...alerts.value].slice(0, MOST);
});
