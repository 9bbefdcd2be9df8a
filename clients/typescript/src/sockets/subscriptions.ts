import type { PlatformEvent, ServerFrame } from '../document.ts';
import { ChannelsRefused, errorOfFrame, FeedUnavailable } from './channels-refused.ts';

/** Payload fields with the value that they must have in each event. */
export type Filters = Readonly<Record<string, string | number | boolean | null>>;

/** Sends a frame on the current connection. */
export type Send = (frame: object) => void;

type Subscribed = Extract<ServerFrame, { action: 'subscribed' }>;

/** Channels that were subscribed together. */
interface Group {
  readonly channels: readonly string[];
  readonly filters: Filters | undefined;
  /** The position of the last event or bookmark; null before. */
  position: string | null;
  /** Whether the current connection has confirmed it. */
  isConfirmed: boolean;
  /** What it replaced; it applies again if the server refuses this group. */
  readonly replaced: readonly Group[];
  /** Settles the first subscription; null after it. */
  waiting: PromiseWithResolvers<void> | null;
}

/** A frame whose response is still to come, in the order of sending. */
type Sent =
  | { readonly group: Group; readonly hasPosition: boolean }
  | { readonly group: null; readonly waiting: PromiseWithResolvers<void> };

const without = (channels: readonly string[], removed: readonly string[]): readonly string[] =>
  channels.filter((channel) => !removed.includes(channel));

/** What a socket is subscribed to: each new connection continues where the last one ended. */
export class Subscriptions {
  #groups: readonly Group[] = [];
  #sent: Sent[] = [];
  #send: Send | null = null;
  /** Why no more subscriptions are possible. */
  #end: { readonly reason: unknown } | null = null;

  /** Subscribes a new connection to everything. */
  connect(send: Send): void {
    this.#send = send;
    for (const group of this.#groups) {
      group.isConfirmed = false;
      this.#ask(group);
    }
  }

  /** Forgets the connection; its channels are subscribed again on the next one. */
  disconnect(): void {
    this.#send = null;
    for (const sent of this.#sent.splice(0)) if (sent.group === null) sent.waiting.resolve();
  }

  /** Adds channels, or replaces their filters. Rejects with `ChannelsRefused`. */
  add(channels: readonly string[], filters: Filters | undefined, position: string | null): Promise<void> {
    if (this.#end !== null) return Promise.reject(this.#end.reason);
    const replaced = this.#forget(channels);
    const waiting = Promise.withResolvers<void>();
    const group: Group = { channels, filters, position, isConfirmed: false, replaced, waiting };
    this.#groups = [...this.#groups, group];
    this.#ask(group);
    return waiting.promise;
  }

  /** Removes channels. Resolves when no more events of them arrive. */
  async remove(channels: readonly string[]): Promise<void> {
    this.#forget(channels);
    if (this.#send === null) return;
    const waiting = Promise.withResolvers<void>();
    this.#sent.push({ group: null, waiting });
    this.#send({ action: 'unsubscribe', channels });
    return waiting.promise;
  }

  /** Moves the position of the channel of an event. */
  take(event: PlatformEvent): void {
    for (const group of this.#groups) if (group.channels.includes(event.channel)) group.position = event.position;
  }

  /** Processes a frame. Throws `FeedUnavailable`, and `ChannelsRefused` for channels that were confirmed before. */
  receive(frame: ServerFrame): void {
    if (!('action' in frame)) this.#fail(frame.error);
    else if (frame.action === 'bookmark') this.#move(frame.position);
    else if (frame.action === 'subscribed') this.#confirm(frame);
    else if (frame.action === 'unsubscribed') {
      const sent = this.#sent.shift();
      if (sent?.group === null) sent.waiting.resolve();
    }
  }

  /** Ends the subscriptions that are not confirmed. */
  end(error: unknown): void {
    this.#end = { reason: error };
    this.disconnect();
    for (const { waiting } of this.#groups) waiting?.reject(error);
    this.#groups = [];
  }

  /** Events before the bookmark may still be missing in groups that wait for their confirmation. */
  #move(position: string): void {
    for (const group of this.#groups) if (group.isConfirmed) group.position = position;
  }

  #ask(group: Group): void {
    const { channels, filters, position } = group;
    if (this.#send === null) return;
    this.#sent.push({ group, hasPosition: position !== null });
    this.#send({
      action: 'subscribe',
      channels,
      ...(filters && { filters }),
      ...(position !== null && { since: position }),
    });
  }

  /** Removes the channels from all groups, and returns what was removed. */
  #forget(channels: readonly string[]): readonly Group[] {
    const removed: Group[] = [];
    for (const group of this.#groups) {
      const left = without(group.channels, channels);
      if (left.length === group.channels.length) continue;
      removed.push({ ...group, channels: without(group.channels, left), waiting: null });
      const rest = left.length === 0 ? [] : [{ ...group, channels: left }];
      this.#groups = this.#groups.flatMap((each) => (each === group ? rest : [each]));
      if (rest.length === 0) group.waiting?.resolve();
    }
    return removed;
  }

  #confirm(frame: Subscribed): void {
    const [sent] = this.#sent;
    const refused = sent?.group ? without(sent.group.channels, frame.channels) : [];
    // Without a position nothing can be missing, so this is the notice of a new epoch.
    if (!sent?.group || (frame.gap && !sent.hasPosition)) return;
    this.#sent.shift();
    if (refused.length > 0) this.#refuse(sent.group, new ChannelsRefused(refused));
    sent.group.isConfirmed = true;
    sent.group.waiting?.resolve();
    sent.group.waiting = null;
  }

  #fail(reason: string): void {
    const sent = this.#sent.shift();
    const error = errorOfFrame(sent?.group?.channels ?? [], reason);
    if (error instanceof FeedUnavailable || !sent?.group) throw error;
    this.#refuse(sent.group, error);
  }

  #refuse(group: Group, error: Error): void {
    this.#groups = this.#groups.flatMap((each) => (each === group ? group.replaced : [each]));
    if (group.waiting === null) throw error;
    group.waiting.reject(error);
  }
}
