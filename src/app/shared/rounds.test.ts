import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { systemTimers } from './timers.ts';
import { createRounds } from './rounds.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** Rounds of the given duration in a thread with the given load, and the start times of the rounds. */
function started(tookMs = 0, busy = 0) {
  const begun: number[] = [];
  const since = performance.now();
  const rounds = createRounds(
    async () => {
      begun.push(performance.now() - since);
      if (tookMs > 0) await new Promise((resolve) => setTimeout(resolve, tookMs));
    },
    { ...systemTimers, busy: () => busy },
  );
  rounds.start();
  onTestFinished(() => void rounds.stop());
  return { rounds, begun };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a round begins a second after the pause that follows the previous round', async () => {
  const { begun } = started();
  await pass(2500);
  expect(begun).toEqual([0, 1100, 2200]);
});

it('a wake-up starts a round at once or after the current pause, and several share a round', async () => {
  const { rounds, begun } = started();
  await pass(300);
  rounds.wake();
  await pass(50);
  rounds.wake();
  rounds.wake();
  await pass(500);
  expect(begun).toEqual([0, 300, 400]);
});

it('the pause after a round is thirty times its duration, but at most two seconds', async () => {
  const slow = started(50);
  slow.rounds.wake();
  await pass(1600);
  expect(slow.begun).toEqual([0, 1550]);
  const slower = started(1000);
  slower.rounds.wake();
  await pass(3100);
  expect(slower.begun).toEqual([0, 3000]);
});

it('the pause after a round is a hundred times its duration while the thread is busy', async () => {
  const { rounds, begun } = started(10, 1);
  rounds.wake();
  await pass(1100);
  expect(begun).toEqual([0, 1010]);
});

it('stop waits for the current round, and no further round starts', async () => {
  const { rounds, begun } = started(50);
  const stopped = vi.fn();
  void rounds.stop().then(stopped);
  await pass(49);
  expect(stopped).not.toHaveBeenCalled();
  await pass(1);
  expect(stopped).toHaveBeenCalled();
  await pass(5000);
  expect(begun).toEqual([0]);
});
