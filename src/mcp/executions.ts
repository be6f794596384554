import type Type from 'typebox';
import type { Call } from '../app/shared/call.ts';
import type { Collection, EnquiryRequest } from '../app/enquiries/enquiry.ts';
import type { UseCases } from '../app/use-cases.ts';
import type { DoorQuoteRequest } from '../contract/quotes/quote.ts';
import type { EstimateRequest } from '../contract/doors/estimate.ts';
import type { OperationId, Operations } from '../contract/operations.ts';
import type { RecommendRequest } from '../contract/doors/recommend.ts';
import {
  doorQuoteText,
  estimateText,
  limitsText,
  productsText,
  recommendText,
  submissionText,
} from './texts.ts';

export interface Executed<Reply = unknown> {
  readonly reply: Reply;
  /** The same for people. */
  readonly text: string;
  /** The door to show beside it. */
  readonly drawingUrl?: string | undefined;
}

/** One execution for each operation: it calls one use case and says in words what came of it. */
export type Executions = {
  readonly [Id in OperationId]: (
    body: unknown,
    call: Call,
  ) =>
    Executed<Type.Static<Operations[Id]['reply']>> | Promise<Executed<Type.Static<Operations[Id]['reply']>>>;
};

export function makeExecutions(useCases: UseCases): Executions {
  const submitTo = (collection: Collection) => async (body: unknown, call: Call) => {
    const request = body as EnquiryRequest;
    const { response, replayed } = await useCases.submitEnquiry({ collection, request, ...call });
    return { reply: response, text: submissionText(response, replayed) };
  };

  return {
    estimateInternalDoorPrice: (body) => {
      const reply = useCases.estimate(body as EstimateRequest);
      return { reply, text: estimateText(reply), drawingUrl: reply.doors[0]?.drawingUrl };
    },
    recommendInternalDoorConfiguration: (body) => {
      const reply = useCases.recommend(body as RecommendRequest);
      const shown = reply.options.find(
        ({ id }) => id === (reply.recommendedOptionId ?? reply.selectedOptionId),
      );
      return { reply, text: recommendText(reply), drawingUrl: shown?.door.drawingUrl };
    },
    listInternalDoorProducts: () => {
      const reply = useCases.listProducts();
      return { reply, text: productsText(reply) };
    },
    describeInternalDoorLimits: () => {
      const reply = useCases.describeLimits();
      return { reply, text: limitsText(reply) };
    },
    createInternalDoorQuote: async (body, call) => {
      const request = body as DoorQuoteRequest;
      const { response } = await useCases.createDoorQuote({ request, ...call });
      return { reply: response, text: doorQuoteText(response) };
    },
    submitContactEnquiry: submitTo('contact_requests'),
    submitInternalDoorsQuote: submitTo('internal_door_quotes'),
    submitSecurityDoorsQuote: submitTo('security_door_quotes'),
  };
}
