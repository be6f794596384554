import { describe, expect, it } from 'vitest';
import { bareCard, cardOf, fullCard, sampleCard } from '../../../tests/support/business.ts';
import { llmsText } from './llms-text.ts';

const base = 'https://doors.example.ie';

it('llms.txt links to the typed client and names its version, if the client was built', () => {
  const clientPackage = { version: '1.2.3', bytes: Buffer.from(''), sha256: '' };
  const told = llmsText(base, [], clientPackage, sampleCard);
  expect(told).toContain(
    '- [Typed client](https://doors.example.ie/client/lintel-client.tgz): npm package, version 1.2.3\n',
  );
  expect(llmsText(base, [], null, sampleCard)).not.toMatch(/client/i);
});

describe('the maker in llms.txt', () => {
  const paragraphs = (card: unknown) => llmsText(base, [], null, cardOf(card)).split('\n\n');

  it('is described by the details of its card', () => {
    const [name, , reach] = paragraphs(fullCard);
    expect(name).toBe('# Example Doors');
    expect(reach?.split('\n')).toEqual([
      '- Phone: 01 679 1234',
      '- E-mail: desk@doors.example.ie',
      '- Address: 1 Example Street, Exampletown, Co. Wicklow, A98 X2Y3',
      '- Open: Monday to Friday 9:00 to 17:30; Saturday by appointment',
      '- Showroom: 2 Example Quay, Exampletown, Ireland; Thursday 14:00 to 19:00; Every finish can be seen here.',
      '- Delivery: All of Ireland',
      '- Fitting: We fit within 100 km of the works',
      '- Payment: Half with the order, half before delivery',
      '- Guarantee: Ten years on steel and glass',
    ]);
    const [bareName, , next] = paragraphs(bareCard);
    expect(bareName).toBe('# Example Doors');
    expect(next).toMatch(/^Estimate and compare/);
  });

  it('is called a sample if there is only the sample card', () => {
    const [name, , note] = llmsText(base, [], null, sampleCard).split('\n\n');
    expect(name).toBe('# Lintel');
    expect(note).toMatch(/^This is a sample: /);
  });
});

it('llms.txt links to the MCP server', () => {
  expect(llmsText(base, [], null, sampleCard)).toContain(
    '- [MCP server](https://doors.example.ie/mcp): the same operations as tools of the Model Context Protocol',
  );
});
