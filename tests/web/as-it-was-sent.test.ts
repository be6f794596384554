import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import bookFile from '../../src/figures/price-book.json' with { type: 'json' };
import { temporaryFolder } from '../support/child.ts';
import { createQuote } from '../support/door-quotes.ts';
import { readPages } from '../support/pdftotext.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

const unlimited = { RATE_LIMIT_ANONYMOUS: 'off' };
const sending = { name: 'Aoife Example', email: 'aoife@example.ie', action: 'send', consent: 'yes' };
const good = 'tPIVOT-w1100-h2100';
const unmakeable = 'tSINGLE.HINGED-w3000-h2100';

async function fileOf(content: object): Promise<string> {
  const file = join(await temporaryFolder(), 'file.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}
const cardWithVat = async (vatRatePercent: number) => ({
  BUSINESS: await fileOf({ name: 'Fáinne Doors', vatRatePercent }),
});
const laterBook = async () => ({ PRICE_BOOK: await fileOf({ ...bookFile, version: '2027-01' }) });

const restarted = ({ env, clock }: TestService, more: object) =>
  startService('embedded', { env: { ...unlimited, ...env, ...more }, clock });
const paper = async ({ server }: TestService, url: string) =>
  (await readPages((await server.inject(url)).rawPayload)).join('\n');

describe('an order that was sent', () => {
  it.each([
    ['a door', `/?door=${good}`],
    ['doors of which one cannot be made', `/?door=${good}&door=${unmakeable}`],
  ])('of %s keeps price and VAT of its day when the rate has changed', async (_, address) => {
    const service = await startService('embedded', { env: { ...unlimited, ...(await cardWithVat(23)) } });
    const browser = plainBrowser(service.server);
    await browser.get(address);
    await browser.submit(sending);
    const later = await restarted(service, await cardWithVat(13.5));
    const { body } = await later.server.inject(browser.address());
    const pdf = await paper(later, `${browser.address()}.pdf`);
    for (const text of [body, pdf]) {
      expect(text).toContain('€3,979');
      expect(text).toContain('VAT at 23%');
      expect(text).not.toContain('13.5%');
    }
  });

  it('with a door that cannot be made keeps the prices of the others under a later price book', async () => {
    const service = await startService('embedded', { env: unlimited });
    const browser = plainBrowser(service.server);
    await browser.get(`/?door=${good}&door=${unmakeable}`);
    await browser.submit(sending);
    const later = await restarted(service, await laterBook());
    expect((await later.server.inject(browser.address())).body).toContain('€3,979');
    const pdf = await paper(later, `${browser.address()}.pdf`);
    expect(pdf).toContain('€3,979 with VAT');
    expect(pdf.match(/It cannot be made as it stands/g)).toHaveLength(1);
  });
});

describe('a door that answers call unclear', () => {
  it.each([
    [{ doorType: 'Barn door', opWidth: '900', opHeight: '2100' }, 'We do not know this type of door'],
    [
      {
        doorTypeKey: 'SINGLE_HINGED',
        opWidth: '3600',
        opHeight: '2100',
        doorLeafWidth: '900',
        leftPanels: '7',
      },
      'The number of side panels on the left has to be',
    ],
    [
      { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100', topPanel: 'glass' },
      'Please say yes or no to a transom',
    ],
  ])('is not taken for another at its link, in a quote or on paper: %o', async (door, why) => {
    const service = await startService('embedded', { env: unlimited });
    const { server } = service;
    const estimated = await server.inject({
      method: 'POST',
      url: '/api/internal-doors/estimate',
      payload: { doors: [door] },
    });
    const [answered] = estimated.json<{ doors: { design: string; valid: boolean }[] }>().doors;
    expect(answered?.valid).toBe(false);
    const design = answered?.design ?? '';
    const { token } = await createQuote(service, {
      customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
      doors: [{ design }],
    });
    for (const url of [`/?door=${design}`, `/review?door=${design}`, `/quotes/${token}`]) {
      const { body } = await server.inject(url);
      expect(body, url).toContain('One door is not as it was asked for');
      expect(body, url).toContain(why);
    }
    expect((await server.inject(`/review.pdf?door=${design}`)).statusCode).toBe(404);
    expect(await paper(service, `/quotes/${token}.pdf`)).not.toContain('€');
  });
});

it.each([`${good}-q`, `${good}&door=${good}-q`])(
  'a PDF of an address that is damaged is none: %s',
  async (door) => {
    const { server } = await startService('embedded', { env: unlimited });
    expect((await server.inject(`/review.pdf?door=${door}`)).statusCode).toBe(404);
  },
);
