import type { EstimateRequest } from '../doors/estimate.ts';
import type { Operation } from '../operation.ts';
import type { RecommendRequest } from '../doors/recommend.ts';

/** Each example is sent to the service by a test, so what the documentation shows works. */
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
  preset: {
    summary: 'A preset and nothing else',
    body: { doors: [{ preset: 'double-both-panels' }] } satisfies EstimateRequest,
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
