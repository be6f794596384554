import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../support/chromium.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

const doors = [
  { door: 'tSINGLE.HINGED-w780-h2100', sizes: ['780', '2100'] },
  {
    door: 'tDOUBLE.HINGED-w3000-h2600-l800-a1-z1-xyes-d2200',
    sizes: ['700', '2 × 800', '700', '3000', '400', '2200', '2600'],
  },
  { door: 'tBIFOLD-w6000-h2400-b4L-a2-z2-l700', sizes: ['2 × 800', '4 × 700', '2 × 800', '6000', '2400'] },
];

describe('the drawing of a door', () => {
  it.each([
    { width: 360, height: 740 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ])('has dimensions in one font size for every door, on a screen of $width × $height', async (viewport) => {
    const { page, complaints } = await openPage(program.url, { viewport });
    for (const { door, sizes } of doors) {
      for (const path of ['/', '/review']) {
        await page.goto(`${path}?door=${door}`);
        const texts = await page.locator('.drawing-dimension text').evaluateAll((all) =>
          all.map((text) => {
            const { a = NaN, b = NaN } = (text as SVGTextElement).getScreenCTM() ?? {};
            // The font size on the screen. The factor is the scale of the SVG, also for rotated text.
            return {
              said: text.textContent,
              size: Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b),
            };
          }),
        );
        expect(texts.map(({ said }) => said)).toEqual(sizes);
        const wrong = texts.filter(({ size }) => size < 12 || size > 15);
        expect(wrong, `${path} ${door}`).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('shows a person for scale on request, which no link contains', async () => {
    const { page, complaints } = await openPage(program.url);
    await page.goto(`/?door=${doors[0]?.door ?? ''}`);
    await page.waitForSelector('.scripted');
    const address = page.url();
    const person = page.locator('.drawing-person');
    const floor = async () => {
      const box = await page.locator('.sheet .drawing-floor').boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
    };
    expect(await person.isVisible()).toBe(false);
    await page.getByLabel('Show a person for scale').check();
    const box = await person.boundingBox();
    const door = await page.locator('.sheet .drawing-leaf').boundingBox();
    // 1.70 m beside 2.10 m, with both feet on the floor and clear of the door.
    expect((box?.height ?? NaN) / (door?.height ?? NaN)).toBeCloseTo(1700 / 2100, 2);
    expect(Math.abs((box?.y ?? NaN) + (box?.height ?? NaN) - (await floor()))).toBeLessThan(1);
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThan(door?.x ?? NaN);
    await page.locator('[name=d0-height]').fill('2200');
    await page.locator('[name=d0-height]').blur();
    await expect.poll(() => page.locator('#door-0').innerText()).toContain('780 × 2200 mm');
    expect(await person.isVisible()).toBe(true);
    await expect.poll(() => page.url()).not.toBe(address);
    expect(page.url()).not.toContain('person');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
