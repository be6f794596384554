import type { CompareRequest } from '../doors/compare.ts';
import type { EstimateRequest } from '../doors/estimate.ts';
import type { FindRequest } from '../doors/find.ts';
import type { RecommendRequest } from '../doors/recommend.ts';
import type { ContactRequest, QuoteRequest } from '../enquiries/enquiry.ts';
import type { WithdrawRequest } from '../enquiries/sent.ts';
import type { Operation } from '../operation.ts';
import type { DoorQuoteRequest } from '../quotes/quote.ts';

/** The customer of the examples below, each of which a test sends to the service. */
const customer = { name: 'Aoife Example', email: 'aoife@example.ie', phone: '01 679 1234' };
const consent = {
  granted: true,
  text: 'Please contact me about this enquiry.',
  at: '2026-03-02T10:15:00Z',
} as const;

export const estimateExamples = {
  doubleWithTransom: {
    summary: 'A double door with a transom, and a single door with a panel each side',
    body: {
      doors: [
        {
          doorTypeKey: 'DOUBLE_HINGED',
          opWidth: '1800',
          opHeight: '2700',
          topPanel: 'yes',
          doorHeightMm: '2300',
        },
        {
          doorTypeKey: 'SINGLE_HINGED',
          opWidth: '1800',
          opHeight: '2100',
          doorLeafWidth: '900',
          leftPanels: '1',
          rightPanels: '1',
        },
      ],
    } satisfies EstimateRequest,
  },
  tooWide: {
    summary: 'A single door too wide to be made: the answer says what can be made instead',
    body: {
      doors: [{ doorTypeKey: 'SINGLE_HINGED', opWidth: '1500', opHeight: '2100' }],
    } satisfies EstimateRequest,
  },
  missingDetail: {
    summary:
      'A bi-fold door without its number of leaves: the answer asks for it, and brings the door with it',
    body: {
      doors: [{ doorTypeKey: 'BIFOLD', opWidth: '2400', opHeight: '2100' }],
    } satisfies EstimateRequest,
  },
  preset: {
    summary: 'A preset and nothing else',
    body: { doors: [{ preset: 'double-both-panels' }] } satisfies EstimateRequest,
  },
} satisfies Operation['examples'];

export const findExamples = {
  budget: {
    summary: 'What fits a wide opening without a leaf that swings, within a budget, with reeded glass',
    body: {
      opening: { widthMm: 2400, heightMm: 2300 },
      budgetEur: 9000,
      noSwing: true,
      glass: 'REEDED',
    } satisfies FindRequest,
  },
} satisfies Operation['examples'];

export const compareExamples = {
  hingedOrSliding: {
    summary: 'French doors and a pair of sliding doors for one opening',
    body: {
      doors: [
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' },
        { design: 'tDOUBLE.SLIDING-w1800-h2100-mREEDED' },
      ],
    } satisfies CompareRequest,
  },
} satisfies Operation['examples'];

export const recommendExamples = {
  double: {
    summary: 'What else fits where a double door was planned',
    body: {
      opening: { widthMm: 1800, heightMm: 2100 },
      selectedDoor: { doorTypeKey: 'DOUBLE_HINGED' },
      preferences: { budgetSensitive: true },
    } satisfies RecommendRequest,
  },
} satisfies Operation['examples'];

export const doorQuoteExamples = {
  preset: {
    summary: 'A double door with a panel on each side, in a wall opening of 2400 by 2100 mm',
    body: {
      source: 'example-assistant',
      sourceId: 'conversation-1042',
      customer,
      doors: [{ preset: 'double-both-panels', opWidth: 2400, opHeight: 2100 }],
      consent: { ...consent, text: 'Please send me an offer for this door.' },
    } satisfies DoorQuoteRequest,
  },
  dryRun: {
    summary: 'A dry run: the link shows the same page, and nothing is stored',
    body: {
      estimateOnly: true,
      customer: { name: 'Aoife Example', email: 'aoife@example.ie' },
      doors: [
        {
          preset: 'single-left-panel',
          opWidth: 1300,
          opHeight: 2100,
          panelsWidth: 400,
          frameColor: '#3A3A3C',
          hingeSide: 'right',
          opening: 'out',
        },
        { doorType: 'Double', opWidth: 1600, opHeight: 2200, wallHeight: 2700 },
      ],
    } satisfies DoorQuoteRequest,
  },
} satisfies Operation['examples'];

export const contactExamples = {
  showroom: {
    summary: 'A question about the showroom',
    body: {
      source: 'example-assistant',
      customer,
      message: 'Can we see a double glazed steel door in your showroom on Saturday?',
      consent,
    } satisfies ContactRequest,
  },
} satisfies Operation['examples'];

export const internalDoorsExamples = {
  kitchen: {
    summary: 'A double door and a sliding door for a renovation',
    body: {
      source: 'example-assistant',
      sourceId: 'conversation-1042',
      customer: { ...customer, company: 'Example Interiors' },
      project: {
        message: 'Renovation of a red-brick house: kitchen to dining room, and a pantry.',
        fromPage: 'https://example.ie/projects/kitchen',
      },
      product: 'Double hinged steel glazed door',
      doors: [
        { doorType: 'Double hinged door', opWidth: '1800', opHeight: '2100' },
        { doorType: 'Single sliding door', opWidth: '900', opHeight: '2100' },
      ],
      supplyAndInstall: true,
      eirCode: 'D02 X285',
      attachments: [
        {
          url: 'https://example.ie/files/plan.pdf',
          type: 'drawing',
          description: 'Ground floor plan with both openings marked.',
          expiresAt: '2026-12-31',
        },
      ],
      consent,
    } satisfies QuoteRequest,
  },
} satisfies Operation['examples'];

export const securityDoorsExamples = {
  plantRoom: {
    summary: 'An RC3 door for a plant room',
    body: {
      source: 'example-assistant',
      customer: { ...customer, company: 'Example Facilities' },
      project: {
        message: 'RC3 rated door with louvre for a plant room, about 1000 by 2100 mm, fire rating EI60.',
      },
      doors: [{ doorType: 'RC3 louvre door', opWidth: '1000', opHeight: '2100' }],
      comments: 'Access for delivery from the rear lane.',
      consent,
    } satisfies QuoteRequest,
  },
} satisfies Operation['examples'];

export const withdrawExamples = {
  reason: {
    summary: 'Withdrawn, with the reason',
    body: { reason: 'The customer has decided to keep the old door.' } satisfies WithdrawRequest,
  },
  noReason: { summary: 'Withdrawn without a reason', body: {} satisfies WithdrawRequest },
} satisfies Operation['examples'];
