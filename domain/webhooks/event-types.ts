import { ValidationFailed } from '../foundation/errors/errors.ts';
import { EVENT_TYPES } from '../foundation/events/event-types.ts';

/** The first parts of all event types. */
const EVENT_AREAS: readonly string[] = [...new Set(EVENT_TYPES.map((type) => type.split('.')[0] ?? ''))].sort();

/**
 * Whether an endpoint with these types, which may include `area.*` and `*`, subscribes to the type (spec/rules/webhooks.md#event-types).
 */
export const matchesEventType = (wanted: readonly string[], type: string): boolean =>
  wanted.some((each) => each === '*' || each === type || (each.endsWith('.*') && type.startsWith(each.slice(0, -1))));

/** Throws ValidationFailed for a type whose first part no event has (spec/rules/webhooks.md#event-types). */
export const requireEventTypes = (types: readonly string[]): void => {
  const isKnown = (type: string): boolean => type === '*' || EVENT_AREAS.includes(type.split('.')[0] ?? '');
  if (!types.every(isKnown))
    throw new ValidationFailed(`event_types: the first part of a type must be one of ${EVENT_AREAS.join(', ')}`);
};
