/** The longest wait for the close frame of the server. */
const CLOSE_TIMEOUT_MS = 5_000;
/** The most characters of frames that may wait for `onText`; beyond this the connection is closed. */
const MAX_PENDING_CHARACTERS = 16 * 1024 * 1024;

/** One connection. */
export interface SocketRun {
  readonly signal: AbortSignal;
  /** A connection without data for this long is closed. */
  readonly silenceMs: number;
  /** Called for one frame at a time, in order. Its error closes the connection. */
  onText(text: string, socket: WebSocket): Promise<void> | void;
}

/** The address of the socket of a server. */
export const socketAddress = (baseUrl: string, ticket: string): string =>
  `${baseUrl.replace(/\/$/, '').replace('http', 'ws')}/api/v1/ws?ticket=${encodeURIComponent(ticket)}`;

/** Runs one connection to its end, also if it is never opened. Rejects with the error of `onText`. */
export const runSocket = async (address: string, { signal, silenceMs, onText }: SocketRun): Promise<void> => {
  const socket = new WebSocket(address);
  let hasClosed = (): void => {};
  const closed = new Promise<void>((resolve) => {
    hasClosed = resolve;
  });
  let closing: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    socket.close();
    closing ??= setTimeout(hasClosed, CLOSE_TIMEOUT_MS);
  };
  let silence = setTimeout(end, silenceMs);
  let worked: Promise<void> = Promise.resolve();
  let waiting = 0;
  socket.onmessage = ({ data }) => {
    clearTimeout(silence);
    silence = setTimeout(end, silenceMs);
    const text = String(data);
    waiting += text.length;
    if (waiting > MAX_PENDING_CHARACTERS) {
      socket.onmessage = null;
      return end();
    }
    worked = worked
      .then(() => onText(text, socket))
      .finally(() => {
        waiting -= text.length;
      });
    worked.catch(end);
  };
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  socket.onclose = hasClosed;
  await closed;
  socket.onmessage = null;
  clearTimeout(silence);
  clearTimeout(closing);
  signal.removeEventListener('abort', end);
  await worked;
};
