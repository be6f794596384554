export interface ClientOptions {
  /** Base URL of the service, such as https://doors.example.ie. */
  readonly baseUrl: string;
  /** API key, which raises the rate limit. With a test key, submissions do not reach sales. */
  readonly apiKey?: string;
  /** Timeout of one request, without the wait after a 429. Default: 30 seconds; `Infinity` for none. */
  readonly timeoutMs?: number;
  /** Maximum wait after a 429. If the service asks for more, the client throws at once. Default: no limit. */
  readonly maxWaitSeconds?: number;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: typeof fetch;
  /** Replaces the wait; it must reject with the signal's reason when the signal aborts. */
  readonly sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

export interface CallOptions {
  /** Cancels the call, also during a wait. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export interface SubmitOptions extends CallOptions {
  /**
   * Idempotency key of this submission; random by default. Submissions with the same key are stored once within 24
   * hours.
   */
  readonly idempotencyKey?: string;
}
