export type { components, paths } from '../../../generated/client-types.ts';
export type { Events, EventType, PlatformEvent, ServerFrame } from '../../../generated/events.ts';
