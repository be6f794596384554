import { counted, dayAndTime } from '../../domain/wording/format.ts';
import type { ReplyDelivery } from './reply.ts';

/** What became of a reply's mail, in a sentence. */
export function deliveryWords(delivery: ReplyDelivery | null): { text: string; isTrouble: boolean } {
  if (!delivery || (delivery.state === 'waiting' && delivery.lastResult === null))
    return { text: 'On its way to the mail server.', isTrouble: false };
  const { state, attempts, nextAttemptAt, finishedAt } = delivery;
  const result = delivery.lastResult ?? 'for no reason that is known';
  const tries = `Tried ${attempts === 1 ? 'once' : counted(attempts, 'time')}`;
  switch (state) {
    case 'delivered':
      return {
        text: `Taken by the mail server${finishedAt === null ? '' : ` on ${dayAndTime(finishedAt)}`}.`,
        isTrouble: false,
      };
    case 'waiting':
      return {
        text: `Not delivered: ${result}. ${tries}; tried again on ${dayAndTime(nextAttemptAt)}.`,
        isTrouble: true,
      };
    case 'failed':
      return { text: `Not delivered: ${result}. ${tries}; it is not tried again.`, isTrouble: true };
    case 'skipped':
      return { text: `Not sent: ${result}.`, isTrouble: true };
  }
}
