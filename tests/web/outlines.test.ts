import { beforeEach, describe, expect, it } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { createQuote } from '../support/door-quotes.ts';
import { outlineOf } from '../support/outline.ts';
import { type PlainBrowser, plainBrowser } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

/*
 * The approved outline of every page: headers, texts, prices, links, fields and names. After an intended change,
 * update it with `npm test -- tests/web/outlines.test.ts -u` and review the difference.
 */
let service: TestService;
let browser: PlainBrowser;
beforeEach(async () => {
  service = await startService('embedded');
  browser = plainBrowser(service.server);
});

const shownHeaders = [
  'content-type',
  'cache-control',
  'referrer-policy',
  'x-robots-tag',
  'retry-after',
  'link',
  'location',
  'content-language',
  'vary',
];

const headersOf = (response: LightMyRequestResponse): string[] =>
  shownHeaders.flatMap((header) => {
    const value = response.headers[header];
    return value === undefined ? [] : [`${header}: ${String(value)}`];
  });

const expectApproved = (name: string, lines: readonly string[]) =>
  expect(lines.join('\n')).toMatchFileSnapshot(`../vectors/pages/${name}.txt`);

const expectPage = (name: string, response: LightMyRequestResponse) =>
  expectApproved(name, [String(response.statusCode), ...headersOf(response), '', outlineOf(response.body)]);

/** Compares only the notice and the doors; another test approves the rest of the page. */
const expectDoors = (name: string, { body }: LightMyRequestResponse) => {
  const notice = /<div class="notice[\s\S]*?<\/div>/.exec(body)?.[0] ?? '';
  const doors = body.slice(body.indexOf('<section class="door"'), body.indexOf('<section class="ask'));
  return expectApproved(name, [outlineOf(`${notice}${doors}`)]);
};

describe('the approved outline of a page', () => {
  it.each([
    ['configurator', '/'],
    ['review', '/review?door=tPIVOT-w1100-h2100&door=tDOUBLE.SLIDING-w1800-h2100-l600-a1'],
    ['products', '/products'],
    ['product-pivot', '/products/pivot-steel-door'],
    ['product-double', '/products/double-hinged-steel-door'],
    ['security-doors', '/security-doors'],
    ['contact', '/contact'],
    ['privacy', '/privacy'],
    ['not-found', '/nothing-here'],
    ['docs-limits', '/docs/limits'],
    ['docs-retries', '/docs/retries'],
  ])('matches %s', async (name, url) => {
    await expectPage(name, await browser.get(url));
  });

  it('matches the review page of a quote, before and after it is sent', async () => {
    const { token } = await createQuote(service);
    const unsent = await browser.get(`/quotes/${token}`);
    await expectApproved('quote', [outlineOf(unsent.body.replaceAll(token, 'TOKEN'))]);
    const sent = await browser.submit({ action: 'send', consent: 'yes' });
    const [enquiry] = await service.enquiries();
    const reference = enquiry?.reference ?? 'none';
    expect(sent.body).toContain(reference);
    const steady = sent.body.replaceAll(token, 'TOKEN').replaceAll(reference, 'REFERENCE');
    await expectApproved('quote-sent', [outlineOf(steady)]);
  });
});

describe('the approved outline of the page after sending', () => {
  it.each([
    ['sent-doors', '/?door=tPIVOT-w1100-h2100&door=tSINGLE.HINGED-w900-h2000-c27352a-sright'],
    ['sent-contact', '/contact'],
    ['sent-security', '/security-doors'],
  ])('matches %s', async (name, url) => {
    await browser.get(url);
    const sent = await browser.submit({
      action: 'send',
      name: 'Aoife Example',
      email: 'aoife@example.ie',
      message: 'For the extension.\nPlease ring in the evening.',
      ...(name === 'sent-security' && { kind: 'RC-rated door', openingWidth: '1 m' }),
      ...(name !== 'sent-contact' && { eircode: 'D02 X285', install: 'install' }),
      consent: 'yes',
    });
    const [enquiry] = await service.enquiries();
    const steady = sent.body
      .replaceAll(enquiry?.reference ?? 'none', 'REFERENCE')
      .replace(/\/sent\/[\w-]{43}/g, '/sent/TOKEN');
    await expectApproved(name, ['200', ...headersOf(sent), '', outlineOf(steady)]);
  });
});

describe('the approved text of a file for machines', () => {
  it.each(['robots.txt', 'sitemap.xml', 'llms.txt', 'favicon.svg'])('matches %s', async (file) => {
    const response = await browser.get(`/${file}`);
    const text = response.body
      .replaceAll('</url>', '</url>\n')
      .replace(/version [\d.]+$/m, 'version VERSION');
    await expectApproved(`file-${file.replace('.', '-')}`, ['200', ...headersOf(response), '', text]);
  });
});

describe('the approved outline of the doors of a page', () => {
  it.each([
    ['doors-panels', '/?door=tSINGLE.HINGED-w1700-h2600-l900-a1-z1-xyes-d2300-c383e42-sright-oout-v2700'],
    ['doors-bifold', '/?door=tBIFOLD-b3L-w2400-h2100-c123456&door=tSLIDING-w900-h2100-sright'],
    ['doors-unequal', '/?door=tDOUBLE.HINGED.ACTIVE.PASSIVE-w2000-h2100-l900-a1&door=tFIX.PANEL-w800-h2100'],
    ['doors-impossible', '/?door=tSINGLE.HINGED-w1700-h2100&door=tPIVOT-w1500-h2100-l1100-z1'],
    ['doors-out-of-all-reach', '/?door=tPIVOT-w9000-h9000'],
    ['doors-damaged', '/?door=%3Cscript%3E'],
    ['doors-in-review', '/review?door=tDOUBLE.SLIDING-w900-h2100&door=tPIVOT-w900-h2100&door=w20-h20'],
  ])('matches %s', async (name, url) => {
    await expectDoors(name, await browser.get(url));
  });

  it('matches doors with unreadable sizes and an unreadable colour', async () => {
    await browser.get('/review?door=tSINGLE.HINGED-w1700-h2600-l900-a2-xyes&door=tPIVOT-w1100-h2100');
    await expectDoors(
      'doors-unreadable',
      await browser.submit({
        action: 'send',
        name: 'Aoife Example',
        email: 'aoife@example.ie',
        consent: 'yes',
        'd0-width': '',
        'd0-height': '0x7',
        'd0-leaf': '100000',
        'd0-doorHeight': '-1',
        'd0-wall': 'high',
        'd1-colour': 'own',
        'd1-hex': 'green',
      }),
    );
  });
});
