import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ComponentChildren } from 'preact';
import { describe, expect, it } from 'vitest';
import { drawOnPdf } from './pdf-drawing.ts';

const require = createRequire(import.meta.url);
const letters = readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** The source of a PDF with a drawing in a box of 300 x 100. */
async function pageWith(shapes: ComponentChildren, viewBox = '0 0 100 50'): Promise<string> {
  const document = new PDFDocument({ compress: false, size: [400, 300], margin: 0, font: '' });
  document.registerFont('plain', letters);
  const bytes = buffer(document);
  const box = { x: 10, y: 20, width: 300, height: 100 };
  drawOnPdf(document, <svg viewBox={viewBox}>{shapes}</svg>, box, 'plain');
  document.end();
  return (await bytes).toString('latin1');
}

/** The PDF operators of the drawing, without those for position and clipping. */
const stepsIn = (page: string) =>
  (/\/Figure BMC\n[\s\S]*?W n\n([\s\S]*?)\nQ\n+EMC/.exec(page)?.[1] ?? '').split('\n').join(' | ');

const usual = '1 w | 0 j | 4 M | /Gs1 gs';
const ownScale = { x: '1', y: '2', width: '30', height: '40' };

describe('a drawing on a page of a PDF', () => {
  it.each([
    ['is scaled to its box and centred', '0 0 100 50', '60 20', '2', '0 0'],
    ['is limited by the height of its box', '0 0 10 100', '155 20', '1', '0 0'],
    ['is limited by the width of its box', '0 0 300 30', '10 55', '1', '0 0'],
    ['is moved by the origin of its viewBox', '-20 -5 100 50', '60 20', '2', '20 5'],
  ])('%s', async (_, viewBox, place, scale, start) => {
    const placed = /\/Figure BMC\nq\n([\s\S]*?)W n\n/.exec(await pageWith(<g />, viewBox))?.[1] ?? '';
    const [left, top, width, height] = viewBox.split(' ');
    const moved = start === '0 0' ? [] : [`1 0 0 1 ${start} cm`];
    expect(placed.trim().split('\n')).toEqual([
      `1 0 0 1 ${place} cm`,
      ...(scale === '1' ? [] : [`${scale} 0 0 ${scale} 0 0 cm`]),
      ...moved,
      // The clipping rectangle.
      `${left} ${top} ${width} ${height} re`,
    ]);
  });

  it.each<[what: string, shape: ComponentChildren, steps: string]>([
    [
      'a surface',
      <rect {...ownScale} fill="#ff0000" />,
      `q | ${usual} | 1 2 30 40 re | /DeviceRGB cs | 1 0 0 scn | f | Q`,
    ],
    [
      'a surface without a colour, in black',
      <rect {...ownScale} />,
      `q | ${usual} | 1 2 30 40 re | /DeviceRGB cs | 0 0 0 scn | f | Q`,
    ],
    [
      'an outline without a surface',
      <rect {...ownScale} fill="none" stroke="#00ff00" stroke-width="3" />,
      'q | 3 w | 0 j | 4 M | /Gs1 gs | 1 2 30 40 re | /DeviceRGB CS | 0 1 0 SCN | S | Q',
    ],
    [
      'a surface with its outline',
      <path d="M 0 0 L 10 10 H 0 Z" fill="#ffffff" stroke="#0000ff" />,
      `q | ${usual} | 0 0 m | 10 10 l | 0 10 l | h | /DeviceRGB cs | 1 1 1 scn | /DeviceRGB CS | 0 0 1 SCN | B | Q`,
    ],
    [
      'a dashed line with round joints',
      <path d="M 0 0 L 10 10" fill="none" stroke="#0000ff" stroke-dasharray="2 1" stroke-linejoin="round" />,
      'q | 1 w | 1 j | 4 M | /Gs1 gs | [2 1] 0 d | 0 0 m | 10 10 l | /DeviceRGB CS | 0 0 1 SCN | S | Q',
    ],
    [
      'round corners',
      <rect {...ownScale} rx={3} />,
      `q | ${usual} | 4 2 m | 28 2 l | 29.656854 2 31 3.343146 31 5 c | 31 39 l | 31 40.656854 29.656854 42 28 42 c | 4 42 l | 2.343146 42 1 40.656854 1 39 c | 1 5 l | 1 3.343146 2.343146 2 4 2 c | h | /DeviceRGB cs | 0 0 0 scn | f | Q`,
    ],
    [
      'corners with a radius limited to half the side',
      <rect x="1" y="2" width="4" height="40" rx={3} />,
      `q | ${usual} | 3 2 m | 3 2 l | 4.104569 2 5 2.895431 5 4 c | 5 40 l | 5 41.104569 4.104569 42 3 42 c | 3 42 l | 1.895431 42 1 41.104569 1 40 c | 1 4 l | 1 2.895431 1.895431 2 3 2 c | h | /DeviceRGB cs | 0 0 0 scn | f | Q`,
    ],
    [
      'a circle',
      <circle cx={5} cy={6} r={7} />,
      `q | ${usual} | -2 6 m | -2 2.134007 1.134007 -1 5 -1 c | 8.865993 -1 12 2.134007 12 6 c | 12 9.865993 8.865993 13 5 13 c | 1.134007 13 -2 9.865993 -2 6 c | h | /DeviceRGB cs | 0 0 0 scn | f | Q`,
    ],
    [
      'hatching: lines from edge to edge, clipped to their tile',
      <>
        <defs>
          <pattern id="hatch" width={10} height={10} patternTransform="rotate(45)">
            <path d="M 0 0 V 10" stroke="#0000ff" stroke-width={2} />
          </pattern>
        </defs>
        <rect x={5} y={0} width={20} height={10} fill="url(#hatch)" />
      </>,
      `q | ${usual} | 5 0 20 10 re | W n | 0.707107 0.707107 -0.707107 0.707107 0 0 cm | 1 w | 0.5 -17.67767 m | 0.5 3.535534 l | 10.5 -17.67767 m | 10.5 3.535534 l | 20.5 -17.67767 m | 20.5 3.535534 l | 30.5 -17.67767 m | 30.5 3.535534 l | /DeviceRGB CS | 0 0 1 SCN | S | Q`,
    ],
  ])('can contain %s', async (_, shape, steps) => {
    expect(stepsIn(await pageWith(shape))).toBe(steps);
  });

  it('contains components, groups and lists in order, without title and desc', async () => {
    const Line = ({ to }: { to: number }) => <path d={`M 0 0 H ${to}`} />;
    const page = await pageWith(
      <>
        <title>A door</title>
        <desc>Seen from the front</desc>
        <g>
          {null}
          {false}
          {[1, 2].map((to) => (
            <Line key={to} to={to} />
          ))}
        </g>
        <Line to={3} />
      </>,
    );
    expect(stepsIn(page).match(/\S+ 0 l/g)).toEqual(['1 0 l', '2 0 l', '3 0 l']);
    expect(page).not.toContain(' Tf');
  });

  it('keeps the opacity of a shape', async () => {
    expect(await pageWith(<circle cx={5} cy={6} r={7} fill-opacity="0.5" />)).toContain('\n/ca 0.5\n');
    expect(await pageWith(<circle cx={5} cy={6} r={7} />)).toContain('\n/ca 1\n');
  });

  it('can contain linear gradients', async () => {
    const page = await pageWith(
      <>
        <defs>
          <linearGradient id="glass" x1={1} y1={2} x2={20} y2={30}>
            <stop offset={0} stop-color="#ff0000" />
            <stop offset={0.25} stop-color="#00ff00" />
            <stop offset={1} stop-color="#0000ff" />
          </linearGradient>
        </defs>
        <rect {...ownScale} fill="url(#glass)" />
      </>,
    );
    expect(stepsIn(page)).toBe(`q | ${usual} | 1 2 30 40 re | /Pattern cs | /Sh1 scn | f | Q`);
    expect(page).toContain('/Coords [1 2 20 30]');
    expect(page).toContain('/Bounds [0.25]');
    const colours = [...page.matchAll(/\/C([01]) \[([\d ]+)\]/g)].map(
      ([, end, colour]) => `${end}: ${colour}`,
    );
    expect(colours).toEqual(['0: 1 0 0', '1: 0 1 0', '0: 0 1 0', '1: 0 0 1']);
  });

  it.each([
    ['start', 50],
    ['middle', 43.638],
    ['end', 37.275],
    [undefined, 50],
  ] as const)('has text aligned by its anchor: %s', async (anchor, start) => {
    const page = await pageWith(
      <text x={50} y={20} font-size={10} fill="#0000ff" {...(anchor && { 'text-anchor': anchor })}>
        {1}
        {'2'}
      </text>,
    );
    const [, x, y] = /1 0 0 1 (\S+) (\S+) Tm/.exec(page) ?? [];
    expect(Number(x)).toBeCloseTo(start, 2);
    // The y axis of a PDF points up.
    expect(Number(y)).toBe(300 - 20);
    expect(page).toContain('/F1 10 Tf\n[<00010002> 0] TJ');
    expect(page).toContain('0 0 1 scn');
  });

  it('can contain rotated text', async () => {
    const text = { x: 50, y: 20, 'font-size': 10, fill: '#0000ff' };
    const turned = '0 -1 1 0 30 70 cm';
    expect(await pageWith(<text {...text}>9</text>)).not.toContain(turned);
    expect(
      await pageWith(
        <text {...text} transform="rotate(-90 50 20)">
          9
        </text>,
      ),
    ).toContain(turned);
  });

  it('fails if the drawing has unsupported elements', async () => {
    await expect(pageWith(<ellipse cx={1} cy={1} rx={1} ry={1} />)).rejects.toThrow(
      'A drawing has <ellipse>, which cannot be put into a PDF',
    );
    const upright = (
      <>
        <defs>
          <pattern id="hatch" width={10} height={10}>
            <path d="M 0 0 V 10" />
          </pattern>
        </defs>
        <rect {...ownScale} fill="url(#hatch)" />
      </>
    );
    await expect(pageWith(upright)).rejects.toThrow('An unknown hatching');
  });
});
