/*
 * JSON-RPC over postMessage with the host of the frame, as in the MCP Apps specification of 2026-01-26
 * (io.modelcontextprotocol/ui).
 */

/** What of the frame's window the bridge uses. */
export interface FrameWindow {
  readonly parent: { postMessage: (message: unknown, targetOrigin: string) => void };
  addEventListener: (type: 'message', listener: (event: FrameMessage) => void) => void;
}
type FrameMessage = Pick<MessageEvent<unknown>, 'source' | 'data'>;

export interface Bridge {
  /** Rejects if the host answers with an error, or not before the timeout. */
  readonly request: (method: string, params: object) => Promise<Fields>;
  readonly notify: (method: string, params: object) => void;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const timeoutMs = 10_000;
const methodNotFound = -32_601;

/**
 * Connects to the host. Takes messages from the parent window only, and ignores malformed ones; every request of the
 * host without a handler is refused.
 */
export function createBridge(
  own: FrameWindow,
  handlers: {
    readonly notifications: Readonly<Record<string, (params: Fields) => void>>;
    readonly requests: Readonly<Record<string, () => object>>;
  },
): Bridge {
  const pending = new Map<number, (answer: Fields) => void>();
  let lastId = 0;

  // The host's origin is not known, and nothing that is sent is secret.
  const send = (message: object) => {
    own.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  };

  own.addEventListener('message', ({ source, data }) => {
    if (source !== own.parent || !isFields(data) || data['jsonrpc'] !== '2.0') return;
    const { id, method, params = {} } = data;
    if (typeof method !== 'string') {
      if (typeof id === 'number') pending.get(id)?.(data);
    } else if (typeof id === 'number' || typeof id === 'string') {
      const answer = Object.hasOwn(handlers.requests, method) ? handlers.requests[method]?.() : undefined;
      if (answer) send({ id, result: answer });
      else send({ id, error: { code: methodNotFound, message: 'Method not found' } });
    } else if (isFields(params) && Object.hasOwn(handlers.notifications, method)) {
      handlers.notifications[method]?.(params);
    }
  });

  function request(method: string, params: object): Promise<Fields> {
    lastId += 1;
    const id = lastId;
    return new Promise<Fields>((resolve, reject) => {
      const timer = setTimeout(() => {
        pending.delete(id);
        reject(new Error(`${method}: no answer`));
      }, timeoutMs);
      pending.set(id, ({ result }) => {
        clearTimeout(timer);
        pending.delete(id);
        if (isFields(result)) resolve(result);
        else reject(new Error(`${method}: refused`));
      });
      send({ id, method, params });
    });
  }

  return {
    request,
    notify(method, params) {
      send({ method, params });
    },
  };
}
