import { beforeAll, describe, expect, it } from 'vitest';
import { contact, exported } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type Answered, type Proxy, askThrough, protocolOf, siteName } from './https.ts';
import { proxies } from './start-proxies.ts';

const publicUrl = `https://${siteName}`;
const doors = JSON.stringify({
  doors: [{ doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' }],
});
const estimatePath = '/api/internal-doors/estimate';
const valuesOf = ({ headers }: Answered, name: string) =>
  headers.filter(([each]) => each === name).map(([, value]) => value);

describe.each(proxies)('behind the shipped $name', ({ start }) => {
  describe.skipIf(!start)('', () => {
    let program: Program;
    let proxy: Proxy;
    beforeAll(async () => {
      const metricsPort = String(await freePort());
      program = await startProgram({
        env: {
          PUBLIC_URL: publicUrl,
          TRUST_PROXY: 'loopback',
          METRICS_PORT: metricsPort,
          METRICS_HOST: '127.0.0.1',
        },
      });
      if (start) proxy = await start([new URL(program.url).host]);
    });
    const post = (path: string, body: string, headers: Record<string, string> = {}, from = '127.0.0.1') =>
      askThrough(proxy, path, { method: 'POST', body, headers, from });

    it('prices a door over HTTPS and links to the public URL', async () => {
      const answer = await post(estimatePath, doors);
      expect(answer.status).toBe(200);
      const { doors: priced } = JSON.parse(answer.text) as { doors: { drawingUrl: string }[] };
      expect(priced[0]?.drawingUrl).toMatch(new RegExp(`^${publicUrl}/`));
      const [link = ''] = priced.map(({ drawingUrl }) => drawingUrl.replace(publicUrl, ''));
      expect((await askThrough(proxy, link)).status).toBe(200);
    });

    it('stores an enquiry', async () => {
      const { status } = await post('/api/contact', JSON.stringify(contact(1)));
      expect(status).toBe(200);
      expect(await exported({ DATA_DIR: program.dataDir })).toHaveLength(1);
    });

    it('uses HTTP/2 and sends each header of the service once', async () => {
      expect(await protocolOf(proxy)).toBe('h2');
      for (const path of ['/', '/healthz', '/api/internal-doors/limits']) {
        const answer = await askThrough(proxy, path);
        expect(answer.status).toBe(200);
        expect(valuesOf(answer, 'strict-transport-security')).toEqual([
          'max-age=31536000; includeSubDomains',
        ]);
        for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options'])
          expect(valuesOf(answer, name), name).toHaveLength(1);
      }
    });

    it('redirects HTTP to HTTPS, with a status that keeps the method of a POST', async () => {
      const answer = await askThrough(proxy, '/contact?from=a', { method: 'POST', scheme: 'http' });
      expect(answer.status).toBe(308);
      expect(valuesOf(answer, 'location')[0]?.replace(`:${proxy.httpsPort}`, '')).toBe(
        `${publicUrl}/contact?from=a`,
      );
    });

    it('passes on the 413 of the service for a large body, and refuses a huge body itself', async () => {
      for (let times = 0; times < 8; times += 1) {
        const from = `127.0.0.${20 + times}`;
        const answer = await post(estimatePath, JSON.stringify({ text: 'x'.repeat(103_000) }), {}, from);
        expect(answer.status).toBe(413);
        expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'payload_too_large' });
        const huge = JSON.stringify({ text: 'x'.repeat(5_000_000) });
        expect((await post(estimatePath, huge, {}, from)).status).toBe(413);
      }
    });

    it('limits each client by its own address, and ignores forged addresses', async () => {
      const statuses = [];
      for (let call = 0; call < 12; call += 1) {
        const forged = `203.0.113.${call}`;
        const headers = {
          'x-forwarded-for': forged,
          forwarded: `for=${forged}`,
          'x-real-ip': forged,
          'x-forwarded-host': 'elsewhere.example',
        };
        statuses.push((await post(estimatePath, doors, headers, '127.0.0.2')).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
      expect((await post(estimatePath, doors, {}, '127.0.0.3')).status).toBe(200);
    });

    it('serves MCP', async () => {
      const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
      const accept = { accept: 'application/json, text/event-stream' };
      expect((await post('/mcp', ping, accept)).status).toBe(200);
    });

    it('does not expose metrics', async () => {
      const { status, text } = await askThrough(proxy, '/metrics');
      expect(status).toBe(404);
      expect(text).not.toContain('lintel_store_up');
    });

    it('logs no API key and no quote link when the service is down', async () => {
      await program.stop();
      const secret = { 'x-api-key': 'a-key-nobody-may-read' };
      expect((await post(estimatePath, doors, secret)).status).toBe(502);
      await expect.poll(() => proxy.log()).toMatch(/connect|dial/);
      expect(proxy.log()).not.toContain('a-key-nobody-may-read');
    });
  });
});
