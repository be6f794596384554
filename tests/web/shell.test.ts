import { describe, expect, it } from 'vitest';
import { createQuote } from '../support/door-quotes.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { startService } from '../support/service.ts';

const person = { name: 'Seán Ó Briain', email: 'sean@example.ie', consent: 'yes' };

describe('a page', () => {
  it('is compressed if the browser accepts that, unless the page is small', async () => {
    const { server } = await startService('embedded');
    const encodingOf = async (url: string, accepted: string) =>
      (await server.inject({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    for (const url of ['/', '/contact', '/products', '/docs', '/docs/reference.md', '/llms.txt']) {
      expect(await encodingOf(url, 'gzip, br'), url).toBe('br');
      expect(await encodingOf(url, 'gzip'), url).toBe('gzip');
      expect(await encodingOf(url, 'identity'), url).toBeUndefined();
    }
    expect(await encodingOf('/robots.txt', 'gzip, br')).toBeUndefined();
  });

  it('sets a cookie that works without HTTPS if the public URL is HTTP', async () => {
    const { server } = await startService('embedded', { env: { PUBLIC_URL: 'http://doors.example.ie' } });
    const { headers } = await server.inject('/contact');
    expect(headers['set-cookie']).toMatch(/^lintel-form=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    const browser = plainBrowser(server);
    await browser.get('/contact');
    const sent = await browser.submit({ ...person, message: 'Is the showroom open on Friday?' });
    expect(sent.body).toContain('Thank you');
  });
});

describe("posts to a quote's page above the rate limit", () => {
  it('get the same answer for a sent quote and for an unknown link', async () => {
    const service = await startService('embedded');
    const browser = plainBrowser(service.server);
    const { token } = await createQuote(service);
    await browser.get(`/quotes/${token}`);
    expect((await browser.submit({ ...person, action: 'send' })).body).toContain('We have your enquiry');
    await browser.get('/review?door=w900');
    while ((await browser.submit({ action: 'send' })).statusCode !== 429);
    const post = (path: string) =>
      service.server.inject({
        method: 'POST',
        url: `/quotes/${path}`,
        payload: 'action=send',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const [sent, unknown] = [await post(token), await post('A'.repeat(43))];
    expect([sent.statusCode, unknown.statusCode]).toEqual([429, 429]);
    expect(sent.body).toContain('<h1>Please wait a moment</h1>');
    expect(sent.body).toContain('Too many forms came from your network.');
    expect(sent.body).toBe(unknown.body);
    expect(sent.headers['retry-after']).toBe(unknown.headers['retry-after']);
  });
});
