import { bounds } from '../../contract/bounds.ts';
import {
  compareExamples,
  estimateExamples,
  findExamples,
  recommendExamples,
} from '../../contract/describing/examples.ts';
import { CompareRequest, CompareResponse } from '../../contract/doors/compare.ts';
import { EstimateRequest, EstimateResponse } from '../../contract/doors/estimate.ts';
import { FindRequest, FindResponse } from '../../contract/doors/find.ts';
import { LimitsResponse } from '../../contract/doors/limits.ts';
import { MakerResponse } from '../../contract/maker.ts';
import { ProductsResponse } from '../../contract/doors/products.ts';
import { RecommendRequest, RecommendResponse } from '../../contract/doors/recommend.ts';
import type { Operation } from '../../contract/operation.ts';
import { designOfSent, type SentDoor } from '../../domain/design/sent-door.ts';
import { compare } from '../doors/compare.ts';
import { estimate } from '../doors/estimate.ts';
import { find } from '../doors/find.ts';
import { describeLimits } from '../doors/limits.ts';
import { designOfReply } from '../doors/links.ts';
import { recommend } from '../doors/recommend.ts';
import { type ReadDoor, unusedFields } from '../doors/unused-fields.ts';
import { listProducts } from '../figures/catalogue.ts';
import { describeMaker } from '../figures/maker.ts';
import { always, securityElsewhere, withBody, withoutBody } from './row.ts';

/** Properties of read-only operations with a body, which have no personal data. */
const pricing = {
  method: 'POST',
  tag: 'Doors',
  access: 'limited',
  effect: 'reads',
  jsonOnly: true,
  problems: [
    'invalid_request',
    'malformed_json',
    'payload_too_large',
    'unsupported_media_type',
    'unsupported_content_encoding',
    ...always,
  ],
} as const satisfies Partial<Operation>;

/** Properties of operations whose response depends only on price book and catalogue. */
const reference = {
  method: 'GET',
  tag: 'Doors',
  access: 'limited',
  effect: 'reads',
  body: null,
  jsonOnly: false,
  cached: true,
  problems: always,
  examples: {},
} as const satisfies Partial<Operation>;

const readDoor = (sent: SentDoor, pointer: string): ReadDoor => ({
  pointer,
  sent,
  door: () => designOfSent(sent).door,
});

/** Operations on prices, layouts and products, without personal data. */
export const doorOperations = {
  estimateInternalDoorPrice: withBody({
    ...pricing,
    path: '/api/internal-doors/estimate',
    summary: 'Price internal glazed doors',
    description:
      `Indicative supply-only prices, with VAT and without, and lead time of 1 to ${bounds.mostDoors} internal steel glazed doors. Needs no ` +
      'personal data and stores nothing. What cannot be made brings options in recovery.suggestions; what only lacks ' +
      'a detail brings completion.',
    body: EstimateRequest,
    reply: EstimateResponse,
    examples: estimateExamples,
    tool: {
      name: 'estimate_internal_doors',
      title: 'Price internal glazed doors',
      description:
        `Indicative supply-only price in EUR, with VAT and without, and lead time of 1 to ${bounds.mostDoors} steel internal glazed doors, ` +
        'with a drawing of the first. Needs no personal data and stores nothing. doorType takes the words of the user ("barn door"), sizes 1800, "1.8 m", "6 ft 8", "about 1.8 m" or "1790 to 1805". When a door cannot ' +
        'be made, present the options in recovery.suggestions. ' +
        securityElsewhere,
    },
    create:
      ({ book, publicUrl }) =>
      (request) => {
        const reply = estimate(book, request, publicUrl());
        const ignored = unusedFields(
          book,
          request.doors.map((sent, index) => readDoor(sent, `/doors/${index}`)),
        );
        return { reply, ignored, shown: () => designOfReply(reply.doors[0]) };
      },
  }),
  recommendInternalDoorConfiguration: withBody({
    ...pricing,
    path: '/api/internal-doors/recommend',
    summary: 'Compare layouts for one opening',
    description:
      'Lists what can be made in the same wall opening, with prices (with VAT and without), savings against the selected door and tradeoffs. ' +
      'Explain the recommended option before asking whether to keep or change. Needs no personal data.',
    body: RecommendRequest,
    reply: RecommendResponse,
    examples: recommendExamples,
    tool: {
      name: 'recommend_internal_door',
      title: 'Compare layouts for one opening',
      description:
        'Compares the door the user has in mind with what else can be made in the same wall opening: prices, savings, ' +
        'tradeoffs, and a drawing of the recommended one. Explain the recommended option and its tradeoffs before asking ' +
        `whether to keep or change. Needs no personal data and stores nothing. ${securityElsewhere}`,
    },
    create:
      ({ book, publicUrl }) =>
      (request) => {
        const reply = recommend(book, request, publicUrl());
        const best = reply.recommendedOptionId ?? reply.selectedOptionId;
        const option = reply.options.find(({ id }) => id === best);
        const ignored = unusedFields(book, [readDoor(request.selectedDoor, '/selectedDoor')]);
        return { reply, ignored, shown: () => designOfReply(option?.door) };
      },
  }),
  findInternalDoors: withBody({
    ...pricing,
    path: '/api/internal-doors/find',
    summary: 'Find doors by what matters',
    description:
      'Lists the doors for a wall opening that meet a budget, a clear width, a lead time and other needs, leaving out what ' +
      'another door beats in all respects. Needs no personal data and stores nothing.',
    body: FindRequest,
    reply: FindResponse,
    examples: findExamples,
    tool: {
      name: 'find_internal_doors',
      title: 'Find doors by what matters',
      description:
        'Doors for a wall opening by budget, clear width, lead time or swing, when the user has no layout in mind yet. ' +
        `Needs no personal data and stores nothing. ${securityElsewhere}`,
    },
    create:
      ({ book, publicUrl }) =>
      (request) => {
        const reply = find(book, request, publicUrl());
        return { reply, shown: () => designOfReply(reply.options[0]?.door) };
      },
  }),
  compareInternalDoors: withBody({
    ...pricing,
    path: '/api/internal-doors/compare',
    summary: 'Compare doors side by side',
    description:
      `Puts ${bounds.fewestCompared} to ${bounds.mostCompared} doors side by side: price with VAT and without, difference to the first, clear width, ` +
      'lead time and what differs in words; for a door that cannot be made, why, and the nearest that can. Needs no personal data.',
    body: CompareRequest,
    reply: CompareResponse,
    examples: compareExamples,
    tool: {
      name: 'compare_internal_doors',
      title: 'Compare doors side by side',
      description:
        `${bounds.fewestCompared} to ${bounds.mostCompared} doors the user names, side by side: prices, clear width, lead time, what differs. ` +
        'For other layouts of one opening call recommend_internal_door.',
    },
    create:
      ({ book, publicUrl }) =>
      (request) => ({
        reply: compare(book, request, publicUrl()),
        ignored: unusedFields(
          book,
          request.doors.map((sent, index) => readDoor(sent, `/doors/${index}`)),
        ),
      }),
  }),
  listInternalDoorProducts: withoutBody({
    ...reference,
    path: '/api/internal-doors/products',
    summary: 'List the products',
    description:
      'The internal glazed doors there are, with starting prices, with VAT and without. May be cached for an hour.',
    reply: ProductsResponse,
    tool: {
      name: 'list_internal_door_products',
      title: 'List internal glazed doors',
      description:
        'The catalogue of steel internal glazed doors with starting prices, for questions about what there is and what ' +
        `it costs roughly. For a price by size call estimate_internal_doors. ${securityElsewhere}`,
    },
    create:
      ({ book, catalogue, publicUrl, updatedAt }) =>
      () => ({ reply: listProducts(book, catalogue, publicUrl(), updatedAt) }),
  }),
  describeInternalDoorLimits: withoutBody({
    ...reference,
    path: '/api/internal-doors/limits',
    summary: 'Describe what can be made',
    description:
      'Door types with their smallest and largest sizes, limits of side panels and transoms, what presets mean and ' +
      'which fields are needed when. May be cached for an hour.',
    reply: LimitsResponse,
    tool: {
      name: 'describe_internal_door_limits',
      title: 'Describe what can be made',
      description:
        'Door types with their smallest and largest sizes, limits of side panels and transoms, what presets mean and ' +
        `which fields are needed when. Call it before asking the user for sizes. ${securityElsewhere}`,
    },
    create:
      ({ book }) =>
      () => ({ reply: describeLimits(book) }),
  }),
  describeMaker: withoutBody({
    ...reference,
    path: '/api/maker',
    summary: 'Answers about the maker',
    description:
      'What is in a price, VAT, delivery, fitting, lead time, guarantee, measuring, colours, glass, handles, showroom and hours, as ' +
      'far as the maker has said. May be cached for an hour.',
    reply: MakerResponse,
    tool: {
      name: 'about_the_maker',
      title: 'Answers about the maker',
      description:
        'What is in a price, VAT, delivery, fitting, lead time, guarantee, measuring, colours, glass, handles, showroom, hours. ' +
        'Answer such questions only from it: what the maker has not said, nobody knows.',
    },
    create:
      ({ business, book, publicUrl }) =>
      () => ({ reply: describeMaker(business, book, publicUrl()) }),
  }),
};
