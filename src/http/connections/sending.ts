import type { Incoming, Outgoing } from './incoming.ts';

let ready: { readonly incoming: Incoming; readonly outgoing: Outgoing }[] = [];

/**
 * Sends an answer when all is done that the event loop has at hand: under load requests are read one after the other then,
 * and answers written one after the other, which takes far less time than each by turns.
 */
export function sendSoon(incoming: Incoming, outgoing: Outgoing): void {
  if (ready.length === 0) setImmediate(sendAll);
  ready.push({ incoming, outgoing });
}

function sendAll(): void {
  const all = ready;
  ready = [];
  for (const { incoming, outgoing } of all) incoming.answer(outgoing);
}
