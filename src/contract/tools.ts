import type { ToolFace } from './operation.ts';
import { bounds } from './bounds.ts';

const consent =
  "Needs the user's explicit consent to share their contact details: ask, then set consent.granted to true. " +
  'Leave out contact details the user has not given; never invent them.';

/** The tools by the operation they call. Names are frozen. */
export const tools = {
  estimateInternalDoorPrice: {
    name: 'estimate_internal_doors',
    title: 'Price internal glazed doors',
    description:
      `Indicative supply-only price in EUR without VAT and lead time of 1 to ${bounds.mostDoors} steel internal glazed doors, with a ` +
      'drawing of the first. Needs no personal data and stores nothing. Sizes are strings of millimetres. When a door ' +
      'cannot be made, present the options in recovery.suggestions. configuratorUrl lets the user see and change a door.',
  },
  recommendInternalDoorConfiguration: {
    name: 'recommend_internal_door',
    title: 'Compare layouts for one opening',
    description:
      'Compares the door the user has in mind with what else can be made in the same wall opening: prices, savings, ' +
      'tradeoffs, and a drawing of the recommended one. Explain the recommended option and its tradeoffs before asking ' +
      'whether to keep or change. Needs no personal data and stores nothing.',
  },
  listInternalDoorProducts: {
    name: 'list_internal_door_products',
    title: 'List internal glazed doors',
    description:
      'The catalogue of steel internal glazed doors with starting prices, for questions about what there is and what ' +
      'it costs roughly. For a price by size call estimate_internal_doors.',
  },
  describeInternalDoorLimits: {
    name: 'describe_internal_door_limits',
    title: 'Describe what can be made',
    description:
      'Door types with their smallest and largest sizes, limits of side panels and transoms, what presets mean and ' +
      'which fields are needed when. Call it before asking the user for sizes.',
  },
  createInternalDoorQuote: {
    name: 'create_internal_door_quote',
    title: 'Create a door quote with a review link',
    description:
      'Stores hinged doors given by presets and sizes and returns quoteUrl, a page where the user reviews them and ' +
      `submits the enquiry. Present quoteUrl as a link. Call it only after the user has asked for a quote. ${consent}`,
  },
  submitContactEnquiry: {
    name: 'submit_contact_enquiry',
    title: 'Submit a general enquiry',
    description:
      'Sends a general, showroom, service or technical enquiry to the sales staff, who will contact the user. ' +
      `Call it only after the user has asked to be contacted. ${consent}`,
  },
  submitInternalDoorsQuote: {
    name: 'submit_internal_doors_enquiry',
    title: 'Request a quote for internal glazed doors',
    description:
      'Sends a quote request for steel internal glazed doors, partitions or retrofit doors to the sales staff, who ' +
      `will contact the user. Call it only after the user has asked for a quote. ${consent}`,
  },
  submitSecurityDoorsQuote: {
    name: 'submit_security_doors_enquiry',
    title: 'Request a quote for security doors',
    description:
      'Sends a quote request for security and specialist doors (RC-rated, fire-rated, bullet- or blast-resistant, ' +
      'louvre, detention, bank-designated) to the sales staff, who will contact the user. ' +
      `Call it only after the user has asked for a quote. ${consent}`,
  },
} as const satisfies Readonly<Record<string, ToolFace>>;
