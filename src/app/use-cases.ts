import type { EstimateRequest, EstimateResponse } from '../contract/estimate.ts';
import type { LimitsResponse } from '../contract/limits.ts';
import type { ProductsResponse } from '../contract/products.ts';
import type { RecommendRequest, RecommendResponse } from '../contract/recommend.ts';
import type { CreateDoorQuote } from './create-door-quote.ts';
import type { SubmitEnquiry } from './submit-enquiry.ts';

/** What the operations of the table do, for every adapter that offers them. */
export interface UseCases {
  readonly submitEnquiry: SubmitEnquiry;
  readonly createDoorQuote: CreateDoorQuote;
  readonly estimate: (request: EstimateRequest) => EstimateResponse;
  readonly recommend: (request: RecommendRequest) => RecommendResponse;
  readonly listProducts: () => ProductsResponse;
  readonly describeLimits: () => LimitsResponse;
}
