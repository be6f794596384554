import { describe, expect, it } from 'vitest';
import { contractVersion } from '../../src/contract/describing/openapi.ts';
import entry from '../../server.json' with { type: 'json' };

describe('the registry entry', () => {
  it('respects the limits of the registry', () => {
    expect(entry.$schema).toMatch(
      /^https:\/\/static\.modelcontextprotocol\.io\/schemas\/[\d-]+\/server\.schema\.json$/,
    );
    expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(entry.name.length).toBeLessThanOrEqual(200);
    expect(entry.title.length).toBeLessThanOrEqual(100);
    expect(entry.description.length).toBeLessThanOrEqual(100);
    expect(entry.version).toBe(contractVersion);
  });

  it('refers to the endpoint, with a host the operator fills in', () => {
    expect(entry.remotes).toHaveLength(1);
    for (const { type, url, variables, headers } of entry.remotes) {
      expect(type).toBe('streamable-http');
      const named = [...url.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(named).toEqual(Object.keys(variables));
      expect(url.replace('{host}', variables.host.default)).toBe('https://doors.example.ie/mcp');
      expect(headers).toEqual([
        expect.objectContaining({ name: 'X-API-Key', isRequired: false, isSecret: true }),
      ]);
    }
  });
});
