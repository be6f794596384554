import type { EstimateRequest, EstimateResponse } from '../contract/doors/estimate.ts';
import type { LimitsResponse } from '../contract/doors/limits.ts';
import type { ProductsResponse } from '../contract/doors/products.ts';
import type { RecommendRequest, RecommendResponse } from '../contract/doors/recommend.ts';
import type { CreateDoorQuote } from './quotes/create.ts';
import type { SubmitEnquiry } from './enquiries/submit.ts';

/** What the operations of the table do, for every adapter that offers them. */
export interface UseCases {
  readonly submitEnquiry: SubmitEnquiry;
  readonly createDoorQuote: CreateDoorQuote;
  readonly estimate: (request: EstimateRequest) => EstimateResponse;
  readonly recommend: (request: RecommendRequest) => RecommendResponse;
  readonly listProducts: () => ProductsResponse;
  readonly describeLimits: () => LimitsResponse;
}
