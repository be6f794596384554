import type { Asked } from '../support/asking.ts';

let wallHeight = 2300;
const newDoor = () => `tDOUBLE.HINGED-w1800-h2100-v${(wallHeight += 1)}`;
const newDoors = () => Array.from({ length: 20 }, () => `door=${newDoor()}`).join('&');

const message = (method: string, params: object): Asked => ({
  method: 'POST',
  path: '/mcp',
  headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});
const estimateTool = () => ({
  name: 'estimate_internal_doors',
  arguments: { doors: [{ doorTypeKey: 'PIVOT', opWidth: 1100, opHeight: (wallHeight += 1) }] },
});

/** What one connection asks for, again and again; a client has so many connections. */
export const storms = {
  'new PDFs of 20 doors': { connections: 10, next: () => ({ path: `/review.pdf?${newDoors()}` }) },
  'new PNGs': { connections: 20, next: () => ({ path: `/drawings/${newDoor()}.png` }) },
  'reviews of 20 doors': { connections: 10, next: () => ({ path: `/review?${newDoors()}` }) },
  'tools/list': { connections: 5, next: () => message('tools/list', {}) },
  'tools/call': { connections: 5, next: () => message('tools/call', estimateTool()) },
  '2,000 slow sockets': { connections: 500, next: () => ({ path: '/healthz' }) },
  '10,000 idle sockets': { connections: 2500, next: () => ({ path: '/healthz' }) },
  'slow readers': { connections: 25, next: () => ({ path: `/review?${newDoors()}` }) },
} as const satisfies Record<string, { connections: number; next: () => Asked }>;

export type StormName = keyof typeof storms;
export const stormNames = Object.keys(storms) as StormName[];

/** How many answers there were of each status. */
export type Tally = Readonly<Record<string, number>>;
