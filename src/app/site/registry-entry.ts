import entry from '../../../server.json' with { type: 'json' };

/** Path at which registries and clients look for the description of a site's MCP server. */
export const registryEntryPath = '/.well-known/mcp/server.json';

/** `server.json` with the address of this installation, and a name derived from its host. */
export function registryEntry(publicUrl: string) {
  const remotes = entry.remotes.map(({ variables: _host, ...remote }) => ({
    ...remote,
    url: `${publicUrl}/mcp`,
  }));
  return { ...entry, name: `${backwards(publicUrl)}/lintel`, websiteUrl: publicUrl, remotes };
}

/**
 * The reversed host name, as in `ie.example.doors`. Brackets and colons of IPv6 addresses are removed,
 * because names must not have any.
 */
const backwards = (publicUrl: string): string =>
  new URL(publicUrl).hostname
    .replace(/[^a-z0-9.-]/g, '')
    .split('.')
    .reverse()
    .join('.') || 'localhost';
