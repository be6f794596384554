import { expect, it } from 'vitest';
import { llmsText } from './llms-text.ts';

it('leads to the typed client where there is one, with its version', () => {
  const clientPackage = { version: '1.2.3', bytes: Buffer.from(''), sha256: '' };
  const told = llmsText('https://doors.example.ie', [], clientPackage);
  expect(told).toContain(
    '- [Typed client](https://doors.example.ie/client/lintel-client.tgz): npm package, version 1.2.3\n',
  );
  expect(llmsText('https://doors.example.ie', [], null)).not.toMatch(/client/i);
});

it('names the server of tools by its address', () => {
  expect(llmsText('https://doors.example.ie', [], null)).toContain(
    '- [MCP server](https://doors.example.ie/mcp): the same operations as tools of the Model Context Protocol',
  );
});
