import { composeServingThread } from '../../compose/threads/serving-thread.ts';
import { keepRoom } from './v8-flags.ts';

/** What a thread that serves runs. */
export const serveInThread = (): void => {
  composeServingThread(keepRoom);
};
