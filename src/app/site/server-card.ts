import { siteIconPath } from './icons.ts';
import { registryEntry } from './registry-entry.ts';

/*
 * Discovery of the MCP server (SEP-2127): a catalogue of the site at a well-known path links to the server's card, which
 * stands below its endpoint.
 */

export const serverCardPath = '/mcp/server-card';
export const serverCardType = 'application/mcp-server-card+json';
export const aiCatalogPath = '/.well-known/ai-catalog.json';
export const aiCatalogType = 'application/ai-catalog+json';

const schema = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';
const protocols = ['2025-11-25', '2026-07-28'];

/** What clients learn before they connect. Must agree with what the server says of itself. */
export function serverCard(publicUrl: string, makerName: string): object {
  const { remotes, ...entry } = registryEntry(publicUrl);
  return {
    ...entry,
    $schema: schema,
    title: `${makerName}: steel doors`,
    icons: [{ src: `${publicUrl}${siteIconPath}`, mimeType: 'image/svg+xml', sizes: ['any'] }],
    remotes: remotes.map((remote) => ({ ...remote, supportedProtocolVersions: protocols })),
  };
}

export const aiCatalog = (publicUrl: string): object => ({
  specVersion: '1.0',
  entries: [
    {
      identifier: `urn:air:${new URL(publicUrl).hostname}:mcp:lintel`,
      type: serverCardType,
      url: `${publicUrl}${serverCardPath}`,
    },
  ],
});
