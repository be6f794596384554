import type { MessagePort, Worker } from 'node:worker_threads';
import { type ToldError, tellError, toldError } from './told-error.ts';

/** Messages between threads. */
type Said =
  | { readonly kind: 'call'; readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: 'leave'; readonly id: number }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: ToldError };

/** Handlers for calls from another thread, by name. The signal aborts when the caller no longer waits. */
export type Answers = Readonly<Record<string, (args: readonly unknown[], signal: AbortSignal) => unknown>>;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * RPC between two threads, in both directions. Messages of one event-loop turn are batched: waking another
 * thread costs more than the message.
 */
export function createLine(port: MessagePort | Worker, answers: Answers) {
  const waiting = new Map<number, Waiting>();
  const working = new Map<number, AbortController>();
  let count = 0;
  let unsaid: Said[] = [];
  let ended: Error | null = null;

  port.on('message', (all: readonly Said[]) => {
    for (const said of all) hear(said);
  });

  function say(said: Said): void {
    if (ended) return;
    if (unsaid.length === 0) setImmediate(sayAll);
    unsaid.push(said);
  }

  function sayAll(): void {
    const all = unsaid;
    unsaid = [];
    if (all.length > 0) port.postMessage(all);
  }

  function hear(said: Said): void {
    if (said.kind === 'call') void answer(said.id, said.name, said.args);
    else if (said.kind === 'leave') working.get(said.id)?.abort();
    else {
      const asker = waiting.get(said.id);
      waiting.delete(said.id);
      if (said.kind === 'result') asker?.resolve(said.result);
      else asker?.reject(toldError(said.error));
    }
  }

  async function answer(id: number, name: string, args: readonly unknown[]): Promise<void> {
    const leaving = new AbortController();
    working.set(id, leaving);
    try {
      say({ kind: 'result', id, result: await answers[name]?.(args, leaving.signal) });
    } catch (error) {
      say({ kind: 'error', id, error: tellError(error) });
    } finally {
      working.delete(id);
    }
  }

  function ask(name: string, args: readonly unknown[] = [], signal?: AbortSignal): Promise<unknown> {
    if (ended) return Promise.reject(ended);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    count += 1;
    const id = count;
    waiting.set(id, { resolve, reject });
    say({ kind: 'call', id, name, args });
    if (!signal) return promise;
    const leave = () => {
      say({ kind: 'leave', id });
    };
    signal.addEventListener('abort', leave, { once: true });
    return promise.finally(() => {
      signal.removeEventListener('abort', leave);
    });
  }

  return {
    ask,
    /** Sends pending messages at once, before this thread exits. */
    flush: sayAll,
    /** The other thread has exited: rejects all pending calls. */
    end(error: Error): void {
      ended = error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      for (const leaving of working.values()) leaving.abort();
    },
  };
}

export type Line = ReturnType<typeof createLine>;
