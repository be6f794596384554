/** The client that a job is for, so that queues can be fair between clients. */
export interface Asker {
  /** The caller's id: an address or an API key's id. */
  readonly client: string;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal;
}

/** Runs a job by name in a worker. May refuse with `pictures_busy` or `rate_limited`. */
export type RunJob<Jobs extends Record<keyof Jobs, (input: never) => unknown>> = <
  Name extends keyof Jobs & string,
>(
  name: Name,
  input: Parameters<Jobs[Name]>[0],
  asker: Asker,
) => Promise<Awaited<ReturnType<Jobs[Name]>>>;
