import { type Model, type Taught, modelOf } from '../../domain/spam/learned/decisions.ts';

/** How often the store is checked for new decisions. */
const refreshEveryMs = 30_000;

export interface LearnedModelStore {
  readonly spamModel: {
    readonly version: () => Promise<number | null>;
    readonly taught: () => Promise<Taught>;
  };
}

/**
 * Cache of the learned spam model, so that submissions never wait for the store. During an outage the cached
 * model stays in use.
 */
export function createLearnedModel({ spamModel }: LearnedModelStore) {
  let model: Model = null;
  let known: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    // Reads the version before the model: the next refresh then picks up decisions made between the two
    // reads.
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
