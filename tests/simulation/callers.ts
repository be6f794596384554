import type { Caller } from '../../src/app/callers/caller.ts';
import type { RatePolicy } from '../../src/app/callers/rate-policy.ts';
import { Refusal } from '../../src/app/shared/refusal.ts';
import { type CallerParts, ask, insist } from './asking.ts';
import type { Quote, Submission } from './plan.ts';
import type { Wish } from './stored.ts';

export const policy: RatePolicy = { limit: 4, windowMs: 10_000 };

const callerOf = (number: number): Caller => ({
  id: `caller ${number}`,
  kind: 'anonymous',
  label: 'anonymous',
  policy,
});

/** Records a submission and its answer in the ledger. */
async function stored(
  { world, ledgers }: CallerParts,
  requestId: string,
  wish: Wish,
  work: () => Promise<{ readonly id: string }>,
): Promise<string> {
  ledgers.stored.asked(requestId, wish);
  try {
    const { id } = await work();
    world.note(requestId, `is answered: ${id}`);
    ledgers.stored.acknowledged(requestId, id);
    return id;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'idempotency_key_reused')
      ledgers.stored.keyReused(requestId);
    if (error instanceof Refusal && error.code === 'duplicate_submission')
      ledgers.stored.duplicate(requestId, error);
    throw error;
  }
}

/** A caller submits an enquiry, with retries. */
export async function submits(parts: CallerParts, name: string, entry: Submission): Promise<void> {
  const caller = callerOf(entry.caller);
  const request = {
    customer: { name: `Person ${entry.content}`, email: `person${entry.content}@example.ie` },
    message: contentOf(entry.content),
  };
  const key = entry.key === null ? null : `key ${entry.key}`;
  const wish = { content: contentOf(entry.content), caller: caller.id, key, quote: null };
  const person = { name, alive: true };
  parts.world.note(name, `sends content ${entry.content} as ${caller.id}${key === null ? '' : `, ${key}`}`);
  await insist(parts, person, entry.node, async (process, requestId) => {
    await process.count(caller, 'submit');
    const call = { caller, requestId, trapSprung: false, idempotencyKey: key };
    return stored(parts, requestId, wish, async () => {
      const { response } = await process.submitEnquiry({ collection: 'contact_requests', request, ...call });
      return response;
    });
  });
}

const contentOf = (number: number) => `A door for house ${number}, please.`;

/** A caller requests a quote and sends it, possibly from two windows at once. */
export async function quotes(parts: CallerParts, name: string, entry: Quote): Promise<void> {
  const caller = callerOf(entry.caller);
  const message = `The doors of ${name}, please.`;
  const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
  const doors = [{ preset: 'double-both-panels' as const, opWidth: 2400, opHeight: 2100 }];
  const key = entry.key === null ? null : `quote key ${name}`;
  parts.world.note(name, `asks for a quote as ${caller.id}${key === null ? '' : ', with a key'}`);
  const links = new Set<string>();
  const link = await insist(parts, { name, alive: true }, entry.node, async (process, requestId) => {
    await process.count(caller, 'quote');
    const call = { caller, requestId, trapSprung: false, idempotencyKey: key };
    const { reply } = await process.createDoorQuote({ customer, doors }, call);
    links.add(reply.quoteUrl);
    if (key !== null && links.size > 1) throw new Error('One key was answered with two links');
    return reply.quoteUrl;
  });
  if (link === null) return;
  const token = link.replace('/quotes/', '');
  const sends = Array.from({ length: entry.windows }, (_, window) =>
    sendsQuote(parts, `${name}w${window + 1}`, {
      token,
      caller,
      message,
      customer,
      node: entry.node + window,
    }),
  );
  await Promise.all(sends);
}

interface SentQuote {
  readonly token: string;
  readonly caller: Caller;
  readonly message: string;
  readonly customer: { readonly name: string; readonly email: string };
  readonly node: number;
}

async function sendsQuote(parts: CallerParts, name: string, sent: SentQuote): Promise<void> {
  const { token, caller, message, customer, node } = sent;
  const key = `form ${name}`;
  const wish = { content: message, caller: caller.id, key, quote: token };
  await insist(parts, { name, alive: true }, node, async (process, requestId) => {
    const quote = await process.openDoorQuote(token);
    if (!quote) throw new Error('A link that was given out leads nowhere');
    return stored(parts, requestId, wish, async () => {
      const done = await process.submitDoorQuote({
        ...{ token, submission: { customer, message }, designs: quote.designs, source: 'review' },
        ...{ caller, requestId, trapSprung: false, idempotencyKey: key },
      });
      if (!done) throw new Error('A link that was given out leads nowhere');
      return done;
    });
  });
}

/** A node runs its maintenance, again an hour later if it fails. */
export async function tidies(parts: CallerParts, name: string, node: number): Promise<void> {
  parts.world.note(name, 'forgets what has had its time');
  await ask(parts, { name, alive: true }, node, (process) => process.forgetExpired());
}

/** A member of staff moves an enquiry with a known content to another stage. */
export async function movesOn(
  parts: CallerParts,
  name: string,
  content: number,
  node: number,
): Promise<void> {
  const id = parts.ledgers.stored.find(contentOf(content));
  if (id === undefined) return;
  const stage = parts.world.dice.pick(['contacted', 'quoted', 'won'] as const, `${name} stage`);
  parts.world.note(name, `moves ${id} on: ${stage}`);
  await insist(parts, { name, alive: true }, node, (process) => process.moveOn(id, stage));
}
