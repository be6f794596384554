import { expect, it } from 'vitest';
import { bareCard, cardFile, fullCard } from '../support/business.ts';
import { startService } from '../support/service.ts';

interface Faq {
  readonly '@type': string;
  readonly mainEntity: readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
}

async function pagesOf(card: unknown) {
  const { server } = await startService('embedded', { env: { BUSINESS: await cardFile(card) } });
  const page = async (path: string) => (await server.inject(path)).body;
  const faq = await page('/faq');
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(faq) ?? [];
  return { page, faq, jsonLd: JSON.parse(json) as Faq };
}

const { page, faq, jsonLd } = await pagesOf(fullCard);

it('questions and answers have the words of the card', () => {
  expect(faq).toContain('<h2>Is there a guarantee?</h2><p>Ten years on steel and glass.</p>');
  expect(faq).toContain('<h2>Do you fit the doors?</h2><p>We fit within 100 km of the works.</p>');
  expect(faq).not.toContain('not answered here');
});

it('a question that the card does not answer leads to the maker', async () => {
  const bare = await pagesOf(bareCard);
  expect(bare.faq).toContain(
    '<h2>Is there a guarantee?</h2><p>This is not answered here yet. Please ask us.</p><p class="more no-print"><a href="/contact">Write to us</a></p>',
  );
  expect(bare.jsonLd.mainEntity.map(({ name }) => name)).not.toContain('Is there a guarantee?');
});

it('the JSON-LD has the questions and answers of the page, and does not make it a product', () => {
  expect(jsonLd['@type']).toBe('FAQPage');
  expect(jsonLd.mainEntity).toHaveLength(17);
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  for (const { name, acceptedAnswer } of jsonLd.mainEntity)
    expect(faq).toContain(`<h2>${escaped(name)}</h2><p>${escaped(acceptedAnswer.text)}</p>`);
  expect(faq).toContain('<meta property="og:type" content="website"/>');
});

it('measuring has a drawing with a description for each step', async () => {
  const measuring = await page('/measuring');
  expect(
    measuring.match(/<svg class="measure-drawing"[^>]* role="img" aria-label="An opening seen/g),
  ).toHaveLength(4);
  for (const heading of [
    'Width, three times',
    'Height, three times',
    'Corner to corner',
    'Around the opening',
  ])
    expect(measuring).toMatch(new RegExp(`<h2>\\d\\. ${heading}</h2>`));
  expect(measuring).toContain('the nearest centimetre is close enough');
  expect(measuring).not.toContain('<script type="module"');
});

it('the pages are linked from the footer, the configurator, the sitemap and llms.txt', async () => {
  for (const path of ['/', '/products', '/contact'])
    expect(await page(path)).toMatch(/<footer[^]*href="\/faq"[^]*href="\/measuring"/);
  const [configurator = ''] = (await page('/?door=tSINGLE.HINGED-w900-h2100')).split('<footer');
  expect(configurator).toContain('<a href="/measuring">How to measure</a>');
  const sitemap = await page('/sitemap.xml');
  const llms = await page('/llms.txt');
  for (const path of ['/faq', '/measuring']) {
    expect(sitemap).toContain(`${path}</loc>`);
    expect(llms).toContain(`${path})`);
  }
});
