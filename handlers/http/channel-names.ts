import { CHANNEL_NAMES, isChannel } from '../../domain/events/visibility.ts';

/** Describes the error if one of the channels does not exist; null if all exist. */
export const describeUnknownChannels = (names: readonly string[], place: string): string | null =>
  names.every(isChannel)
    ? null
    : `${place} /channels: must be names of channels: ${CHANNEL_NAMES.join(', ')}, user:<id>`;
