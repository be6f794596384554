import type { Asked } from '../support/asking.ts';
import { doorsOf, post } from '../support/requests.ts';

/** Something that is asked for, another one each time so that nothing is answered from what was kept. */
export interface Case {
  readonly name: string;
  readonly count: number;
  /** Whether something is stored for it. */
  readonly stores: boolean;
  readonly ask: (number: number) => Asked;
}

const customerOf = (number: number) => ({
  name: `Aoife ${number}`,
  email: `aoife.${number}@example.ie`,
  phone: `+353 87 ${String(1_000_000 + number).slice(0, 3)} ${String(1000 + (number % 9000))}`,
});
const message = (number: number) =>
  `Please call about the doors for house number ${number}. We would like them before the summer.`;

export const cases: readonly Case[] = [
  {
    name: 'estimate of one door',
    ...{ count: 6000, stores: false },
    ask: (number) => post('/api/internal-doors/estimate', { doors: doorsOf(number, 1) }),
  },
  {
    name: 'estimate of 20 doors',
    ...{ count: 1500, stores: false },
    ask: (number) => post('/api/internal-doors/estimate', { doors: doorsOf(number, 20) }),
  },
  {
    name: 'layouts for one opening',
    ...{ count: 1500, stores: false },
    ask: (number) =>
      post('/api/internal-doors/recommend', {
        opening: { widthMm: 1000 + (number % 1400), heightMm: 1950 + (number % 271) },
        selectedDoor: { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' },
      }),
  },
  {
    name: 'list of products',
    ...{ count: 4000, stores: false },
    ask: () => ({ path: '/api/internal-doors/products' }),
  },
  {
    name: 'page of a door, new',
    ...{ count: 1000, stores: false },
    ask: (number) => ({
      path: `/?door=tDOUBLE.HINGED-w${1500 + (number % 500)}-h${2000 + Math.floor(number / 500)}`,
    }),
  },
  {
    name: 'a drawing as PNG, new',
    ...{ count: 200, stores: false },
    ask: (number) => ({
      path: `/drawings/tDOUBLE.HINGED-w${1600 + (number % 400)}-h2100-v${2200 + (Math.floor(number / 400) % 300)}.png`,
    }),
  },
  {
    name: 'enquiry without doors',
    ...{ count: 2000, stores: true },
    ask: (number) => post('/api/contact', { customer: customerOf(number), message: message(number) }),
  },
  {
    name: 'enquiry for two doors',
    ...{ count: 1000, stores: true },
    ask: (number) =>
      post('/api/quote/internal-doors', {
        customer: customerOf(number),
        doors: doorsOf(number, 2),
        message: message(number),
        consent: { granted: true },
      }),
  },
];
