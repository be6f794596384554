/** Entry of a serving thread. */
import { composeServingThread } from '../../compose/threads/serving-thread.ts';
import { keepRoom } from './v8-flags.ts';

composeServingThread(keepRoom);
