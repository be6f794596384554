const mostTries = 5;

/**
 * Retries an attempt that must finish within a time limit of the program, because a busy machine may delay
 * this process. The last attempt counts, however long it took.
 */
export async function unlessHeldUp<Tried extends { readonly tookMs: number }>(
  withinMs: number,
  attempt: () => Promise<Tried>,
): Promise<Tried> {
  for (let tries = 1; ; tries += 1) {
    const tried = await attempt();
    if (tried.tookMs < withinMs || tries === mostTries) return tried;
  }
}
