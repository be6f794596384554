/**
 * Measures the time from a keystroke in the configurator to its paint, on a processor four times slower: npm
 * run bench:typing. Types with one door and with twenty (DOORS); PROGRAM=…/dist/main.js measures another
 * build.
 */
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/prepare/find-chromium.mjs';
import { startProgram } from '../tests/support/program.ts';
import { atQuantile, median } from './support/median.ts';

const many = Number(process.env['DOORS'] ?? 20);
const rounds = 15;
const slowdown = 4;
const layouts = ['tDOUBLE.HINGED-w1600-h2100', 'tPIVOT-w1100-h2100', 'tSINGLE.HINGED-w900-h2100'];

const entry = process.env['PROGRAM'];
const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' }, ...(entry && { entry }) });
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function openDoors(count: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const doors = Array.from({ length: count }, (_, index) => `door=${layouts[index % layouts.length]}`);
  await page.goto(`${program.url}/?${doors.join('&')}`);
  await page.waitForSelector('.scripted');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Measures from the timestamp of the event to the task after the next frame.
  await page.evaluate(() => {
    const paints: number[] = [];
    Object.assign(globalThis, { paints });
    addEventListener(
      'input',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => paints.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      true,
    );
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  return page;
}

const taken = (page: Page, list: 'paints' | 'tasks') =>
  page.evaluate((name) => (globalThis as unknown as Record<string, number[]>)[name]?.splice(0) ?? [], list);

/** Times from keystroke to paint, and the longest tasks of the update after the debounce. */
async function typeSizes(page: Page) {
  const [keys, updates]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await page.locator('[name=d0-width]').click({ clickCount: 3 });
    await taken(page, 'paints');
    await page.keyboard.type(String(1450 + 10 * round), { delay: 150 });
    keys.push(...(await taken(page, 'paints')));
    await taken(page, 'tasks');
    await page.waitForTimeout(1200);
    updates.push(Math.max(0, ...(await taken(page, 'tasks'))));
  }
  return { keys, updates };
}

async function chooseExtras(page: Page): Promise<number[]> {
  await taken(page, 'paints');
  for (let round = 0; round < rounds; round += 1) {
    const colour = page.locator('label.choice:has([name=d0-colour]:not([value=own]))');
    await colour.nth(1 + (round % 4)).click();
    await page.waitForTimeout(600);
  }
  return taken(page, 'paints');
}

const figures = (times: readonly number[]) =>
  `median ${median(times).toFixed(0)} ms, 95th percentile ${atQuantile(times, 0.95).toFixed(0)} ms`;

try {
  const medians: Record<string, number[]> = {};
  for (const count of [1, many]) {
    const page = await openDoors(count);
    const { keys, updates } = await typeSizes(page);
    const measured = {
      'a key in a size': keys,
      'the update after a pause (0 is less than 50 ms)': updates,
      'an extra': await chooseExtras(page),
    };
    for (const [name, times] of Object.entries(measured)) {
      console.log(`${count} doors, ${name}: ${figures(times)}`);
      (medians[name] ??= []).push(median(times));
    }
    await page.close();
  }
  for (const [name, [one = NaN, all = NaN]] of Object.entries(medians))
    console.log(`${name}: ratio of ${many} doors to one ${(all / one).toFixed(2)}`);
} finally {
  await browser.close();
  await program.stop();
}
