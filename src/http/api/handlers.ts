import type { FastifyReply, FastifyRequest } from 'fastify';
import type Type from 'typebox';
import type { Caller } from '../../app/callers/caller.ts';
import type { Collection, EnquiryRequest } from '../../app/enquiries/enquiry.ts';
import type { UseCases } from '../../app/use-cases.ts';
import type { DoorQuoteRequest } from '../../contract/quotes/quote.ts';
import type { EstimateRequest } from '../../contract/doors/estimate.ts';
import type { RecommendRequest } from '../../contract/doors/recommend.ts';
import type { OperationId, Operations } from '../../contract/operations.ts';
import { cachedForAnHour } from '../host/cached.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls under a limit, before anything else looks at them. */
    caller: Caller;
    /** Whether a field was filled that no person sees; read from the body as it came. */
    trapSprung: boolean;
  }
}

/** One handler for each operation of the table: it unpacks, calls one use case, and replies. */
export type Handlers = {
  readonly [Id in OperationId]: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Answer<Type.Static<Operations[Id]['reply']>>;
};

type Answer<Reply> = Reply | FastifyReply | Promise<Reply>;

export function makeHandlers(useCases: UseCases): Handlers {
  const { submitEnquiry, createDoorQuote, estimate, recommend } = useCases;

  const submitTo = (collection: Collection) => async (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.body as EnquiryRequest;
    const result = await submitEnquiry({ collection, request: body, ...circumstances(request, body) });
    return answered(result, reply);
  };

  return {
    estimateInternalDoorPrice: (request) => estimate(request.body as EstimateRequest),
    recommendInternalDoorConfiguration: (request) => recommend(request.body as RecommendRequest),
    listInternalDoorProducts: cachedForAnHour(useCases.listProducts),
    describeInternalDoorLimits: cachedForAnHour(useCases.describeLimits),
    createInternalDoorQuote: async (request, reply) => {
      const body = request.body as DoorQuoteRequest;
      return answered(await createDoorQuote({ request: body, ...circumstances(request, body) }), reply);
    },
    submitContactEnquiry: submitTo('contact_requests'),
    submitInternalDoorsQuote: submitTo('internal_door_quotes'),
    submitSecurityDoorsQuote: submitTo('security_door_quotes'),
  };
}

/** What is known of a submission besides its body. */
function circumstances(
  { caller, id, trapSprung, headers }: FastifyRequest,
  body: { idempotencyKey?: string },
) {
  const idempotencyKey = idempotencyKeyOf(headers['idempotency-key'], body.idempotencyKey);
  return { caller, requestId: id, trapSprung, idempotencyKey };
}

function answered<Reply>(
  { response, replayed }: { response: Reply; replayed: boolean },
  reply: FastifyReply,
) {
  if (replayed) reply.header('idempotent-replayed', 'true');
  return response;
}
