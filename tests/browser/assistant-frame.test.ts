import type { Frame, Locator, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import { overHttp, protocols, structured, validArguments } from '../mcp/clients.ts';
import { expectWholePageShown, shownPrice, startAssistant } from '../support/assistant-host.ts';
import { expectAccessible } from '../support/chromium.ts';
import { submit } from '../support/enquiries.ts';
import { tabTo, typeInto } from '../support/keyboard.ts';
import { startProgram } from '../support/program.ts';
import { euro } from '../support/shown-doors.ts';

const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
const client = await overHttp(program.url, { protocol: protocols[0] });
const converse = await startAssistant(client);

/** The site as the program names it in its links. */
const site = program.url.replace('127.0.0.1', 'localhost');
const door = { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' };
const estimated = (options: Parameters<typeof converse>[2] = {}) =>
  converse('estimate_internal_doors', { doors: [door] }, options);

/** The price with VAT that the API answers for a design. */
async function apiPrice(design: string): Promise<string> {
  const { body } = await submit(program.url, { doors: [{ design }] }, {}, '/api/internal-doors/estimate');
  const { valid, priceEstimateInclVat } = body as unknown as EstimateResponse;
  expect(valid).toBe(true);
  return euro(priceEstimateInclVat);
}

const fold = (frame: Frame, name: string) => frame.locator('summary', { hasText: new RegExp(`^${name}$`) });
const field = (frame: Frame, name: string) => frame.locator(`[name=d0-${name}]`);
const designIn = (text = '') => /Its design for our tools: (\S+)$/.exec(text)?.[1] ?? '';

const hosts = [
  [320, 'light'],
  [320, 'dark'],
  [800, 'light'],
  [800, 'dark'],
] as const;

describe.each(hosts)('the configurator in a conversation, %i px wide and %s', (width, theme) => {
  it('takes a door from an estimate to the page where it is asked for, by keyboard only', async () => {
    const { page, frame, heard, requests, complaints } = await estimated({ width, context: { theme } });
    expect(await shownPrice(frame)).toBe('€5,106');
    expect((await heard()).contexts).toEqual([]);
    await expectWholePageShown(frame);
    await expectAccessible(frame);

    /** Expects price, model and API to agree on the door after the given number of changes. */
    async function expectTold(changes: number, words: string) {
      await expect.poll(async () => (await heard()).contexts.length).toBe(changes);
      const said = (await heard()).contexts.at(-1);
      expect(said).toContain(words);
      const price = await apiPrice(designIn(said));
      expect(said).toContain(`${price} with VAT`);
      expect(await shownPrice(frame)).toBe(price);
    }
    const open = async (name: string) => {
      await press(page, frame, fold(frame, name), 'Enter');
    };
    await typeInto(page, field(frame, 'width'), '2.4 m', frame);
    await expectTold(1, 'opening 2400 × 2100 mm');
    await open('Glass around the door');
    await press(page, frame, field(frame, 'left'), 'ArrowDown');
    await expectTold(2, 'one side panel on the left');
    await open('Glazing bars');
    await press(page, frame, frame.locator('[name=d0-bars]:checked'), 'ArrowDown');
    await expectTold(3, '1 × 3');
    await open('Colour');
    await press(page, frame, frame.locator('[name=d0-colour]:checked'), 'ArrowDown');
    await expectTold(4, 'RAL 7016');
    await expectAccessible(frame);
    await expectWholePageShown(frame);

    await press(page, frame, frame.getByRole('button', { name: 'Ask for an offer' }), 'Enter');
    await expect.poll(async () => (await heard()).links.length).toBe(1);
    const { contexts, links } = await heard();
    expect(links).toEqual([`${site}/review?door=${designIn(contexts.at(-1))}`]);
    const review = await (await fetch((links[0] ?? '').replace(site, program.url))).text();
    expect(review).toContain(`<strong class="amount">${(await shownPrice(frame)) ?? ''}</strong>`);
    await press(page, frame, frame.getByRole('button', { name: 'Open the full page' }), 'Enter');
    await expect.poll(async () => (await heard()).links.length).toBe(2);
    expect([requests, complaints]).toEqual([[], []]);
  });
});

/** Goes to an element by Tab and presses a key on it. */
async function press(page: Page, frame: Frame, target: Locator, key: string): Promise<void> {
  await tabTo(page, target, frame);
  await page.keyboard.press(key);
}

describe('the configurator in a conversation', () => {
  it('follows the theme and the style of the host', async () => {
    const variables = {
      '--color-background-primary': 'light-dark(#fff0f0, #200000)',
      '--color-text-primary': 'light-dark(#100000, #fff0f0)',
    };
    // A host's theme counts, not the system's.
    const { page, frame } = await estimated({
      colorScheme: 'dark',
      context: { theme: 'light', styles: { variables } as never },
    });
    const colours = () =>
      frame.evaluate(() => {
        const [body, sheet] = [document.body, document.querySelector('.sheet')].map(
          (element) => element && getComputedStyle(element),
        );
        return [body?.backgroundColor, body?.color, sheet?.backgroundColor];
      });
    expect(await colours()).toEqual(['rgb(255, 240, 240)', 'rgb(16, 0, 0)', 'rgb(253, 252, 250)']);
    await page.evaluate(() => {
      (window as unknown as { changeContext: (context: object) => void }).changeContext({ theme: 'dark' });
    });
    await expect.poll(colours).toEqual(['rgb(32, 0, 0)', 'rgb(255, 240, 240)', 'rgb(26, 29, 32)']);
  });

  it('opens the stored estimate until its door is changed', async () => {
    const { frame, result, heard } = await converse(
      'create_internal_door_quote',
      validArguments()['create_internal_door_quote'] ?? {},
    );
    const { quoteUrl } = structured<{ quoteUrl: string }>(result);
    expect(await frame.locator('h2').textContent()).toContain('Single hinged door');
    await frame.getByRole('button', { name: 'Review and ask for an offer' }).click();
    await expect.poll(async () => (await heard()).links).toEqual([quoteUrl]);
    await fold(frame, 'Glass').click();
    await frame.getByText('Reeded glass').click();
    await frame.getByRole('button', { name: 'Ask for an offer' }).click();
    await expect.poll(async () => (await heard()).links.at(-1)).toContain(`${site}/review?door=`);
  });

  it('shows each door of an estimate as a tab, and links to all of them', async () => {
    const doors = [door, { ...door, opWidth: '1600' }];
    const { page, frame, heard } = await converse('estimate_internal_doors', { doors });
    await press(page, frame, frame.getByRole('tab', { selected: true }), 'ArrowRight');
    expect(await field(frame, 'width').count()).toBe(0);
    expect(await frame.locator('[name=d1-width]').inputValue()).toBe('1600');
    await expectAccessible(frame);
    await frame.getByRole('button', { name: 'Open the full page' }).click();
    await expect.poll(async () => (await heard()).links.at(-1)?.split('door=').length).toBe(3);
  });

  it('has a door for each tool that links to it', async () => {
    const opening = { widthMm: 1800, heightMm: 2100 };
    const found = await converse('find_internal_doors', { opening });
    expect(await shownPrice(found.frame)).toMatch(/^€/);
    const compared = await converse('recommend_internal_door', {
      opening,
      selectedDoor: { doorTypeKey: 'PIVOT' },
    });
    expect(await compared.frame.locator('h2').textContent()).toContain('1800 × 2100 mm');
  });

  it('offers what can be made instead of a door that cannot', async () => {
    const doors = [{ ...door, opWidth: '3000' }];
    const { page, frame, heard } = await converse('estimate_internal_doors', { doors });
    expect(await frame.locator('.recovery').isVisible()).toBe(true);
    await expectAccessible(frame);
    await press(page, frame, frame.getByRole('button', { name: /^Use this/ }).first(), 'Enter');
    await expect.poll(async () => (await heard()).contexts.length).toBe(1);
    expect(await shownPrice(frame)).toBe(await apiPrice(designIn((await heard()).contexts[0])));
  });

  it('links to no door while a size cannot be read, and tells nothing of it', async () => {
    const { page, frame, heard } = await estimated();
    await typeInto(page, field(frame, 'width'), 'wide', frame);
    await expect.poll(() => frame.getByText('Drawn as it was before').isVisible()).toBe(true);
    expect(await frame.getByRole('button', { name: 'Ask for an offer' }).isDisabled()).toBe(true);
    expect(await frame.getByRole('button', { name: 'Open the full page' }).isDisabled()).toBe(true);
    await expectAccessible(frame);
    expect((await heard()).contexts).toEqual([]);
  });

  it('is no higher than its container, and scrolls in it', async () => {
    const { frame, heard } = await estimated({
      context: { containerDimensions: { width: 800, maxHeight: 500 } },
    });
    await expect.poll(async () => (await heard()).heights.at(-1)).toBe(500);
    await frame.getByText('An estimate binds nobody').scrollIntoViewIfNeeded();
    expect(await frame.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expectAccessible(frame);
  });

  it('starts with a door of its own where the call gave none', async () => {
    const result = { isError: true, content: [{ type: 'text' as const, text: 'Too many calls.' }] };
    const { frame } = await estimated({ result });
    expect(await frame.getByText('no door from the conversation yet').isVisible()).toBe(true);
  });

  it('shows the address to copy where the host opens no pages, and tells nothing to one that takes no context', async () => {
    const { frame, heard } = await estimated({ capabilities: {} });
    await fold(frame, 'Glass').click();
    await frame.getByText('Reeded glass').click();
    await frame.getByRole('button', { name: 'Open the full page' }).click();
    expect(await frame.locator('.frame-url').textContent()).toContain(`${site}/?door=`);
    expect(await heard()).toMatchObject({ contexts: [], links: [] });
  });
});
