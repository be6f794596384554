import { parentPort, resourceLimits, threadId, workerData } from 'node:worker_threads';

/** A worker for the tests of the pool. */
const jobs = {
  name: () => ({ result: threadId }),
  echo: (input) => ({ result: input }),
  fail: (input) => ({ failure: { message: input, stack: undefined } }),
  refuse: (input) => ({ refusal: { code: 'pictures_busy', message: input } }),
  failAt: (stack) => ({ failure: { message: 'broken', stack } }),
  given: () => ({ result: { workerData, resourceLimits } }),
  die: () => process.exit(1),
  crash: (message) => {
    throw new Error(message);
  },
  hang: () => null,
  /** Blocks until another thread has changed the flag, then answers. */
  hold: (flag) => {
    Atomics.wait(new Int32Array(flag), 0, 0);
    return { result: 'held' };
  },
};

parentPort.on('message', ({ name, input }) => {
  const answer = jobs[name](input);
  if (answer) parentPort.postMessage(answer);
});
