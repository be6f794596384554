/** Affine matrix: (a·x + c·y + e, b·x + d·y + f). */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Product: the second is applied first. */
const joined = (one: Matrix, two: Matrix): Matrix => ({
  a: one.a * two.a + one.c * two.b,
  b: one.b * two.a + one.d * two.b,
  c: one.a * two.c + one.c * two.d,
  d: one.b * two.c + one.d * two.d,
  e: one.a * two.e + one.c * two.f + one.e,
  f: one.b * two.e + one.d * two.f + one.f,
});

const asItIs: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

const kinds: Readonly<Record<string, (numbers: readonly number[]) => Matrix>> = {
  translate: ([e = 0, f = 0]) => ({ ...asItIs, e, f }),
  scale: ([a = 1, d = a]) => ({ ...asItIs, a, d }),
  rotate: ([degrees = 0]) => turnedBy(degrees),
};

function turnedBy(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
}

/** A matrix combined with a `transform` attribute. */
export function transformed(matrix: Matrix, transform: string): Matrix {
  if (transform === '') return matrix;
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce((all, [, kind = '', numbers = '']) => {
    const matrixOf = kinds[kind];
    if (!matrixOf) throw new Error(`A drawing is transformed by "${kind}", which cannot be painted`);
    return joined(all, matrixOf(numbers.split(' ').map(Number)));
  }, matrix);
}
