import type { DoorQuoteRequest, DoorQuoteResponse } from '../../contract/quotes/quote.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { designText } from '../../domain/design/design-text.ts';
import { orderText } from '../../domain/design/order-text.ts';
import { designOfQuotedDoor } from '../../domain/design/quoted-door.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { scoreContent } from '../../domain/spam/score.ts';
import type { Call } from '../shared/call.ts';
import { type Clock, steadyMs } from '../shared/clock.ts';
import type { NewDoorQuote, NewDoorQuoteOutcome } from './quote.ts';
import { spamRejected } from '../shared/refusal.ts';
import { newQuoteEvent } from '../outbox/event.ts';
import { estimate } from '../doors/estimate.ts';
import { piecesInAll } from '../doors/priced-order.ts';
import { unusedFields } from '../doors/unused-fields.ts';
import { alsoSentText } from '../enquiries/also-sent.ts';
import { keyReused, once, type RetryIdentity, retryIdentity } from '../shared/idempotency.ts';
import type { IdSource } from '../shared/ids.ts';
import { linkLifeMs, reviewLink } from './review-link.ts';

export interface CreateDoorQuoteNeeds {
  readonly book: PriceBook;
  readonly store: {
    readonly doorQuotes: {
      /** Stores the quote unless its idempotency key was used before. May refuse with `store_unavailable`. */
      readonly add: (quote: NewDoorQuote) => Promise<NewDoorQuoteOutcome>;
    };
    /** Refuses with `store_unavailable` if a write would fail. */
    readonly probe: () => Promise<void>;
  };
  readonly ids: IdSource;
  readonly clock: Clock;
  /** Base URL of links. */
  readonly publicUrl: () => string;
}

/**
 * Stores doors for a customer to review, and returns the link. Unlike enquiries, equal quotes are not
 * duplicates.
 */
export function createDoorQuoteMaker(needs: CreateDoorQuoteNeeds) {
  /** Scopes of idempotency keys that are in progress in this process. */
  const running = new Set<string>();

  return async function createDoorQuote(request: DoorQuoteRequest, call: Call) {
    const dryRun = request.estimateOnly === true;
    if (call.trapSprung || isSpam(request)) {
      if (!dryRun) await needs.store.probe();
      throw spamRejected();
    }
    const designs = request.doors.map((door) => designOfQuotedDoor(needs.book, door));
    const ignored = unusedFields(
      needs.book,
      request.doors.map((sent, index) => ({
        pointer: `/doors/${index}`,
        sent,
        door: () => designs[index]?.door ?? {},
      })),
    );
    if (dryRun)
      return { reply: answer(needs, designs, dryRunLink(needs, designs)), designs, ignored, replayed: false };
    const retry = retryIdentity({ request, ...call, target: 'door_quotes' });
    const link = await once(running, retry?.scope, () =>
      store(needs, quoteOf(needs, request, call, designs), call, retry),
    );
    return { reply: answer(needs, designs, link), designs, ignored, replayed: link.replayed };
  };
}

/** Whether the free text is spam. All other fields are sizes and choices. */
function isSpam({ customer, source }: DoorQuoteRequest): boolean {
  const { name, email, phone } = customer;
  const texts = source === undefined ? [] : [source];
  return scoreContent({ name, email, ...(phone !== undefined && { phone }), texts }).verdict === 'refuse';
}

interface IssuedLink {
  readonly id: string;
  readonly path: string;
}

/**
 * The link of a dry run, which stores nothing and needs no idempotency. The URL contains the doors, but no
 * customer data.
 */
function dryRunLink({ ids }: CreateDoorQuoteNeeds, designs: readonly DoorDesign[]): IssuedLink {
  return { id: ids.dryRunId(), path: `/review?${orderText(designs.map(designText))}` };
}

async function store(
  needs: CreateDoorQuoteNeeds,
  quote: NewDoorQuote['quote'],
  { caller, idempotencyKey }: Call,
  retry: RetryIdentity | null,
): Promise<IssuedLink & { readonly replayed: boolean }> {
  const retrySecret = idempotencyKey === null ? null : `${caller.id}\n${idempotencyKey}`;
  const { token, hash, seed } = reviewLink(retrySecret, needs.ids.linkSeed());
  const at = needs.clock.steady();
  const event = quote.test ? null : newQuoteEvent(needs, quote, piecesIn(quote.designs));
  const outcome = await needs.store.doorQuotes.add({
    quote,
    tokenHash: hash,
    retry,
    event,
    linkSeed: seed,
    at,
  });
  switch (outcome.kind) {
    case 'stored':
      return { id: quote.id, path: pathOf(token), replayed: false };
    case 'replayed':
      return {
        id: outcome.id,
        path: pathOf(reviewLink(retrySecret, outcome.linkSeed).token),
        replayed: true,
      };
    case 'key_reused':
      throw keyReused();
  }
}

const piecesIn = (designs: readonly DoorDesign[]) => piecesInAll(designs.map((design) => ({ design })));

const pathOf = (token: string) => `/quotes/${token}`;

function quoteOf(
  { book, ids, clock }: CreateDoorQuoteNeeds,
  request: DoorQuoteRequest,
  { caller, requestId, unread = [] }: Call,
  designs: readonly DoorDesign[],
): NewDoorQuote['quote'] {
  // Removes the idempotency key, from which the link could be derived.
  const { idempotencyKey, ...kept } = request;
  return {
    id: ids.doorQuoteId(),
    createdAt: clock.now(),
    expiresAt: steadyMs(clock.steady() + linkLifeMs),
    request: kept,
    designs,
    alsoSent: alsoSentText(unread),
    priceBookVersion: book.version,
    estimate: estimate(book, { doors: designs.map(({ door }) => door) }),
    submittedBy: caller.label,
    test: caller.test === true,
    requestId,
  };
}

function answer(
  { book, publicUrl }: CreateDoorQuoteNeeds,
  designs: readonly DoorDesign[],
  { id, path }: IssuedLink,
): DoorQuoteResponse {
  return {
    success: true,
    id,
    quoteUrl: `${publicUrl()}${path}`,
    priceEstimate: null,
    pricePerM2: null,
    leadTimeWeeks: null,
    currency: book.currency,
    doorsCount: piecesIn(designs),
  };
}
