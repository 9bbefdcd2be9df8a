import { CHANNEL_NAMES, isChannel } from '../../domain/events/visibility.ts';

/** The error for names of channels of which one does not exist, in words; null if all exist. */
export const describeUnknownChannels = (names: readonly string[], place: string): string | null =>
  names.every(isChannel)
    ? null
    : `${place} /channels: must be names of channels: ${CHANNEL_NAMES.join(', ')}, user:<id>`;
