import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';

interface Description {
  readonly info: { readonly description: string };
  readonly components: { readonly headers: Readonly<Record<string, { readonly description: string }>> };
}

async function descriptionsWith(env: Readonly<Record<string, string>>) {
  const { server } = await startService('embedded', { env });
  const read = async (url: string) => (await server.inject({ method: 'GET', url })).body;
  const { info, components } = JSON.parse(await read('/openapi.json')) as Description;
  return {
    limits: await read('/docs/limits.md'),
    limitsPage: await read('/docs/limits'),
    retries: await read('/docs/retries.md'),
    description: info.description,
    policyHeader: components.headers['RateLimit-Policy']?.description,
    stateHeader: components.headers['RateLimit']?.description,
  };
}

/** A row of a Markdown table, without padding. */
const row = (markdown: string, first: string) =>
  markdown
    .split('\n')
    .find((line) => line.startsWith(`| ${first} `))
    ?.split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('the guide and the OpenAPI description', () => {
  it('have the default limits if nothing is set', async () => {
    const { limits, retries, description, policyHeader } = await descriptionsWith({});
    expect(row(limits, 'Without a key')?.[1]).toBe('10 calls a minute');
    expect(row(limits, 'With a key')?.[1]).toBe('100 calls an hour');
    expect(row(limits, 'With a key that has its own limit')?.[1]).toBe('as agreed');
    expect(retries).toContain('same content) within 10 minutes is refused');
    expect(description).toContain(
      'without a key, 10 calls a minute; with a key, 100 calls an hour or as agreed.',
    );
    expect(policyHeader).toContain('`"anonymous";q=10;w=60`');
  });

  it('have the configured limits', async () => {
    const { limits, limitsPage, retries, description, policyHeader, stateHeader } = await descriptionsWith({
      RATE_LIMIT_ANONYMOUS: '7/90s',
      RATE_LIMIT_KEYED: '5000/1d',
      DUPLICATE_WINDOW: '1h',
    });
    expect(row(limits, 'Without a key')?.[1]).toBe('7 calls in 90 seconds');
    expect(row(limits, 'With a key')?.[1]).toBe('5,000 calls a day');
    expect(limits).toContain('`RateLimit-Policy: "anonymous";q=7;w=90`');
    expect(limitsPage).toContain('<td>7 calls in 90 seconds</td>');
    expect(retries).toContain('same content) within 1 hour is refused');
    expect(description).toContain(
      'without a key, 7 calls in 90 seconds; with a key, 5,000 calls a day or as agreed.',
    );
    expect(policyHeader).toContain('`"anonymous";q=7;w=90`');
    expect(stateHeader).toContain('`"anonymous";r=4;t=46`');
    for (const text of [limits, retries, description]) expect(text).not.toMatch(/10 calls|100 calls|10 min/);
  });

  it('have the limit of API keys if there is none for callers without a key', async () => {
    const { limits, description, policyHeader } = await descriptionsWith({ RATE_LIMIT_ANONYMOUS: 'off' });
    expect(row(limits, 'Without a key')?.[1]).toBe('no limit');
    expect(row(limits, 'With a key')?.[1]).toBe('100 calls an hour');
    expect(row(limits, 'With a key that has its own limit')?.[1]).toBe('as agreed');
    expect(description).toContain('without a key, no limit; with a key, 100 calls an hour or as agreed.');
    expect(policyHeader).toContain('`"anonymous";q=10;w=60`');
  });

  it('say that there is no limit if none is set', async () => {
    const { limits, description } = await descriptionsWith({
      RATE_LIMIT_ANONYMOUS: 'off',
      RATE_LIMIT_KEYED: 'off',
    });
    expect(row(limits, 'Without a key')?.[1]).toBe('no limit');
    expect(row(limits, 'With a key')?.[1]).toBe('no limit');
    expect(row(limits, 'With a key that has its own limit')?.[1]).toBe('no limit');
    expect(description).toContain('without a key, no limit; with a key, no limit.');
  });
});
