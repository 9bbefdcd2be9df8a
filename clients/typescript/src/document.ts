export type { components, paths } from '../../../derived/client-types.ts';
export type { Events, EventType, PlatformEvent, ServerFrame } from '../../../generated/events.ts';
