import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const limits = { waiting: 6, waitingPerClient: 4 };

const drained = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.next());

describe('the fair queue', () => {
  it('alternates between clients, first in first out for each', () => {
    const queue = new FairQueue<string>(limits);
    for (const job of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(job.charAt(0), job);
    expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('refuses jobs above the limit of a client', () => {
    const queue = new FairQueue<string>(limits);
    const taken = ['a1', 'a2', 'a3', 'a4', 'a5'].map((job) => queue.add('a', job).taken);
    expect(taken).toEqual([true, true, true, true, false]);
    expect([queue.hasRoom('a'), queue.hasRoom('b')]).toEqual([false, true]);
  });

  it('evicts from the longest line for a client with fewer jobs', () => {
    const queue = new FairQueue<string>(limits);
    for (const job of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) queue.add(job.charAt(0), job);
    expect(queue.add('c', 'c1')).toEqual({ taken: true, pushedOut: 'a4' });
    expect(queue.size).toBe(6);
    expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('evicts from the next line in order if several are the longest', () => {
    const queue = new FairQueue<string>(limits);
    for (const job of ['b1', 'a1', 'a2', 'b2', 'b3', 'a3']) queue.add(job.charAt(0), job);
    expect(queue.add('c', 'c1')).toEqual({ taken: true, pushedOut: 'b3' });
    expect(queue.add('d', 'd1')).toEqual({ taken: true, pushedOut: 'a3' });
  });

  it('does not evict a job for a client with as many jobs as the others', () => {
    const queue = new FairQueue<string>(limits);
    for (const client of ['a', 'b', 'c', 'd', 'e', 'f']) queue.add(client, `${client}1`);
    expect(queue.add('a', 'a2')).toEqual({ taken: false });
    expect(queue.add('g', 'g1')).toEqual({ taken: false });
  });

  it('removes a job, and returns whether it was still queued', () => {
    const queue = new FairQueue<string>(limits);
    for (const job of ['a1', 'a2', 'b1']) queue.add(job.charAt(0), job);
    expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('z', 'z1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(drained(queue)).toEqual(['a2', 'b1']);
    expect(queue.next()).toBeUndefined();
  });
});
