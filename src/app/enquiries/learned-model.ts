import { type Model, type Taught, modelOf } from '../../domain/spam/learned/decisions.ts';

/** How often it is asked whether anybody has decided something. */
const refreshEveryMs = 30_000;

export interface LearnedModelStore {
  readonly spamModel: {
    readonly version: () => Promise<number | null>;
    readonly taught: () => Promise<Taught>;
  };
}

/**
 * What was learned, in memory: nobody who submits waits for it. Where the store is away, what was known last goes on to
 * count.
 */
export function createLearnedModel({ spamModel }: LearnedModelStore) {
  let model: Model = null;
  let known: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    // Read before the counts: what is taught in between is read again the next time.
    const version = await spamModel.version();
    if (version === known) return;
    model = version === null ? null : modelOf(await spamModel.taught());
    known = version;
  }

  const tryRefreshing = () => {
    refresh().catch(() => undefined);
  };

  return {
    current: (): Model => model,
    refresh,
    start(): void {
      tryRefreshing();
      timer = setInterval(tryRefreshing, refreshEveryMs).unref();
    },
    stop(): void {
      clearInterval(timer);
    },
  };
}

export type LearnedModel = ReturnType<typeof createLearnedModel>;
