import { Buffer } from 'node:buffer';
import { getPriority } from 'node:os';
import { Refusal } from '../../src/app/shared/refusal.ts';
import { answerJobs } from '../../src/workers/thread.ts';

const kept = new Uint8Array([9, 1, 2, 9]);
let handedOver = new Uint8Array();

/** Worker thread fixture: the job loop of the service, with jobs for each kind of answer. */
answerJobs({
  later: (input) => Promise.resolve({ answer: input }),
  refuse: (message) => {
    throw new Refusal('store_unavailable', message);
  },
  fail: (message) => {
    throw new TypeError(message);
  },
  failOddly: (word) => {
    throw word;
  },
  small: () => Buffer.from('small'),
  part: () => kept.subarray(1, 3),
  whole: () => (handedOver = new Uint8Array(5).fill(7)),
  leftOfWhole: () => handedOver.byteLength,
  priority: () => getPriority(),
});
