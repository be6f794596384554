/** For whom something is made, so that one client's wishes do not stand in the way of another's. */
export interface Asker {
  /** The caller's id: an address or a key's id. */
  readonly client: string;
  /** Aborted when nobody waits for the result any more. */
  readonly signal?: AbortSignal;
}

/** Has a job done elsewhere, by name. May refuse with `pictures_busy` or `rate_limited`. */
export type RunJob<Jobs extends Record<keyof Jobs, (input: never) => unknown>> = <
  Name extends keyof Jobs & string,
>(
  name: Name,
  input: Parameters<Jobs[Name]>[0],
  asker: Asker,
) => Promise<Awaited<ReturnType<Jobs[Name]>>>;
