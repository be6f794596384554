import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../support/chromium.ts';
import { type Program, runCommand, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

interface Stored {
  readonly reference: string;
  readonly request: {
    readonly customer: { readonly email: string };
    readonly message?: string;
    readonly project?: { readonly message?: string };
  };
}

/** The references and messages of a customer's enquiries. */
async function storedOf(email: string): Promise<{ reference: string; message: string | undefined }[]> {
  const { stdout } = await runCommand(['enquiries', 'export', '--format', 'ndjson'], {
    env: { DATA_DIR: program.dataDir },
  });
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Stored)
    .filter(({ request }) => request.customer.email === email)
    .map(({ reference, request }) => ({ reference, message: request.project?.message ?? request.message }));
}

/** Holds back the posts of the page until they are released, and counts them. */
async function holdPosts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<true>();
  let posts = 0;
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1;
      await released;
    }
    await route.continue().catch(() => undefined);
  });
  return {
    count: () => posts,
    release: () => {
      release(true);
    },
  };
}

const message = 'For the extension.';

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.locator('[name=name]').fill('Aoife Example');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=message]').fill(message);
  await page.locator('[name=consent]').check();
}

/** Ways to send a form twice, by raw input events: a locator would wait for the navigation. */
const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'two clicks',
    async ({ mouse }) => {
      await mouse.down();
      await mouse.up();
    },
  ],
  ['Enter pressed twice', ({ keyboard }) => keyboard.press('Enter')],
];

describe('sending with scripts', () => {
  it.each(ways)('posts the form once, and stores one enquiry, for %s', async (name, send) => {
    const email = `${name.replaceAll(' ', '.')}@example.ie`;
    const { page, complaints } = await openPage(program.url);
    await page.goto('/review?door=tPIVOT-w1100-h2100');
    await page.waitForSelector('.scripted');
    await fillPerson(page, email);
    const posts = await holdPosts(page);
    await page.locator('[value=send]').focus();
    await page.locator('[value=send]').hover();
    await send(page);
    await expect.poll(posts.count).toBe(1);
    await send(page);
    posts.release();
    const reference = await page.locator('.reference').innerText();
    expect(posts.count()).toBe(1);
    expect(await storedOf(email)).toEqual([{ reference, message }]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('sending without scripts', () => {
  it.each(['/contact', '/security-doors', '/'])(
    'stores one enquiry after a double click on %s, and shows its reference',
    async (path) => {
      const email = `plain.${path.slice(1) || 'doors'}@example.ie`;
      const { page } = await openPage(program.url, { javaScriptEnabled: false });
      await page.goto(path);
      await fillPerson(page, email);
      await page.locator('button.button-large').dblclick();
      const reference = await page.locator('.reference').innerText();
      expect(await storedOf(email)).toEqual([{ reference, message }]);
      await page.close();
    },
  );
});
