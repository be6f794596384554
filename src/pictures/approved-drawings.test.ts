import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { designOf } from '../../tests/support/door-quotes.ts';
import { svgFile } from './files.tsx';

/*
 * Approved drawings, which can be opened in a browser. After an intended change, `npm test -- src/pictures
 * -u` rewrites them: review them, and raise the drawing edition.
 */
const approved = (name: string) => `../../tests/vectors/drawings/${name}.svg`;

/** One element per line, for readable diffs. */
const inLines = (svg: string) => svg.replaceAll('><', '>\n<');

describe('svgFile', () => {
  it.each([
    ['panels-and-transom', 'tSINGLE.HINGED-w1700-h2600-l900-a1-z1-xyes-d2300-c383e42-sright-oout-v2900'],
    ['wall-too-high-to-show', 'tSINGLE.HINGED-w900-h2100-v9000'],
    ['double-opens-out-right', 'tDOUBLE.HINGED-w1800-h2100-sright-oout'],
    ['unequal-leaves-light-steel', 'tDOUBLE.HINGED.ACTIVE.PASSIVE-w2000-h2100-l900-z1-cf1ece1'],
    ['sliding-right-outside', 'tSLIDING-w1500-h2100-l900-a1-sright-oout'],
    ['double-sliding-with-transom', 'tDOUBLE.SLIDING-w1800-h2600-xyes-d2200'],
    ['pivot-right-out', 'tPIVOT-w1100-h2100-sright-oout'],
    ['bifold-four-right-out', 'tBIFOLD-b4L-w2800-h2100-sright-oout'],
    ['bifold-two-with-panel', 'tBIFOLD-b2L-w1900-h2100-l700-z1'],
    ['fixed-with-small-panels', 'tFIX.PANEL-w1600-h2100-l800-a2-z2'],
    ['pivot-between-panels-bronze', 'tPIVOT-w2400-h2100-l1100-a1-z1-c6e5a43'],
    ['pivot-right-beside-panel', 'tPIVOT-w1600-h2100-l1100-a1-sright'],
    ['sliding-left-over-panel', 'tSLIDING-w1500-h2100-l900-a1'],
    ['sliding-right-over-panel', 'tSLIDING-w1500-h2100-l900-z1-sright'],
    ['bifold-three-left-beside-panel', 'tBIFOLD-b3L-w2600-h2100-l700-a1'],
    ['wall-lower-than-the-opening', 'tSINGLE.HINGED-w900-h2100-v2000'],
    ['transom-over-many-panels', 'tDOUBLE.HINGED-w4000-h2700-l700-a3-z2-xyes-d2200-v2900'],
    ['narrow-panels-and-low-transom', 'tSINGLE.HINGED-w1500-h2300-l1100-a1-z1-xyes-d2100-v5000'],
    ['narrow-leaf-between-panels', 'tDOUBLE.HINGED.ACTIVE.PASSIVE-w4000-h2100-l700-a2-z2'],
    ['far-too-high', 'tSINGLE.HINGED-w300-h9000'],
    ['cannot-be-made', 'tSINGLE.HINGED-w1700-h2100-v2600'],
    ['cannot-be-drawn-to-scale', 'tSINGLE.HINGED-w9000-h300'],
    ['not-yet-settled', 'tBIFOLD-w2100-h2100'],
  ])('renders a sheet as approved: %s', async (name, text) => {
    await expect(inLines(svgFile(book, designOf(text)))).toMatchFileSnapshot(approved(`sheet-${name}`));
  });

  it.each([
    ['single', 'tSINGLE.HINGED-w900-h2100-v2600'],
    ['sliding-inside', 'tSLIDING-w900-h2100'],
    ['sliding-outside', 'tSLIDING-w900-h2100-oout'],
    ['sliding-right', 'tSLIDING-w900-h2100-sright'],
    ['double-sliding', 'tDOUBLE.SLIDING-w1800-h2100'],
    ['wide', 'tDOUBLE.HINGED-w3600-h2100-l800-a2-z2'],
    ['cannot-be-made', 'tPIVOT-w1500-h2100'],
    ['pivot-with-panels', 'tPIVOT-w2000-h2100-l1100-a1-z1-sright'],
  ])('renders a picture as approved: %s', async (name, text) => {
    const svg = svgFile(book, designOf(text), 'picture');
    await expect(inLines(svg)).toMatchFileSnapshot(approved(`picture-${name}`));
  });
});
