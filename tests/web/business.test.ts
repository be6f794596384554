import { describe, expect, it } from 'vitest';
import { bareCard, cardFile, fullCard } from '../support/business.ts';
import { readPdf } from '../support/pdf.ts';
import { startService } from '../support/service.ts';

/** What search engines and assistants can do at the maker's. */
const actions = [
  {
    '@type': 'QuoteAction',
    target: { '@type': 'EntryPoint', urlTemplate: 'https://doors.example.ie/?width={width}&height={height}' },
    'width-input': 'required name=width',
    'height-input': 'required name=height',
  },
  { '@type': 'CommunicateAction', target: 'https://doors.example.ie/contact' },
];

const withCard = async (card: unknown) =>
  startService('embedded', { env: card === null ? {} : { BUSINESS: await cardFile(card) } });

async function surfaces(card: unknown) {
  const { server } = await withCard(card);
  const page = async (url: string) => (await server.inject({ url, headers: { accept: 'text/html' } })).body;
  const pdf = readPdf((await server.inject('/review.pdf?door=w900')).rawPayload);
  return {
    home: await page('/'),
    contact: await page('/contact'),
    privacy: await page('/privacy'),
    missing: await page('/nowhere'),
    openapi: (await server.inject('/openapi.json')).json<{ info: { contact: unknown } }>(),
    security: await server.inject('/.well-known/security.txt'),
    feed: await page('/feeds/merchant.xml'),
    pdf: pdf.map(({ text }) => text),
  };
}

const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

const footerOf = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a business card with all fields', async () => {
  const { home, contact, privacy, missing, openapi, security, feed, pdf } = await surfaces(fullCard);

  it('is shown in the footer of every page', () => {
    for (const page of [home, contact, privacy, missing]) {
      const footer = footerOf(page);
      expect(footer).toContain('<a href="tel:+35316791234">01 679 1234</a>');
      expect(footer).toContain('<a href="mailto:desk@doors.example.ie">desk@doors.example.ie</a>');
      expect(wordsOf(footer)).toContain('1 Example Street, Exampletown, Co. Wicklow, A98 X2Y3');
      expect(wordsOf(footer)).toContain(
        'Company: Example Doors Limited · Company number: 000000 · VAT number: IE0000000X',
      );
      expect(page).toContain('<meta property="og:site_name" content="Example Doors"/>');
      expect(page).toMatch(/<title>[^<]+ · Example Doors<\/title>/);
      expect(page).not.toMatch(/Lintel|sample/);
    }
  });

  it('is shown on the contact page, with its showroom and promises', () => {
    const words = wordsOf(contact);
    expect(words).toContain('About the showroom, a door we made');
    for (const said of [
      'Phone 01 679 1234',
      'Open Monday to Friday 9:00 to 17:30 Saturday by appointment',
      'Showroom 2 Example Quay, Exampletown, Ireland Thursday 14:00 to 19:00 Every finish can be seen here.',
      'Delivery All of Ireland',
      'Guarantee Ten years on steel and glass',
    ])
      expect(words).toContain(said);
  });

  it('is shown in the privacy note', () => {
    const words = wordsOf(privacy);
    expect(words).toContain(`Who is responsible ${fullCard.privacy.controller}`);
    expect(words).toContain(`How long we keep it ${fullCard.privacy.retention}`);
    expect(words).toContain(`Why we may ${fullCard.privacy.legalBasis}`);
    expect(words).toContain(`If you are not content ${fullCard.privacy.complaints}`);
    expect(privacy).toContain('<a href="https://authority.example.ie/complaints">');
  });

  it('is written to the JSON-LD of indexed pages, for search engines', () => {
    const expected = {
      '@context': 'https://schema.org',
      '@type': ['Organization', 'LocalBusiness'],
      '@id': 'https://doors.example.ie/#organization',
      name: 'Example Doors',
      url: 'https://doors.example.ie/',
      legalName: 'Example Doors Limited',
      email: 'desk@doors.example.ie',
      telephone: '+35316791234',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Example Street',
        addressLocality: 'Exampletown',
        addressRegion: 'Co. Wicklow',
        postalCode: 'A98 X2Y3',
      },
      openingHours: ['Mo-Fr 09:00-17:30'],
      location: {
        '@type': 'Place',
        name: 'Showroom',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '2 Example Quay',
          addressLocality: 'Exampletown',
          addressCountry: 'Ireland',
        },
      },
      vatID: 'IE0000000X',
      identifier: { '@type': 'PropertyValue', name: 'Company number', value: '000000' },
      areaServed: 'All of Ireland',
      potentialAction: actions,
    };
    for (const page of [home, contact, privacy]) expect(jsonLdOf(page)).toEqual([expected]);
    expect(jsonLdOf(missing)).toEqual([]);
  });

  it('is shown in the PDF', () => {
    expect(pdf[0]).toMatch(/^EXAMPLE DOORS\n/);
    const summary = (pdf.at(-1) ?? '').replace(/\s+/g, ' ');
    for (const said of ['Phone: 01 679 1234', 'Guarantee: Ten years', 'VAT number: IE0000000X'])
      expect(summary).toContain(said);
  });

  it('is written to the OpenAPI description, the feeds and security.txt', () => {
    expect(openapi.info.contact).toEqual({
      name: 'Example Doors',
      email: 'desk@doors.example.ie',
      url: 'https://doors.example.ie/contact',
    });
    expect(security.body).toMatch(
      /^Contact: mailto:desk@doors\.example\.ie\nContact: tel:\+35316791234\nExpires/,
    );
    expect(feed).toContain('<title>Example Doors: steel internal glazed doors</title>');
  });

  it('sets the VAT rate of prices', async () => {
    const { loadFigures } = await import('../../src/figures/load.ts');
    const { readConfig } = await import('../../src/config.ts');
    const rateOf = async (card: unknown) =>
      loadFigures(readConfig({ BUSINESS: await cardFile(card) })).book.vatRatePercent;
    expect(await rateOf(fullCard)).toBe(13.5);
    expect(await rateOf({ ...bareCard, vatRatePercent: 0 })).toBe(0);
    expect(await rateOf(bareCard)).toBe(23);
  });
});

it('SECURITY_CONTACT overrides the contact of the card', async () => {
  const BUSINESS = await cardFile(fullCard);
  const { server } = await startService('embedded', { env: { BUSINESS, SECURITY_CONTACT: 'a@example.ie' } });
  const { body } = await server.inject('/.well-known/security.txt');
  expect(body.match(/^Contact: .*$/gm)).toEqual(['Contact: mailto:a@example.ie']);
});

it('pages and PDFs of a card with only a name omit all other details', async () => {
  const { home, contact, privacy, openapi, security, pdf } = await surfaces(bareCard);
  for (const page of [home, contact, privacy]) {
    expect(footerOf(page)).not.toMatch(/<address|undefined|tel:|mailto:/);
    expect(footerOf(page).match(/<p/g)).toHaveLength(1);
    expect(page).not.toMatch(/Lintel|sample|undefined|<dl class="facts card/);
    expect(jsonLdOf(page)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': 'https://doors.example.ie/#organization',
        name: 'Example Doors',
        url: 'https://doors.example.ie/',
        potentialAction: actions,
      },
    ]);
  }
  expect(wordsOf(contact)).not.toContain('showroom');
  expect(privacy.match(/<h2>/g)).toHaveLength(5);
  expect(openapi.info.contact).toEqual({ name: 'Example Doors', url: 'https://doors.example.ie/contact' });
  expect(security.statusCode).toBe(404);
  expect(pdf.at(-1)).toMatch(/\nExample Doors$/);
});

it('the sample card is marked as a sample on pages and in PDFs, and is nowhere presented as a real company', async () => {
  const { home, contact, missing, openapi, security, pdf } = await surfaces(null);
  for (const page of [home, contact, missing]) {
    expect(wordsOf(footerOf(page))).toMatch(
      /This is a sample: no maker stands behind it yet\. .* the setting BUSINESS\./,
    );
    expect(jsonLdOf(page)).toEqual([]);
  }
  expect(openapi.info.contact).toEqual({ url: 'https://doors.example.ie/contact' });
  expect(security.statusCode).toBe(404);
  expect((pdf.at(-1) ?? '').replace(/\s+/g, ' ')).toContain(
    'This is a sample: no maker stands behind it yet.',
  );
});

describe('hostile text in the fields of a card', async () => {
  const trick = `</script><script>alert(1)</script><!--"'&\u05d0\u05d1`;
  const text = (length: number) => `${trick}${'W'.repeat(length - Array.from(trick).length)}`;
  const address = { street: text(200), town: text(200), county: text(200), country: text(200) };
  const hostile = {
    ...fullCard,
    name: text(200),
    legalName: text(200),
    address,
    openingHours: Array.from({ length: 14 }, () => text(200)),
    showroom: { address, openingHours: Array.from({ length: 14 }, () => text(200)), note: text(500) },
    email: `"><b>'@doors.example.ie`.replace(/[^\w@.]/g, "'"),
    deliveryArea: text(500),
    guarantee: text(500),
    answeredBy: text(200),
    answeredWithin: text(200),
    privacy: {
      controller: text(500),
      legalBasis: text(500),
      retention: text(500),
      complaints: text(500),
      complaintsUrl: `https://example.ie/?"><script>alert(1)</script>`,
    },
  };
  const { home, contact, privacy, missing, openapi, feed, pdf } = await surfaces(hostile);

  it('is escaped on pages and in JSON-LD', () => {
    for (const page of [home, contact, privacy, missing]) {
      expect(page).not.toMatch(/<script>|<!--|<b>/);
      expect(page).toContain('&lt;/script>&lt;script>alert(1)');
    }
    for (const page of [home, contact, privacy]) {
      expect(jsonLdOf(page)[0]).toMatchObject({ name: hostile.name, legalName: hostile.legalName });
    }
  });

  it("is complete in the body of a PDF, and shortened in the PDF's header", () => {
    expect(pdf[0]?.split('\n')[0]?.length).toBeLessThan(80);
    expect(pdf.slice(1).join('').replace(/\s+/g, '')).toContain(
      `Guarantee:${hostile.guarantee}`.replace(/\s+/g, ''),
    );
  });

  it('is escaped in the OpenAPI description and in feeds', () => {
    expect(openapi.info.contact).toMatchObject({ name: hostile.name });
    expect(feed).not.toContain('<script>');
  });
});
