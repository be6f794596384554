import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../support/chromium.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

const address = '/review?door=tPIVOT-w1100-h2100&door=tSINGLE.HINGED-w900-h2100';

async function openReview(path = address) {
  const { page, complaints } = await openPage(program.url);
  // Stubs the share sheet, and denies access to the clipboard.
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (shared: object) => Promise.resolve(void Object.assign(window, { shared })),
    });
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.goto(path);
  await page.waitForSelector('.scripted');
  return { page, complaints };
}

describe('a page of doors with scripts', () => {
  it('keeps the doors of a review in its URL', async () => {
    const { page, complaints } = await openReview();
    await page.getByRole('button', { name: 'Remove door 1' }).click();
    await page.waitForURL(/\/review\?door=tSINGLE\.HINGED-w900-h2100[^&]*$/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('does not change the URL until a door is changed', async () => {
    const { page, complaints } = await openPage(program.url);
    await page.clock.install();
    await page.goto('/');
    await page.waitForSelector('.scripted');
    const address = () => page.evaluate(() => location.pathname + location.search);
    await page.clock.runFor(2000);
    await page.locator('[name=name]').fill('Aoife Example');
    await page.clock.runFor(2000);
    expect(await address()).toBe('/');
    await page.locator('[name=d0-width]').fill('1900');
    await page.clock.runFor(2000);
    expect(await address()).toMatch(/^\/\?door=tDOUBLE\.HINGED-w1900-h2100/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('shows the door of a link on the first screen of a phone, and starting layouts below', async () => {
    const viewport = { width: 360, height: 740 };
    const { page, complaints } = await openPage(program.url, { viewport, reducedMotion: 'reduce' });
    const data = { doors: [{ preset: 'double-both-panels', opWidth: '3000', opHeight: '2100' }] };
    const answer = await page.request.post('/api/internal-doors/estimate', { data });
    const { doors } = (await answer.json()) as { doors: readonly { configuratorUrl: string }[] };
    const { pathname, search } = new URL(doors[0]?.configuratorUrl ?? '');
    await page.goto(pathname + search);
    await page.waitForSelector('.scripted');
    const top = async (part: string) => (await page.locator(part).first().boundingBox())?.y ?? NaN;
    expect(await top('#door-0')).toBeLessThan(viewport.height - 100);
    expect(await top('.starts')).toBeGreaterThan(await top('.ask'));
    await page.locator('.start-card').first().click();
    await expect
      .poll(() => page.locator('#door-0').innerText())
      .toContain('Single hinged door, 900 × 2100 mm');
    // The page scrolls to the layout that was chosen.
    await expect.poll(() => top('#door-0')).toBeGreaterThanOrEqual(0);
    expect(await top('#door-0')).toBeLessThan(viewport.height);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('moves the focus to the door that a button has changed', async () => {
    const { page } = await openReview();
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await page.getByRole('button', { name: 'Copy door 2' }).click();
    await expect.poll(focused).toBe('door-2');
    await page.getByRole('button', { name: 'Remove door 3' }).click();
    await expect.poll(focused).toBe('door-1');
    await page.getByRole('button', { name: 'Add another door' }).click();
    await expect.poll(focused).toBe('door-2');
    await page.getByRole('button', { name: 'Add another door' }).click();
    await page.getByRole('button', { name: 'What else fits this opening, door 2' }).click();
    await expect.poll(focused).toBe('alternatives-1');
    expect(await page.locator('.option').first().isVisible()).toBe(true);
    await page.close();
  });

  it('shows the link if copying is denied, and opens the share sheet if the device has one', async () => {
    const { page, complaints } = await openReview();
    const link = await page.evaluate(() => location.href);
    await page.getByRole('button', { name: 'Copy link' }).click();
    const said = page.locator('.share [role=status]');
    await expect.poll(() => said.innerText()).toMatch(/^http.*\/review\?door=tPIVOT-w1100-h2100/);
    expect(new URL(await said.innerText()).searchParams.getAll('door')).toHaveLength(2);
    await page.locator('.change > summary').first().click();
    await page.locator('[name=d0-width]').fill('1150');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const shared = await page.evaluate(() => (window as { shared?: { title: string; url: string } }).shared);
    expect(shared?.title).toBe('Steel doors from Lintel');
    expect(new URL(shared?.url ?? '').pathname).toBe('/review');
    expect(shared?.url).toContain('tPIVOT-w1150-h2100');
    expect(shared?.url).not.toBe(link);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('offers sharing only if the device supports it, and ignores a cancelled share', async () => {
    const { page, complaints } = await openPage(program.url);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await page.goto(address);
    await page.waitForSelector('.scripted');
    const share = page.getByRole('button', { name: 'Share', exact: true });
    expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(1);
    expect(await share.count()).toBe(0);

    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: () => {
          Object.assign(window, { asked: true });
          return Promise.reject(new DOMException('Share canceled', 'AbortError'));
        },
      });
    });
    await page.reload();
    await page.waitForSelector('.scripted');
    await share.click();
    expect(await page.evaluate(() => (window as { asked?: boolean }).asked)).toBe(true);
    expect(await page.locator('.share [role=status]').innerText()).toBe('');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('lists the errors of the form, and does not send it', async () => {
    const { page, complaints } = await openReview();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method()));
    await page.locator('[value=send]').click();
    const notice = page.locator('#notice');
    await notice.waitFor();
    expect((await notice.innerText()).split('\n').filter((line) => line !== '')).toEqual([
      '3 fields need your attention',
      'Your name must be complete: first and last name, please.',
      'Please give one e-mail address, such as name@example.ie.',
      'Your agreement is needed, so that we may answer you: please tick this box.',
    ]);
    expect(requests).not.toContain('POST');
    await page.locator('[name=name]').fill('Aoife Example');
    await page.locator('[name=email]').fill('aoife@example.ie');
    await page.locator('[name=consent]').check();
    await page.locator('[name=consent]').uncheck();
    await page.locator('[value=send]').click();
    await expect.poll(() => notice.locator('h2').innerText()).toBe('One field needs your attention');
    expect(requests).not.toContain('POST');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("replaces the server's notice by the errors of its own validation", async () => {
    const { page } = await openReview('/review?door=tPIVOT-w1100-h2100&door=tX!');
    const notice = page.locator('#notice');
    expect(await notice.locator('h2').innerText()).toBe('Part of the address could not be read');
    await page.locator('[value=send]').click();
    await expect.poll(() => notice.locator('h2').allInnerTexts()).toEqual(['3 fields need your attention']);
    expect(await page.getByText('Part of the address could not be read').count()).toBe(0);
    await page.close();
  });

  it('can be sent again after it came back from the back-forward cache', async () => {
    const { page } = await openReview();
    let posts = 0;
    await page.route('**/review', async (route) => {
      posts += 1;
      await route.fulfill({ status: 204 });
    });
    await page.locator('[name=name]').fill('Aoife Example');
    await page.locator('[name=email]').fill('aoife@example.ie');
    await page.locator('[name=consent]').check();
    const send = () => page.locator('[value=send]').click({ noWaitAfter: true });
    await send();
    await expect.poll(() => posts).toBe(1);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await send();
    await expect.poll(() => posts).toBe(2);
    await page.close();
  });
});
