import type { DoorQuoteRequest } from '../quotes/quote.ts';
import type { Operation } from '../operation.ts';

/** Each example is sent to the service by a test, so what the documentation shows works. */
export const doorQuoteExamples = {
  preset: {
    summary: 'A double door with a panel on each side, in a wall opening of 2400 by 2100 mm',
    body: {
      source: 'example-assistant',
      sourceId: 'conversation-1042',
      customer: { name: 'Aoife Example', email: 'aoife@example.ie', phone: '01 679 1234' },
      doors: [{ preset: 'double-both-panels', opWidth: 2400, opHeight: 2100 }],
      consent: {
        granted: true,
        text: 'Please send me a quote for this door.',
        at: '2026-03-02T10:15:00Z',
      },
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
