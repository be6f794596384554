import { type Asked, type Store, storeBy } from './store.ts';

/** The store of another thread: every method is done there. Rows are streamed to commands only, which have one thread. */
export function createDistantStore(ask: (asked: Asked) => Promise<unknown>): Store {
  return {
    ...storeBy({
      use: <Result>(_work: unknown, asked: Asked) => ask(asked) as Promise<Result>,
      stream: () => {
        throw new Error('Rows are not streamed from thread to thread');
      },
    }),
    close: () => Promise.resolve(),
  };
}

/** Does for another thread what it asks of the store here. */
export function answerFrom(store: Store): (asked: Asked) => Promise<unknown> {
  return ({ path, args }) => {
    let found: unknown = store;
    for (const name of path) found = (found as Readonly<Record<string, unknown>>)[name];
    return (found as (...args: readonly unknown[]) => Promise<unknown>)(...args);
  };
}
