import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { checkoutWith } from '../support/shipping-checkout.ts';

/** Metadata of the package, which the script fetches to match its version against an advisory. */
const odd = {
  name: 'odd',
  'dist-tags': { latest: '1.2.3' },
  versions: { '1.2.3': { name: 'odd', version: '1.2.3' } },
};

/** A registry with these advisories by package, which records the queries. */
async function startAdvisories(known: Record<string, object[]>) {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((sent) => {
      const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
      const isAsked = request.url === '/-/npm/v1/security/advisories/bulk';
      if (isAsked) asked.push(JSON.parse(text.toString()));
      response.setHeader('content-type', 'application/json').end(JSON.stringify(isAsked ? known : odd));
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function audit(registry: string) {
  const checkout = await checkoutWith({ name: 'odd', version: '1.2.3', license: 'MIT' });
  const env = { ...process.env, npm_config_registry: registry, npm_config_offline: 'false' };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(checkout, 'scripts/audit.mjs')], { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}

it('the advisories script queries the shipped packages, and reports no known weaknesses', async () => {
  const { asked, url } = await startAdvisories({});
  expect(await audit(url)).toEqual({
    code: 0,
    stdout: 'audit: no weakness is known in what ships.\n',
    stderr: '',
  });
  expect(asked).toEqual([{ odd: ['1.2.3'] }]);
});

it('the advisories script exits with 1 and names a known weakness', async () => {
  const weakness = {
    ...{ id: 7, url: 'https://advisories.example/7', title: 'Opens every door' },
    ...{ severity: 'high', vulnerable_versions: '<2.0.0', cwe: [], cvss: { score: 8, vectorString: null } },
  };
  const { url } = await startAdvisories({ odd: [weakness] });
  expect(await audit(url)).toEqual({
    code: 1,
    stdout:
      'high\todd\t*\tOpens every door https://advisories.example/7\naudit: weaknesses are known in what ships.\n',
    stderr: '',
  });
});

it('the advisories script exits with 2 if the registry is unreachable', async () => {
  expect(await audit(`http://127.0.0.1:${await freePort()}/`)).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /^audit: the registry could not be asked \(.*ECONNREFUSED.*\), so nothing is known\.\n$/,
    ) as string,
  });
});
