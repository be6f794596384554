/** The entry of a thread that serves. */
import { composeServingThread } from '../../compose/threads/serving-thread.ts';

composeServingThread();
