import type { ComponentChildren } from 'preact';
import { describe, expect, it } from 'vitest';
import { createCanvas } from './canvas.ts';
import { paint } from './paint.ts';
import { wholePixel } from './row.ts';

const drawing = (children: ComponentChildren, size = 8) => (
  <svg viewBox={`0 0 ${size} ${size}`}>
    <title>A door</title>
    {children}
  </svg>
);

/** One line for each row; pixels by darkness, 0 for white to 9 for black. */
function shown(children: ComponentChildren, size?: number): string[] {
  const { width, height, rows, palette } = paint(drawing(children, size), size ?? 8);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_each, x) => {
      const [red = 255] = palette[rows[row * (width + 1) + 1 + x] ?? 0] ?? [];
      return Math.round(((255 - red) / 255) * 9);
    }).join(''),
  );
}

describe('a drawing in pixels', () => {
  it('paints rectangles, with partly covered pixels in proportion', () => {
    expect(shown(<rect x={2} y={1.5} width={3.5} height={2.5} />)).toEqual([
      '00000000',
      '00444200',
      '00999400',
      '00999400',
      '00000000',
      '00000000',
      '00000000',
      '00000000',
    ]);
  });

  it('paints lines with mitred or round joins, and butt ends', () => {
    const corner = { d: 'M 0 3 H 4 V 8', fill: 'none', stroke: '#000000', 'stroke-width': 2 };
    expect(shown(<path {...corner} />).slice(1, 5)).toEqual(['00000000', '99999000', '99999000', '00099000']);
    expect(shown(<path {...corner} stroke-linejoin="round" />)[2]).toBe('99997000');
  });

  it('paints dashes, which continue around corners', () => {
    const dashes = { fill: 'none', stroke: '#000000', 'stroke-width': 1, 'stroke-dasharray': '3 2' };
    expect(shown(<path d="M 0 0.5 H 8" {...dashes} />)[0]).toBe('99900999');
    expect(shown(<rect x={0.5} y={0.5} width={7} height={7} {...dashes} />)).toEqual([
      '79940499',
      '90000004',
      '90000000',
      '40000004',
      '00000009',
      '40000009',
      '90000004',
      '94049940',
    ]);
  });

  it('paints holes for outlines of opposite direction', () => {
    expect(shown(<path d="M0 0L8 0L8 8L0 8ZM2 2L2 6L6 6L6 2Z" />).slice(1, 4)).toEqual([
      '99999999',
      '99000099',
      '99000099',
    ]);
  });

  it('paints text at its position, rotation and size', () => {
    const place = 'translate(6 2) rotate(-90) scale(0.5 -0.5) translate(-8 0)';
    expect(shown(<path d="M0 0L8 0L8 4L0 4Z" transform={place} />)).toEqual([
      '00000000',
      '00000000',
      '00009900',
      '00009900',
      '00009900',
      '00009900',
      '00000000',
      '00000000',
    ]);
  });

  it('blends opacity once where shapes of one element overlap', () => {
    const half = <rect width={8} height={8} fill="#000000" fill-opacity="0.5" />;
    expect(shown(half)[0]).toBe('44444444');
    expect(
      shown(
        <>
          {half}
          {half}
        </>,
      )[0],
    ).toBe('77777777');
  });

  it('paints a gradient along a line, constant beyond its ends', () => {
    const glass = (
      <>
        <defs>
          <linearGradient id="glass" x1={2} y1={0} x2={6} y2={0}>
            <stop offset={0} stop-color="#ffffff" />
            <stop offset={1} stop-color="#000000" />
          </linearGradient>
        </defs>
        <rect width={8} height={8} fill="url(#glass)" />
      </>
    );
    expect(new Set(shown(glass))).toEqual(new Set(['00136899']));
  });

  it("clips at the paper's edge", () => {
    expect(shown(<rect x={-5} y={6} width={100} height={100} />).slice(5)).toEqual([
      '00000000',
      '99999999',
      '99999999',
    ]);
  });

  it.each([
    ['an element', <text>900</text>, 'A drawing has <text>, which cannot be painted'],
    ['a step', <path d="M 0 0 T 1 1" />, 'A path has the step "T", which cannot be painted'],
    ['an arc', <path d="M 0 0 A 2 1 0 0 0 2 1" />, 'A path has an arc which cannot be painted'],
    [
      'a way to move things',
      <path d="M 0 0 H 1" transform="skewX(20)" />,
      'A drawing is transformed by "skewX", which cannot be painted',
    ],
  ])('throws on %s it does not support', (_, shape, message) => {
    expect(() => paint(drawing(shape), 8)).toThrow(message);
  });

  it('throws on a hatching it does not support', () => {
    const upright = (
      <>
        <defs>
          <pattern id="hatch" width={10} height={10}>
            <path d="M 0 0 V 10" />
          </pattern>
        </defs>
        <rect width={8} height={8} fill="url(#hatch)" />
      </>
    );
    expect(() => paint(drawing(upright), 8)).toThrow('An unknown hatching');
  });

  it('uses the nearest colour beyond 256', () => {
    const canvas = createCanvas(300, 1);
    for (let x = 0; x < 300; x += 1) {
      const grey = Math.min(x, 255);
      canvas.plain([grey, grey, x % 2], 1)(0, x, x + 1, wholePixel);
    }
    const { palette, rows } = canvas.picture();
    expect(palette).toHaveLength(256);
    for (let x = 0; x < 300; x += 1) {
      const [red = 0] = palette[rows[x + 1] ?? 0] ?? [];
      expect(Math.abs(red - Math.min(x, 255))).toBeLessThanOrEqual(1);
    }
  });
});
