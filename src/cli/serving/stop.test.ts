import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopOnSignal } from './stop.ts';

type Listener = (...args: unknown[]) => void;

let signals: Map<string, Listener>;
let events: string[];
let now = 0;
beforeEach(() => {
  signals = new Map();
  events = [];
  now = 10_000;
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    signals.set(String(name), listener as Listener);
    return process;
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(process, 'exit').mockImplementation((code) => events.push(`exit ${code}`) as never);
});
afterEach(() => vi.restoreAllMocks());

const logger = pino(
  { base: null, timestamp: false, serializers: { err: ({ message }: Error) => message } },
  { write: (line: string) => events.push(line.trimEnd()) },
);
const flush = () => Promise.resolve(void events.push('flushed'));

it('the service exits with 0 after a failed shutdown, and flushes the log line about the failure', async () => {
  stopOnSignal({ stop: () => Promise.reject(new Error('a file cannot be closed')) }, logger, flush);
  signals.get('SIGINT')?.();
  await vi.waitUntil(() => events.at(-1)?.startsWith('exit'));
  expect(events).toEqual([
    '{"level":30,"signal":"SIGINT","msg":"stopping"}',
    '{"level":50,"err":"a file cannot be closed","msg":"stopped with an error"}',
    'flushed',
    'exit 0',
  ]);
});

it('the service treats signals within half a second as one, and exits at once on a later signal', () => {
  stopOnSignal({ stop: () => new Promise(() => undefined) }, logger, flush);
  signals.get('SIGTERM')?.();
  now += 499;
  signals.get('SIGINT')?.();
  expect(events).toEqual(['{"level":30,"signal":"SIGTERM","msg":"stopping"}']);
  now += 1;
  signals.get('SIGTERM')?.();
  expect(events.slice(1, 2)).toEqual(['exit 0']);
});
