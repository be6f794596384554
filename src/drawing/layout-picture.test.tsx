import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { allElements, readXml } from '../../tests/support/xml.ts';
import { standardAppearance } from '../domain/design/design.ts';
import type { WireDoor } from '../domain/doors/fields.ts';
import { standardFinish } from '../domain/extras/offer.ts';
import { assess } from '../domain/pricing/assess.ts';
import { glassShare, LayoutPicture } from './layout-picture.tsx';

function doorOf(wire: WireDoor) {
  const assessment = assess(book, { opWidth: '1800', opHeight: '2100', ...wire });
  if (assessment.outcome !== 'priced') throw new Error('the door cannot be made');
  return assessment.door;
}
const draw = (wire: WireDoor) =>
  renderToString(
    <LayoutPicture
      door={doorOf(wire)}
      appearance={standardAppearance}
      standard={standardFinish(book.extras)}
    />,
  );
const pathIn = (svg: string, name: string) =>
  allElements(readXml(svg)).find(({ attributes }) => attributes['class'] === name)?.attributes['d'];

describe('the small picture of a layout', () => {
  const layouts = ['DOUBLE_HINGED', 'DOUBLE_SLIDING'].map((doorTypeKey) => draw({ doorTypeKey }));

  it('has the same scale for all layouts of an opening, and fits in 1,000 bytes', () => {
    for (const svg of layouts) {
      expect(readXml(svg).attributes['viewBox']).toBe('-260 -160 2320 2320');
      expect(svg.length).toBeLessThan(1000);
    }
  });

  it('shows panes, leaves and how they move', () => {
    const [hinged = '', sliding = ''] = layouts;
    const fixed = draw({ doorTypeKey: 'FIX_PANEL', opWidth: '1200' });
    // A hinged leaf has a triangle with its apex at the hinges.
    expect(pathIn(hinged, 'layout-motion')).toBe(
      'M 866 64 L 64 1037 L 866 2010M 934 64 L 1736 1037 L 934 2010',
    );
    expect(pathIn(sliding, 'layout-motion')).toBeUndefined();
    expect(pathIn(sliding, 'layout-arrow')?.match(/M/g)).toHaveLength(2);
    expect(pathIn(hinged, 'layout-joints')).toBe('M 900 0 V 2100');
    expect(pathIn(fixed, 'layout-joints')).toBeUndefined();
    expect(pathIn(fixed, 'layout-motion')).toBeUndefined();
    expect(draw({ doorTypeKey: 'DOUBLE_HINGED', glazingBars: '1x3' }).match(/<path/g)).toHaveLength(6);
  });
});

it('the share of glass is the area of the panes divided by the area of the opening', () => {
  const single = doorOf({ doorTypeKey: 'SINGLE_HINGED', opWidth: '900' });
  // A pane of 772 × 1946 mm: steel of 64 mm at both sides and above, and of 90 mm below.
  expect(glassShare(single)).toBeCloseTo((772 * 1946) / (900 * 2100), 6);
});
