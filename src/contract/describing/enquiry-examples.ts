import type { Operation } from '../operation.ts';
import type { ContactRequest, QuoteRequest } from '../enquiries/enquiry.ts';

/** Each example is sent to the service by a test, so what the documentation shows works. */
const customer = { name: 'Aoife Example', email: 'aoife@example.ie', phone: '01 679 1234' };
const consent = {
  granted: true,
  text: 'Please contact me about this enquiry.',
  at: '2026-03-02T10:15:00Z',
};

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
