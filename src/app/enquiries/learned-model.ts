import { type Model, type Taught, modelOf } from '../../domain/spam/learned/decisions.ts';

/** How often the store is asked for new decisions. */
const refreshEveryMs = 30_000;

export interface LearnedModelStore {
  readonly spamModel: {
    readonly version: () => Promise<number | null>;
    readonly taught: () => Promise<Taught>;
  };
}

/**
 * The learned spam model, cached: submissions never wait for it. During a store outage the cached one stays
 * in use.
 */
export function createLearnedModel({ spamModel }: LearnedModelStore) {
  let model: Model = null;
  let known: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    // The version is read first: decisions made between the two reads are picked up by the next refresh.
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
