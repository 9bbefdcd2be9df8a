/** Some channels of a subscription do not exist, or the caller may not read them. */
export class ChannelsRefused extends Error {
  override readonly name = 'ChannelsRefused';
  readonly channels: readonly string[];

  constructor(channels: readonly string[], reason = 'the credential may not read them') {
    super(`the channels ${channels.join(', ')} were refused: ${reason}`);
    this.channels = channels;
  }
}

/** The server cannot read the feed for now. */
export class FeedUnavailable extends Error {
  override readonly name = 'FeedUnavailable';
}

/** The error of an error frame. The server refuses an invalid frame with its place; other errors pass. */
export const errorOfFrame = (channels: readonly string[], reason: string): ChannelsRefused | FeedUnavailable =>
  reason.startsWith('frame') ? new ChannelsRefused(channels, reason) : new FeedUnavailable(reason);
