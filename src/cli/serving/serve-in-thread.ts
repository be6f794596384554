import { composeServingThread } from '../../compose/threads/serving-thread.ts';
import { makeRoom } from './v8-flags.ts';

/** What a thread that serves runs. */
export const serveInThread = (): void => {
  composeServingThread(makeRoom);
};
