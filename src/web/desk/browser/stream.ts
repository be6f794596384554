/**
 * Time without an event after which the page polls: a proxy may block, break or buffer the stream. Longer than the
 * heartbeat interval.
 */
const pollAfterMs = 20_000;

interface Listener {
  readonly told: (data: unknown) => void;
  /** Called for a poll that fails: the session has ended, or the desk cannot be reached. */
  readonly failed: (why: 'signed out' | 'away') => void;
}

/** Follows what a live address says, by its stream or by polls. Returns a function that ends it. */
export function follow(address: string, { told, failed }: Listener): () => void {
  const stream = new EventSource(address);
  let pollTimer: number | undefined;
  let isOver = false;

  function postponePoll(): void {
    clearTimeout(pollTimer);
    pollTimer = window.setTimeout(() => void poll(), pollAfterMs);
  }

  async function poll(): Promise<void> {
    const response = await fetch(`${address}${address.includes('?') ? '&' : '?'}once`).catch(() => null);
    if (isOver) return;
    // The response is a redirect to the sign-in page: the session has ended.
    if (response?.redirected === true) {
      failed('signed out');
      return;
    }
    if (response?.ok === true) told(await response.json());
    else failed('away');
    postponePoll();
  }

  stream.addEventListener('message', ({ data }) => {
    told(JSON.parse(String(data)));
    postponePoll();
  });
  stream.addEventListener('beat', postponePoll);
  postponePoll();
  return () => {
    isOver = true;
    clearTimeout(pollTimer);
    stream.close();
  };
}
