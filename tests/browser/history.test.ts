import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openPage } from '../support/chromium.ts';
import { openDoor } from '../support/door-tabs.ts';
import { type Program, startProgram } from '../support/program.ts';

/** Enough for one change of each kind; HISTORY_CHANGES sets another number. */
const changesByBack = Number(process.env['HISTORY_CHANGES'] ?? 12);

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

async function open(address = '/?door=tDOUBLE.HINGED-w1600-h2100') {
  const { page, complaints } = await openPage(program.url, { viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.waitForSelector('.scripted');
  return { page, complaints };
}

/** All values of the doors as the form would post them, and the text of the summary. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#order form') ?? undefined;
    // An unticked checkbox is missing from the open tab, but blank in the hidden fields of the other tabs.
    const fields = [...new FormData(form)].filter(
      ([name, value]) => /^d\d+-(?!fitted)/.test(name) && value !== '' && value !== 'no',
    );
    // The fields of the open tab come first.
    const sorted = fields.toSorted(([one], [other]) => (one < other ? -1 : 1));
    return JSON.stringify([sorted, document.querySelector('.summary')?.textContent]);
  });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const width = (page: Page) => page.locator('[name=d0-width]');

async function setWidth(page: Page, size: string): Promise<void> {
  await width(page).fill(size);
  await width(page).blur();
}

const pick = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;

/** One change of each kind; its effect depends on the current door. */
const changes: readonly ((page: Page, at: number) => Promise<unknown>)[] = [
  (page, at) =>
    page.locator('[name=d0-type]').selectOption(pick(['PIVOT', 'BIFOLD', 'SINGLE_HINGED', 'SLIDING'], at)),
  (page, at) => setWidth(page, String(1000 + 37 * at)),
  (page, at) => page.locator('[name=d0-left]').selectOption(pick(['0', '1', '2'], at)),
  (page) => button(page, 'Copy door 1').click(),
  (page, at) => {
    const glass = page.locator(`[name=d0-glass][value="${pick(['REEDED', 'SATIN', ''], at)}"]`);
    return page.locator('label', { has: glass }).click();
  },
  async (page, at) => {
    await page.locator('[name=d0-height]').fill(String(2000 + 13 * at));
    await page.locator('[name=d0-height]').blur();
  },
  (page) => button(page, 'Add another door').click(),
  async (page, at) => {
    await page.locator('[name=d0-room]').fill(`Room ${at}`);
    await page.locator('[name=d0-room]').blur();
  },
  async (page) => {
    await openDoor(page, 1);
    await button(page, 'Remove door 2').click();
  },
  (page, at) =>
    page
      .locator('.start-card')
      .nth(at % 5)
      .click(),
  (page) => setWidth(page, 'about two'),
];

/** Makes changes in a mixed order until `count` of them had an effect; returns the states between them. */
async function change(page: Page, count: number): Promise<string[]> {
  const states = [await stateOf(page)];
  // A short timeout, because a button may be missing or disabled.
  page.setDefaultTimeout(2000);
  for (let at = 0; states.length <= count; at += 1) {
    await openDoor(page, 0);
    await pick(changes, at * 7 + Math.floor(at / 11))(page, at).catch((error: unknown) => {
      if (!String(error).includes('Timeout')) throw error;
    });
    const state = await stateOf(page);
    if (state !== states.at(-1)) states.push(state);
  }
  page.setDefaultTimeout(30_000);
  return states;
}

const shows = (page: Page, state: string | undefined, what: string) =>
  expect.poll(() => stateOf(page), { message: what, timeout: 15_000 }).toBe(state);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.waitForSelector('.scripted');
}

describe('changes to the doors', () => {
  it(`are undone by Back and redone by Forward, also after a reload (${changesByBack} changes)`, async () => {
    const { page, complaints } = await open();
    const states = await change(page, changesByBack);
    for (let at = changesByBack - 1; at >= 0; at -= 1) {
      await page.goBack();
      await shows(page, states[at], `Back to ${at}`);
      if (at === 8) await reload(page);
    }
    expect(await button(page, 'Undo').isDisabled()).toBe(true);
    expect(page.url()).toBe(`${program.url}/?door=tDOUBLE.HINGED-w1600-h2100`);
    for (let at = 1; at <= changesByBack; at += 1) {
      await page.goForward();
      if (at === 4) await reload(page);
      await shows(page, states[at], `Forward to ${at}`);
    }
    expect(await button(page, 'Redo').isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  }, 240_000);

  it('are undone and redone by buttons and by keys', async () => {
    const { page, complaints } = await open();
    const states = await change(page, 10);
    await openDoor(page, 0);
    await page.locator('#door-0').focus();
    for (let at = 9; at >= 0; at -= 1) {
      if (at % 2 === 0) await button(page, 'Undo').click();
      else await page.keyboard.press('ControlOrMeta+z');
      await shows(page, states[at], `undo to ${at}`);
    }
    expect(await button(page, 'Undo').isDisabled()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('redo');
    for (let at = 1; at <= 10; at += 1) {
      if (at % 3 === 0) await button(page, 'Redo').click();
      else await page.keyboard.press(at % 3 === 1 ? 'ControlOrMeta+Shift+z' : 'Control+y');
      await shows(page, states[at], `redo to ${at}`);
    }
    expect(await button(page, 'Redo').isDisabled()).toBe(true);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await page.close();
  }, 240_000);
});

describe('an undo step', () => {
  it('contains all typing in one field, and the values that were adapted to it', async () => {
    const { page } = await open();
    const before = await stateOf(page);
    await width(page).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('3600');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('#door-0').innerText()).toContain('3600');
    await page.goBack();
    await shows(page, before, 'before the width');
    expect(await button(page, 'Undo').isDisabled()).toBe(true);
    await page.close();
  });

  it('removes the steps that could be redone', async () => {
    const { page } = await open();
    await setWidth(page, '1700');
    await setWidth(page, '1800');
    // More steps than the one that follows: all of them are gone then.
    for (const size of ['1700', '1600']) {
      await button(page, 'Undo').click();
      await expect.poll(() => width(page).inputValue()).toBe(size);
    }
    await setWidth(page, '1900');
    expect(await button(page, 'Redo').isDisabled()).toBe(true);
    await button(page, 'Undo').click();
    await expect.poll(() => width(page).inputValue()).toBe('1600');
    await page.close();
  });

  it('is not created by opening a comparison, by the price view or by personal fields', async () => {
    const { page } = await open(`/?${'door=tPIVOT-w1100-h2100&'.repeat(4)}`);
    await page.getByRole('button', { name: 'What else fits this opening, door 1' }).click();
    await page.locator('#price-switch').click();
    await page.waitForURL(/prices=net/);
    await page.locator('[name=name]').fill('Aoife Example');
    await page.locator('a[href="#ask"]').first().click();
    expect(await button(page, 'Undo').isDisabled()).toBe(true);
    expect(await page.evaluate(() => JSON.stringify([history.state, location.href]))).not.toContain('Aoife');
    await page.close();
  });

  it('leaves the undo keys to a text field while it has unsaved typing', async () => {
    const { page } = await open();
    await setWidth(page, '1700');
    await page.locator('[name=message]').click();
    await page.keyboard.type('For the extension.');
    await page.keyboard.press('ControlOrMeta+z');
    expect(await page.locator('[name=message]').inputValue()).not.toBe('For the extension.');
    expect(await width(page).inputValue()).toBe('1700');
    await page.close();
  });

  it('is kept even if the browser refuses new history entries', async () => {
    const { page } = await open();
    await setWidth(page, '1700');
    await page.evaluate(() => {
      const refuse = () => {
        throw new DOMException('Too many calls', 'SecurityError');
      };
      Object.assign(history, { pushState: refuse, replaceState: refuse });
    });
    for (const size of ['1800', '1900', '2000']) await setWidth(page, size);
    for (const size of ['1900', '1800', '1700', '1600']) {
      await button(page, 'Undo').click();
      await expect.poll(() => width(page).inputValue()).toBe(size);
    }
    await button(page, 'Redo').click();
    await expect.poll(() => width(page).inputValue()).toBe('1700');
    await page.close();
  });

  it('survives a reload and a visit to another page, for undo and redo', async () => {
    const { page } = await open();
    for (const size of ['1700', 'about two', '1900']) await setWidth(page, size);
    await page.goBack();
    await expect.poll(() => width(page).inputValue()).toBe('about two');
    await reload(page);
    await expect.poll(() => width(page).inputValue()).toBe('about two');
    await button(page, 'Redo').click();
    await expect.poll(() => width(page).inputValue()).toBe('1900');
    await page.goto('/products');
    await page.goBack();
    await page.waitForSelector('.scripted');
    await expect.poll(() => width(page).inputValue()).toBe('1900');
    for (const size of ['about two', '1700', '1600']) {
      await button(page, 'Undo').click();
      await expect.poll(() => width(page).inputValue()).toBe(size);
    }
    await page.close();
  });
});

describe('a refused form', () => {
  it.each([true, false])('leaves no POST in the browser history (scripts: %s)', async (javaScriptEnabled) => {
    const { page, complaints } = await openPage(program.url, { javaScriptEnabled });
    const methods: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) methods.push(request.method());
    });
    await page.goto('/review?door=tPIVOT-w1100-h2100');
    if (javaScriptEnabled) await page.waitForSelector('.scripted');
    await page.locator('[name=name]').fill('Aoife Example');
    await page.locator('[name=email]').fill(`aoife.${String(javaScriptEnabled)}@example.ie`);
    // Only the server validates phone numbers, so the script sends this form.
    await page.locator('[name=phone]').fill('12');
    await page.locator('[name=consent]').check();
    await page.locator('[value=send]').click();
    await page.locator('#phone-fault').waitFor();
    await page.reload();
    await page.locator('#phone-fault').waitFor();
    expect(await page.locator('[name=name]').inputValue()).toBe('Aoife Example');
    await page.locator('[name=phone]').fill('01 679 1234');
    await page.locator('[value=send]').click();
    await page.locator('.reference').waitFor();
    expect(methods).toEqual(['GET', 'POST', 'GET', 'GET', 'POST', 'GET']);
    methods.length = 0;
    await page.goBack();
    await page.locator('[value=send]').waitFor();
    expect(methods.filter((method) => method !== 'GET')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('a draft of the doors', () => {
  const notice = 'We kept what you had typed on this device.';

  it('survives a closed tab until the visitor discards it', async () => {
    const { page } = await open('/');
    await setWidth(page, 'about two');
    await page.locator('[name=name]').fill('Aoife Example');
    await page.locator('[name=consent]').check();
    const next = await page.context().newPage();
    await page.close();
    await next.goto('/');
    await next.getByText(notice).waitFor();
    expect(await width(next).inputValue()).toBe('about two');
    expect(await next.locator('[name=name]').inputValue()).toBe('Aoife Example');
    expect(await next.locator('[name=consent]').isChecked()).toBe(false);
    await expectAccessible(next);
    await button(next, 'Throw it away').click();
    await expect.poll(() => width(next).inputValue()).toBe('1600');
    expect(await next.locator('[name=name]').inputValue()).toBe('');
    expect(await next.getByText(notice).count()).toBe(0);
    await next.goto('/products');
    await next.goto('/');
    await next.waitForSelector('.scripted');
    expect(await width(next).inputValue()).toBe('1600');
    expect(await next.getByText(notice).count()).toBe(0);
    await next.close();
  });

  it('never replaces the doors of an opened link', async () => {
    const { page } = await open('/');
    await setWidth(page, '1700');
    await page.locator('[name=name]').fill('Aoife Example');
    await page.goto('/?door=tPIVOT-w1100-h2100');
    await page.getByText(notice).waitFor();
    expect(await width(page).inputValue()).toBe('1100');
    expect(await page.locator('[name=name]').inputValue()).toBe('Aoife Example');
    await page.goto('/');
    await page.getByText(notice).waitFor();
    expect(await width(page).inputValue()).toBe('1700');
    await page.close();
  });

  it('is restored on its own page only, and is deleted when it is sent or after 14 days', async () => {
    const { page } = await open('/review?door=tPIVOT-w1100-h2100');
    await page.locator('[name=name]').fill('Aoife Example');
    await page.locator('[name=email]').fill('aoife.draft@example.ie');
    await page.goto('/');
    await page.waitForSelector('.scripted');
    expect(await page.locator('[name=name]').inputValue()).toBe('');
    await page.locator('[name=name]').fill('Seán Example');
    await page.goto('/review?door=tPIVOT-w1100-h2100');
    await page.getByText(notice).waitFor();
    await page.locator('[name=consent]').check();
    await page.locator('[value=send]').click();
    await page.locator('.reference').waitFor();
    const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    await expect.poll(kept).not.toContain('Aoife');
    expect(await kept()).toContain('Seán');
    await page.clock.setFixedTime(Date.now() + 15 * 86_400_000);
    await page.goto('/');
    await page.waitForSelector('.scripted');
    expect(await page.locator('[name=name]').inputValue()).toBe('');
    expect(await kept()).not.toContain('Seán');
    await page.close();
  });

  it('is optional: the page works without storage in the browser', async () => {
    const { page, complaints } = await openPage(program.url);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Not allowed', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await page.waitForSelector('.scripted');
    await setWidth(page, '1700');
    await expect.poll(() => page.locator('#door-0').innerText()).toContain('1700');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
