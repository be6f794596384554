import type { Asked } from '../support/asking.ts';
import { doorOf, doorsOf, post } from '../support/requests.ts';

/** A kind of request, and the servers it is compared with. */
export interface Case {
  readonly name: string;
  /** Number of concurrent connections. */
  readonly connections: number;
  /** Whether the case is compared with other frameworks, besides the bare server. */
  readonly peers: boolean;
  /** Whether the case is compared with a server that stores the same enquiries. */
  readonly stores?: boolean;
  /** Whether the case uses PostgreSQL, and is compared with pgbench, which inserts the same rows. */
  readonly onPostgres?: boolean;
  /** Name of the case that runs at the same time; the result is compared with this case alone. */
  readonly beside?: string;
  /** Required minimum ratio to the rate of the compared server; null without a comparison. */
  readonly hold: number | null;
  /** Creates the request with this number; requests with different numbers differ. */
  readonly ask: (number: number) => Asked;
  /** Whether V8 needs seconds to compile the code of this case: turns are then longer. */
  readonly muchToCompile?: boolean;
  /** Whether --quick skips it. */
  readonly details?: boolean;
  /** Whether requests have the ETag of the first response, so that the response is a 304. */
  readonly unchanged?: boolean;
}

const linkOf = (number: number) => `tDOUBLE.HINGED-w${1600 + (number % 397)}-h${2000 + (number % 199)}`;

const enquiry = (number: number) =>
  post('/api/contact', {
    customer: { name: `Aoife ${number}`, email: `aoife.${number}@example.ie` },
    message: `Please call about a door for house number ${number}. The opening is ${900 + (number % 900)} mm wide.`,
  });

const pricing = { connections: 32, peers: false } as const;
const page = { connections: 16, peers: false, hold: null } as const;

export const cases: readonly Case[] = [
  {
    ...{ name: 'estimate, 1 door', ...pricing, peers: true, hold: 0.55 },
    ask: (number) => post('/api/internal-doors/estimate', { doors: doorsOf(number, 1) }),
  },
  {
    ...{ name: 'estimate, 20 doors', ...pricing, hold: 0.25, muchToCompile: true },
    ask: (number) => post('/api/internal-doors/estimate', { doors: doorsOf(number, 20) }),
  },
  {
    ...{ name: 'recommend', ...pricing, hold: 0.25 },
    ask: (number) =>
      post('/api/internal-doors/recommend', {
        opening: { widthMm: 1000 + (number % 1399), heightMm: 1950 + (number % 271) },
        selectedDoor: doorOf(number),
      }),
  },
  {
    ...{ name: 'products', ...pricing, hold: 0.5 },
    ask: () => ({ path: '/api/internal-doors/products' }),
  },
  {
    ...{ name: 'products, unchanged', ...pricing, hold: 0.5, unchanged: true, details: true },
    ask: () => ({ path: '/api/internal-doors/products' }),
  },
  {
    ...{ name: 'limits', ...pricing, hold: 0.5 },
    ask: () => ({ path: '/api/internal-doors/limits' }),
  },
  {
    ...{ name: 'tool call of an assistant', ...pricing, hold: null, details: true },
    ask: (number) =>
      post(
        '/mcp',
        {
          ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
          params: { name: 'estimate_internal_doors', arguments: { doors: doorsOf(number, 1) } },
        },
        { accept: 'application/json, text/event-stream' },
      ),
  },
  ...[1, 8, 64].map((connections) => ({
    ...{
      name: `enquiry, ${connections} at once`,
      connections,
      peers: false,
      stores: true,
      muchToCompile: true,
    },
    ...(connections === 64 ? { hold: 0.2 } : { hold: null, details: true }),
    ask: enquiry,
  })),
  {
    ...{ name: 'enquiry on PostgreSQL, 64 at once', connections: 64, peers: false, onPostgres: true },
    ...{ hold: 1 / 1.5, muchToCompile: true, ask: enquiry },
  },
  { name: 'page: configurator', ...page, ask: () => ({ path: '/' }) },
  {
    ...{ name: 'estimate beside the configurator', ...pricing, hold: null, beside: 'page: configurator' },
    ask: (number) => post('/api/internal-doors/estimate', { doors: doorsOf(number, 1) }),
  },
  ...['PDF of 20 doors, new', 'PNG, new', 'tool call of an assistant'].map((beside) => ({
    ...{ name: `estimate beside: ${beside}`, ...pricing, hold: null, beside, details: true },
    ask: (number: number) => post('/api/internal-doors/estimate', { doors: doorsOf(number, 1) }),
  })),
  { name: 'page: product', ...page, ask: () => ({ path: '/products/pivot-steel-door' }) },
  {
    name: 'page: review',
    ...page,
    details: true,
    ask: (number) => ({ path: `/review?door=${linkOf(number)}` }),
  },
  {
    ...{ name: 'page: review, kept', ...page, hold: 0.5 },
    ask: () => ({ path: `/review?door=${linkOf(0)}` }),
  },
  { name: 'PNG, kept', ...page, hold: 0.5, ask: () => ({ path: '/products/pivot-steel-door.png' }) },
  {
    ...{ name: 'PDF, kept', ...page, hold: 0.5 },
    ask: () => ({ path: `/review.pdf?door=${linkOf(0)}` }),
  },
  {
    name: 'PNG, new',
    ...page,
    details: true,
    connections: 2,
    ask: (number) => ({ path: `/drawings/${linkOf(number)}.png` }),
  },
  {
    ...{ name: 'PDF of 20 doors, new', ...page, connections: 2, details: true },
    ask: (number) => ({
      path: `/review.pdf?${Array.from({ length: 20 }, (_, i) => `door=${linkOf(number * 20 + i)}`).join('&')}`,
    }),
  },
];

export const caseNamed = (name: string): Case => {
  const found = cases.find((each) => each.name === name);
  if (!found)
    throw new Error(`There is no case "${name}"; there are: ${cases.map((each) => each.name).join(', ')}`);
  return found;
};
