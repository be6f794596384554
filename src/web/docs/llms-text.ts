import { type ClientPackage, clientPackagePath } from '../../app/site/client-package.ts';
import type { Business } from '../../domain/business/business.ts';
import { plainLine, promiseLines, reachLines, sampleNote } from '../../domain/wording/business.ts';
import type { GuidePage } from './guide.ts';

/** `/llms.txt` for assistants (llmstxt.org). */
export function llmsText(
  publicUrl: string,
  pages: readonly GuidePage[],
  clientPackage: ClientPackage | null,
  business: Business,
): string {
  const link = (title: string, path: string, note: string) => `- [${title}](${publicUrl}${path}): ${note}`;
  return [
    `# ${business.name}`,
    '',
    '> Prices steel internal glazed doors and takes enquiries for a maker of internal and security doors in Ireland.',
    '',
    ...makerLines(business),
    'Estimate and compare without personal data and without a key. Send personal data only after the person has asked to be contacted or to receive an offer. After a 429, wait as long as Retry-After says, then retry once.',
    '',
    'Prices are supply only. Tell people the price with VAT first (fields named InclVat) and the net one second (estimatedPrice, priceEstimate, startingPriceEur). For fitted work the rate of VAT is settled in the offer.',
    '',
    '## Documentation',
    '',
    ...pages.map(({ title, twin, summary }) => link(title, twin, summary)),
    '',
    '## API',
    '',
    link('OpenAPI description', '/openapi.json', 'every operation, with tested examples; OpenAPI 3.1'),
    link(
      'MCP server',
      '/mcp',
      'the same operations as tools of the Model Context Protocol, over streamable HTTP; no key needed',
    ),
    link(
      'Products',
      '/api/internal-doors/products',
      'the internal doors with starting prices, with VAT and without, as JSON',
    ),
    link(
      'The maker',
      '/api/maker',
      'answers about terms and doors as JSON; what is null the maker has not said',
    ),
    link('Limits', '/api/internal-doors/limits', 'what can be made: types, sizes, presets, as JSON'),
    ...(clientPackage
      ? [link('Typed client', clientPackagePath, `npm package, version ${clientPackage.version}`)]
      : []),
    link('API catalogue', '/.well-known/api-catalog', 'links to the above for machines (RFC 9727)'),
    '',
    '## For people',
    '',
    link('Configurator', '/', 'draw and price a door, then ask for an offer'),
    link('Doors', '/products', 'the range with prices including VAT, supply only'),
    link(
      'Questions and answers',
      '/faq',
      'price, VAT, delivery, fitting, lead time, guarantee, colours, glass, showroom',
    ),
    link('How to measure', '/measuring', 'what to measure of an opening, where, and how accurately'),
    link('Security doors', '/security-doors', 'ask for an offer for security and specialist doors'),
    link('Contact', '/contact', 'questions about anything else'),
    '',
    '## Optional',
    '',
    link(
      'Merchant feed',
      '/feeds/merchant.xml',
      'products for search services, prices including VAT; not for enquiries',
    ),
    link('Manufacturer feed', '/feeds/manufacturer.xml', 'the same from the maker; not for enquiries'),
    '',
  ].join('\n');
}

function makerLines(business: Business): readonly string[] {
  const lines = business.isSample
    ? [sampleNote]
    : [...reachLines(business), ...promiseLines(business)].map((line) => `- ${plainLine(line)}`);
  return lines.length === 0 ? [] : [...lines, ''];
}
