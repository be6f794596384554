import { byteRequest, operationRequest, strayRequest, toolRequest } from './call-requests.ts';
import { deskFormRequest, deskPageRequest } from './desk-requests.ts';
import { type Draw, createDraw } from './draw.ts';
import { oddHeaders } from './headers.ts';
import type { Known } from './known.ts';
import { fileRequest, pageFormRequest, pageRequest, secretRequest } from './page-requests.ts';
import type { Attack } from './send.ts';

type Make = (
  draw: Draw,
  known: Known,
) => Omit<Attack, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

/** Share of each kind, in percent. */
const kinds: readonly (readonly [number, Make])[] = [
  [30, operationRequest],
  [15, toolRequest],
  [12, pageRequest],
  [5, fileRequest],
  [4, secretRequest],
  [10, pageFormRequest],
  [9, deskPageRequest],
  [10, deskFormRequest],
  [4, strayRequest],
  [1, byteRequest],
];
const hundred = kinds.flatMap(([count, make]) => Array.from({ length: count }, () => make));

/** The request with this number, reproducible from the seed. */
function requestOf(seed: number, number: number, known: Known): Attack {
  const draw = createDraw(seed, number);
  const made = draw.pick(hundred)(draw, known);
  return { ...made, headers: { ...made.headers, ...oddHeaders(draw) } };
}

/** A range of requests, in order. */
export function* generatedRequests(
  seed: number,
  from: number,
  count: number,
  known: Known,
): Iterable<Attack> {
  for (let number = from; number < from + count; number += 1) yield requestOf(seed, number, known);
}
