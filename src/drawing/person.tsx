import type { Pen } from './pen.ts';
import { r } from './sheet.ts';

const legs = [
  'M -148 -600 C -144 -420 -128 -240 -114 -76 C -118 -48 -148 -30 -160 -8 L -156 0 H -50 C -42 -26 -44 -56 -42 -84',
  'C -34 -260 -18 -430 -6 -600 Z M 12 -600 C 22 -430 36 -250 48 -84 C 50 -52 46 -26 52 0 H 166 L 170 -10',
  'C 156 -32 126 -50 122 -78 C 134 -240 144 -420 146 -600 Z',
];
const coat = [
  'M -40 -1520 C -42 -1452 -62 -1430 -116 -1410 C -172 -1390 -198 -1352 -206 -1284',
  'C -220 -1176 -236 -1086 -232 -1008 C -228 -950 -208 -906 -174 -884',
  'C -180 -780 -188 -680 -192 -590 C -126 -568 124 -568 186 -592 C 182 -690 176 -780 172 -884',
  'C 206 -906 228 -950 230 -1010 C 232 -1088 216 -1178 204 -1286 C 194 -1352 168 -1390 114 -1410',
  'C 62 -1430 42 -1452 40 -1520 Z',
];
// Drawn in the same direction as the coat, or the collar would be a hole: the fill rule is nonzero.
const head = [
  'M -4 -1700 C -56 -1702 -84 -1664 -82 -1610 C -80 -1548 -56 -1502 -38 -1482 C -22 -1466 22 -1466 38 -1482',
  'C 58 -1502 80 -1548 80 -1610 C 80 -1666 50 -1698 -4 -1700 Z',
];

/** Silhouette of a person 1.70 m tall, in millimetres; the origin is between the feet. */
export const personPath = [...legs, ...coat, ...head].join(' ');

/**
 * A person on the floor to the left of the opening, for scale. The style sheet hides it until the visitor
 * asks for it.
 */
export function Person({ pen }: { readonly pen: Pen }) {
  const { box, height } = pen.sheet;
  return (
    <path
      class="drawing-person"
      d={personPath}
      fill={pen.ink('symbol')}
      transform={`translate(${r(box.left / 2)} ${r(height)})`}
    />
  );
}
