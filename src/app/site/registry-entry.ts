import entry from '../../../server.json' with { type: 'json' };

/** Where registries and clients look for the description of the MCP server of a site. */
export const registryEntryPath = '/.well-known/mcp/server.json';

/** `server.json` with the address of this installation, after whose host registries name the server. */
export function registryEntry(publicUrl: string): object {
  const remotes = entry.remotes.map(({ variables: _host, ...remote }) => ({
    ...remote,
    url: `${publicUrl}/mcp`,
  }));
  return { ...entry, name: `${backwards(publicUrl)}/lintel`, websiteUrl: publicUrl, remotes };
}

/** The host backwards, as in `ie.example.doors`. Names have no brackets and colons, which IPv6 addresses have. */
const backwards = (publicUrl: string): string =>
  new URL(publicUrl).hostname
    .replace(/[^a-z0-9.-]/g, '')
    .split('.')
    .reverse()
    .join('.') || 'localhost';
