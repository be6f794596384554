import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { ask, contact, exported, submit } from '../support/enquiries.ts';
import { fieldsOf } from '../support/plain-browser.ts';
import { startProgram } from '../support/program.ts';

const door = { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' };

it("every link uses the address that the service listens on, which is also accepted as the site's own origin", async () => {
  const program = await startProgram({ env: { HOST: '127.0.0.2' } });
  const { url, dataDir } = program;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
  await expect.poll(() => program.stdout()).toContain(`Documentation is at ${url}/docs\n`);
  expect(program.stdout()).not.toContain('PUBLIC_URL');
  await expect(fetch(url.replace('127.0.0.2', '127.0.0.1'))).rejects.toThrow('fetch failed');

  const estimate = await submit(url, { doors: [door] }, {}, '/api/internal-doors/estimate');
  const [priced] = estimate.body['doors'] as { configuratorUrl: string; drawingUrl: string }[];
  const { customer, message } = contact(1);
  const asked = {
    source: 'assistant',
    customer,
    doors: [{ preset: 'double-no-panels', opWidth: 1800, opHeight: 2100 }],
  };
  const quote = await submit(url, asked, {}, '/api/internal-doors/quote');
  const links = [priced?.configuratorUrl, priced?.drawingUrl, quote.body['quoteUrl']].map(String);
  for (const link of links) {
    expect(link).toMatch(new RegExp(`^${url}/`));
    expect((await ask(link)).status, link).toBe(200);
  }

  const tools = await submit(
    url,
    { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
    { accept: 'application/json, text/event-stream', origin: url },
    '/mcp',
  );
  expect(tools.status).toBe(200);

  const page = await fetch(`${url}/contact`);
  const form = fieldsOf(await page.text());
  const sent = await fetch(`${url}/contact`, {
    method: 'POST',
    headers: {
      origin: url,
      'sec-fetch-site': 'same-origin',
      cookie: page.headers.get('set-cookie')?.split(';', 1)[0] ?? '',
    },
    body: new URLSearchParams({ ...Object.fromEntries(form), ...customer, message, consent: 'yes' }),
  });
  expect(await sent.text()).toContain('Thank you');
  expect(await exported({ DATA_DIR: dataDir })).toMatchObject([{ request: { message } }]);
});

const hasIpv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ family }) => family === 'IPv6'),
);

it.each(['0.0.0.0', ...(hasIpv6 ? ['::'] : [])])(
  'the service warns that links only work on this machine if it listens on %s',
  async (host) => {
    const program = await startProgram({ env: { HOST: host } });
    const { port } = new URL(program.url);
    await expect.poll(() => program.stdout().split('\n')).toHaveLength(7);
    expect(program.stdout().split('\n').slice(2)).toEqual([
      `Documentation is at http://localhost:${port}/docs`,
      expect.stringMatching(/^Mail is off: /),
      expect.stringMatching(/^The maker's name on the pages is a sample: /),
      'Links work on this machine only, until PUBLIC_URL is set',
      '',
    ]);
    const estimate = await submit(
      `http://localhost:${port}`,
      { doors: [door] },
      {},
      '/api/internal-doors/estimate',
    );
    const [priced] = estimate.body['doors'] as { configuratorUrl: string }[];
    expect(priced?.configuratorUrl).toContain(`http://localhost:${port}/`);
    expect((await ask(priced?.configuratorUrl ?? '')).status).toBe(200);
  },
);

it('the service does not warn about links if PUBLIC_URL is set', async () => {
  const program = await startProgram({
    env: { HOST: '0.0.0.0', PUBLIC_URL: 'https://doors.example.ie' },
  });
  await expect.poll(() => program.stdout().split('\n')).toHaveLength(6);
  expect(program.stdout()).toContain('Documentation is at https://doors.example.ie/docs\n');
});
