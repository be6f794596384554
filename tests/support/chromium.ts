import { type Browser, type BrowserContextOptions, type Frame, type Page, chromium } from '@playwright/test';
import axe from 'axe-core';
import { expect } from 'vitest';
import { findChromium } from '../../scripts/prepare/find-chromium.mjs';
import { atEndOfFile } from './end-of-file.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

let running: Promise<Browser> | undefined;
atEndOfFile(async () => {
  const browser = await running;
  running = undefined;
  await browser?.close();
});

export interface WatchedPage {
  readonly page: Page;
  /** Console errors and requests to other origins. */
  readonly complaints: readonly string[];
}

/** A page in a real browser, limited to one origin. */
export async function openPage(origin: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  running ??= chromium.launch({ executablePath: findChromium() ?? '', args });
  const browser = await running;
  const context = await browser.newContext({ baseURL: origin, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      complaints.push(request.url());
  });
  return { page, complaints };
}

async function expectNoViolations(page: Page | Frame, tags?: string[]): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    const rules = values ? { runOnly: { type: 'tag' as const, values } } : {};
    return (await checker.run(document, { ...rules, resultTypes: ['violations'] })).violations;
  }, tags);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

export async function expectAccessible(page: Page | Frame): Promise<void> {
  await expectNoViolations(page);
}

const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** Checks all accessibility rules, in this colour scheme. */
export async function expectAccessibleIn(page: Page, scheme: keyof typeof schemes): Promise<void> {
  await page.emulateMedia(schemes[scheme]);
  await expectNoViolations(page);
}

/** Checks the rules that depend on colours and size: contrast, and large enough targets. */
export async function expectLegibleIn(page: Page, scheme: keyof typeof schemes): Promise<void> {
  await page.emulateMedia(schemes[scheme]);
  await expectNoViolations(page, ['cat.color', 'wcag22aa']);
}

/** Checks all rules in light colours, and the rules about colours in dark and forced colours. */
export async function expectAccessibleInAllColours(page: Page): Promise<void> {
  await expectAccessibleIn(page, 'light');
  await expectLegibleIn(page, 'dark');
  await expectLegibleIn(page, 'forced');
  await page.emulateMedia(schemes.light);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
