export interface ClientOptions {
  /** Where the service is, such as https://doors.example.ie. */
  readonly baseUrl: string;
  /** Raises the rate limit; with a test key nothing that is submitted reaches anybody. */
  readonly apiKey?: string;
  /** How long one request may take; waiting after a 429 is not counted. 30 seconds unless said otherwise, `Infinity` for no limit. */
  readonly timeoutMs?: number;
  /** The longest wait after a 429; asked to wait longer, the client throws at once. No bound unless said otherwise. */
  readonly maxWaitSeconds?: number;
  /** Another `fetch` than the platform's. */
  readonly fetch?: typeof fetch;
  /** Another way to wait: it ends early, by throwing the signal's reason, when the signal aborts. */
  readonly sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

export interface CallOptions {
  /** Cancels the call, whether it is sending or waiting. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export interface SubmitOptions extends CallOptions {
  /** Your own key for this submission; a random one unless given. Within 24 hours the same key is stored once. */
  readonly idempotencyKey?: string;
}
