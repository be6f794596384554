import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { Refusal } from '../app/shared/refusal.ts';
import { type Answers, createLine } from './calls.ts';

const opened: MessageChannel[] = [];
afterEach(() => {
  for (const { port1 } of opened.splice(0)) port1.close();
});

function lines(answers: Answers, ofAsker: Answers = {}) {
  const channel = new MessageChannel();
  opened.push(channel);
  return { asker: createLine(channel.port1, ofAsker), answerer: createLine(channel.port2, answers) };
}

it('matches answers to concurrent questions in any order', async () => {
  const held = Promise.withResolvers<string>();
  const { asker, answerer } = lines(
    { hold: () => held.promise, add: ([one, other]) => Number(one) + Number(other) },
    { name: () => 'asker' },
  );
  const waiting = asker.ask('hold');
  const sums = await Promise.all([1, 2, 3].map((number) => asker.ask('add', [number, 10])));
  expect(sums).toEqual([11, 12, 13]);
  expect(await answerer.ask('name')).toBe('asker');
  held.resolve('at last');
  expect(await waiting).toBe('at last');
});

it('transfers refusals with all fields, and other errors with what the log needs', async () => {
  const details = {
    id: 'con_1',
    reference: 'AB-1',
    replayed: true,
    reason: 'its disk is full',
    retryAfter: 7,
  };
  const refusal = new Refusal('rate_limited', 'Too many.', {
    ...details,
    cause: Object.assign(new TypeError('no room'), { code: 'ENOSPC', errcode: 13 }),
  });
  const { asker } = lines({
    refuse: () => {
      throw refusal;
    },
    break: () => Promise.reject(new RangeError('out of it')),
  });
  const told: unknown = await asker.ask('refuse').catch((error: unknown) => error);
  expect(told).toBeInstanceOf(Refusal);
  expect(told).toMatchObject({
    ...details,
    code: 'rate_limited',
    message: 'Too many.',
    stack: refusal.stack,
  });
  expect((told as Refusal).cause).toMatchObject({ name: 'TypeError', code: 'ENOSPC', errcode: 13 });
  const broken: unknown = await asker.ask('break').catch((error: unknown) => error);
  expect(broken).not.toBeInstanceOf(Refusal);
  expect(broken).toMatchObject({ name: 'RangeError', message: 'out of it' });
});

it('tells the other thread of an abort', async () => {
  const { asker } = lines({
    wait: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Refusal('pictures_busy', 'Whoever asked for it has gone.'));
        });
      }),
  });
  const leaving = new AbortController();
  const asked = asker.ask('wait', [], leaving.signal);
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ code: 'pictures_busy' });
});

it('rejects calls to a thread that has exited, and aborts the calls it made', async () => {
  const aborted = Promise.withResolvers<string>();
  const { asker, answerer } = lines({
    wait: (_, signal) => {
      signal.addEventListener('abort', () => {
        aborted.resolve('aborted');
      });
      return new Promise(() => undefined);
    },
    ready: () => 'ready',
  });
  const asked = asker.ask('wait');
  await asker.ask('ready');
  answerer.end(new Error('The asker has ended'));
  expect(await aborted.promise).toBe('aborted');
  asker.end(new Error('The thread has ended'));
  await expect(asked).rejects.toThrow('The thread has ended');
  await expect(asker.ask('ready')).rejects.toThrow('The thread has ended');
});
