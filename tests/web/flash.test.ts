import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQuote } from '../support/door-quotes.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService('embedded');
});

const pivot = 'tPIVOT-w1100-h2100';
const forms = ['/contact', '/security-doors', '/', `/review?door=${pivot}`, 'a quote'];
const typed = { name: 'Aoife Byrne', email: 'aoife@example', message: 'For the extension.', action: 'send' };
const right = { email: 'aoife@example.ie', consent: 'yes', action: 'send' };

async function openForm(form: string) {
  const address = form === 'a quote' ? `/quotes/${(await createQuote(service)).token}` : form;
  const browser = plainBrowser(service.server);
  await browser.get(address);
  return { browser, path: address.replace(/\?.*/, '') };
}

/** Requests a page with a flash cookie written by the test. */
const get = (url: string, flash: string) =>
  service.server.inject({ url, headers: { cookie: `__Secure-lintel-flash=${flash}` } });
const flashOf = (text: string) => brotliCompressSync(text).toString('base64url');

describe.each(forms)('a refused form on %s', (form) => {
  it('redirects to its page, which shows the input and the errors, also after a reload', async () => {
    const { browser, path } = await openForm(form);
    const shown = await browser.submit(typed);
    const { statusCode, headers } = browser.posted() ?? {};
    expect(statusCode).toBe(303);
    expect(headers?.['cache-control']).toBe('no-store');
    expect(headers?.location).toMatch(/[?&]again=[\w-]{8}$/);
    expect(new URL(headers?.location ?? '', 'http://host').pathname).toBe(path);
    expect(headers?.location).not.toMatch(/aoife|extension/i);
    expect(headers?.['set-cookie']).toMatch(
      /^__Secure-lintel-flash=[\w-]+; Path=\S+; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/,
    );
    expect(headers?.['set-cookie']).toContain(`; Path=${path};`);
    for (const page of [shown, await browser.get(headers?.location ?? '')]) {
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain('<a href="#email">');
      expect(page.body).toContain('<a href="#consent">');
      expect(browser.fields().get('message')).toBe(typed.message);
    }
  });

  it('can be corrected and sent from the page it redirects to; sending deletes the flash cookie', async () => {
    const { browser, path } = await openForm(form);
    await browser.submit(typed);
    const sent = await browser.submit(right);
    expect(sent.body).toContain('Thank you');
    expect(browser.posted()?.headers['set-cookie']).toBe(
      `__Secure-lintel-flash=; Path=${path}; HttpOnly; SameSite=Lax; Secure; Max-Age=0`,
    );
    const [enquiry] = await service.enquiries();
    expect(enquiry?.request.customer).toMatchObject({ name: 'Aoife Byrne', email: 'aoife@example.ie' });
  });

  it('is answered without a redirect if its input does not fit into a cookie', async () => {
    const { browser } = await openForm(form);
    // A text without repetitions, because repeated text would be compressed.
    const message = Array.from({ length: 4000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    );
    const answer = await browser.submit({ ...typed, message: message.join('') });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(browser.fields().get('message')).toBe(message.join(''));
  });

  it('is answered without a redirect if the browser sends no cookies', async () => {
    const { browser } = await openForm(form);
    const answer = await browser.submit(typed, { cookie: '' });
    expect(answer.statusCode).toBe(403);
    expect(browser.fields().get('message')).toBe(typed.message);
  });

  it('has a URL that shows an empty form without the flash cookie', async () => {
    const { browser } = await openForm(form);
    await browser.submit(typed);
    const other = plainBrowser(service.server);
    await other.get(browser.address());
    expect(other.fields().get('message')).toBe('');
    expect(other.fields().get('name')).toBe(form === 'a quote' ? 'Aoife Byrne' : '');
  });

  it.each([
    ['empty', () => ''],
    ['not base64', () => '%%%'],
    ['not compressed', () => 'AAAA'],
    ['text without a form', () => flashOf('x')],
    ['a form of another page', () => flashOf(`x /elsewhere faults \nmessage=forged`)],
    [
      'larger than a form may be',
      (path: string) => flashOf(`x ${path} faults \nmessage=${'x'.repeat(110_000)}`),
    ],
  ])('is not shown if the cookie is forged: %s', async (_, flash) => {
    const { browser, path } = await openForm(form);
    const { body, statusCode } = await get(`${path}?again=x`, flash(path));
    expect(statusCode).toBe(200);
    expect(body).not.toContain('forged');
    expect(body).not.toContain('class="notice');
    expect(browser.fields().get('message')).toBe('');
  });

  it.each(['constructor', 'changed', '<b>x</b>', ''])(
    'is not shown with a notice if the reason in a forged cookie is %j',
    async (reason) => {
      const { path } = await openForm(form);
      const page = await get(
        `${path}?again=x`,
        flashOf(`x ${path} ${reason} \nmessage=</textarea><b>forged`),
      );
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('&lt;/textarea>&lt;b>forged');
      expect(page.body).not.toContain('<b>');
      expect(page.body).not.toContain('class="notice');
    },
  );
});

describe('the flash cookie', () => {
  it('shows a reference only in the right format', async () => {
    const page = await get('/contact?again=x', flashOf('x /contact duplicate_submission <b>1\n'));
    expect(page.body).toContain('We already have this enquiry');
    expect(page.body).not.toContain('Its reference');
    const real = await get('/contact?again=x', flashOf('x /contact duplicate_submission AB12-CD34\n'));
    expect(real.body).toContain('Its reference is AB12-CD34.');
  });

  it('contains neither the CSRF token nor the honeypot', async () => {
    const { browser } = await openForm('/contact');
    await browser.submit({ ...typed, website: 'https://spam.example' });
    const [, value = ''] = /=([\w-]+);/.exec(String(browser.posted()?.headers['set-cookie'])) ?? [];
    const text = brotliDecompressSync(Buffer.from(value, 'base64url')).toString();
    expect(text).toContain('Aoife');
    expect(text).not.toMatch(/token=|form=|spam/);
  });

  it('is not marked Secure if the site has no HTTPS', async () => {
    const plain = await startService('embedded', { env: { PUBLIC_URL: 'http://localhost' } });
    const browser = plainBrowser(plain.server);
    await browser.get('/contact');
    await browser.submit(typed);
    expect(browser.posted()?.headers['set-cookie']).toMatch(
      /^lintel-flash=[\w-]+; Path=\/contact; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
  });

  it('has room for twenty doors of different sizes', async () => {
    const doors = Array.from(
      { length: 20 },
      (_, at) => `door=tPIVOT-w${1000 + at}-h${2000 + at}-qRoom.${at}`,
    );
    const { browser } = await openForm(`/review?${doors.join('&')}`);
    const changed = await browser.submit({ ...typed, action: 'remove.0' });
    expect(browser.posted()?.statusCode).toBe(303);
    expect(changed.body.match(/<h2 id="door-\d+"/g)).toHaveLength(19);
    expect(browser.fields().get('d18-width')).toBe('1019');
    expect(browser.fields().get('message')).toBe(typed.message);
  });
});

describe('a button that only changes doors', () => {
  it('redirects to a URL with the doors, so that Back and a reload post no form', async () => {
    const { browser } = await openForm('/');
    await browser.submit({ action: `start.0.${pivot}`, name: typed.name });
    const first = browser.address();
    expect(first).toMatch(/^\/\?door=tPIVOT-w1100-h2100\S*&again=[\w-]{8}$/);
    await browser.submit({ action: 'add' });
    expect(browser.address()).toMatch(/^\/\?door=tPIVOT\S*&door=tDOUBLE\.HINGED\S*&again=[\w-]{8}$/);
    // The previous page shows its own door, with the personal input typed since then.
    const back = await browser.get(first);
    expect(back.headers['cache-control']).toBe('no-store');
    expect(back.body.match(/<h2 id="door-\d+"/g)).toHaveLength(1);
    expect(browser.fields().get('name')).toBe(typed.name);
  });

  it('keeps the URL of the page if a size of a door is unreadable', async () => {
    const { browser } = await openForm('/');
    await browser.submit({ action: 'update', 'd0-width': 'about two' });
    expect(browser.address()).toMatch(/^\/\?again=[\w-]{8}$/);
    expect(browser.fields().get('d0-width')).toBe('about two');
  });

  it('keeps the price view of the page', async () => {
    const { browser } = await openForm('/?prices=net');
    await browser.submit({ action: 'add' });
    expect(browser.address()).toMatch(/^\/\?door=\S+&prices=net&again=[\w-]{8}$/);
  });

  it('keeps what no URL contains: chosen values and an opened list', async () => {
    const { browser } = await openForm(`/?${`door=${pivot}&`.repeat(4)}`);
    const { body } = await browser.submit({ action: 'compare.2', 'd0-left': '1' });
    expect(body).toContain('<details class="alternatives" open>');
    expect(browser.fields().get('d0-chosen')).not.toBe('');
  });
});
