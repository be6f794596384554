/**
 * Measures the way from an empty configurator to a sent enquiry for a double door with a panel, on a phone:
 * npm run bench:thumb. Counts taps and scrolled screens, and estimates seconds; PROGRAM=…/dist/main.js
 * measures another build.
 */
import { chromium, type Locator } from '@playwright/test';
import { findChromium } from '../scripts/prepare/find-chromium.mjs';
import { startProgram } from '../tests/support/program.ts';

const secondsOf = { tap: 1, screen: 1, character: 0.25 };
const way = { taps: 0, screens: 0, characters: 0 };

const entry = process.env['PROGRAM'];
const program = await startProgram(entry ? { entry } : {});
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
const viewport = { width: 390, height: 844 };
const context = await browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
const page = await context.newPage();

/** Scrolls the target to the middle of the screen, if it is outside of the screen or covered. */
async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  way.screens += await target.evaluate((element) => {
    const { left, width, top, height } = element.getBoundingClientRect();
    const middle = top + height / 2;
    const at = document.elementFromPoint(left + width / 2, middle);
    if (at && (element.contains(at) || at.contains(element))) return 0;
    const before = scrollY;
    scrollBy({ top: middle - innerHeight / 2, behavior: 'instant' });
    return Math.abs(scrollY - before) / innerHeight;
  });
}

async function tap(target: Locator): Promise<void> {
  await reach(target);
  way.taps += 1;
  await target.tap();
}

async function type(field: string, text: string): Promise<void> {
  await tap(page.locator(`[name=${field}]`));
  await page.locator(`[name=${field}]`).fill(text);
  way.characters += text.length;
}

/** Chooses from a list, which takes two taps: one opens the list, one chooses. */
async function choose(field: string, value: string): Promise<void> {
  const list = page.locator(`[name=${field}]`);
  await reach(list);
  way.taps += 2;
  await list.selectOption(value);
}

try {
  await page.goto(program.url);
  await page.waitForSelector('.scripted');
  await choose('d0-type', 'DOUBLE_HINGED');
  await type('d0-width', '2100');
  await choose('d0-left', '1');
  const shortcut = page.locator('a[href="#ask"]:visible');
  if ((await shortcut.count()) > 0) await tap(shortcut.last());
  await page.waitForTimeout(300);
  await type('name', 'Aoife Example');
  await type('email', 'aoife@example.ie');
  await tap(page.locator('[name=consent]'));
  await tap(page.locator('[value=send]'));
  await page.waitForSelector('.reference');
  const { taps, screens, characters } = way;
  const seconds = taps * secondsOf.tap + screens * secondsOf.screen + characters * secondsOf.character;
  console.log(`${taps} taps, ${screens.toFixed(1)} screens scrolled, about ${seconds.toFixed(0)} seconds`);
} finally {
  await browser.close();
  await program.stop();
}
