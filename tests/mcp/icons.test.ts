import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { listeningService, overHttp, protocols } from './clients.ts';

const { url } = await listeningService();

describe.each(protocols)('icons in the protocol %s', async (protocol) => {
  const client = await overHttp(url, { protocol });
  const { tools } = await client.listTools();
  const ofTools = tools.map(({ name, icons = [] }) => [name, icons.map(({ src }) => src)] as const);

  it('exist for the server and for each tool, all different', () => {
    expect(client.getServerVersion()?.icons).toHaveLength(1);
    expect(ofTools.every(([, sources]) => sources.length === 1)).toBe(true);
    expect(new Set(ofTools.flatMap(([, sources]) => sources)).size).toBe(tools.length);
  });

  it.each([
    ['the server', (client.getServerVersion()?.icons ?? []).map(({ src }) => src)] as const,
    ...ofTools,
  ])('are served by the service and can be rendered: %s', async (_name, sources) => {
    for (const src of sources) {
      expect(new URL(src).origin).toBe(url.replace('127.0.0.1', 'localhost'));
      const answer = await fetch(src);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      const drawing = new Resvg(await answer.text(), { fitTo: { mode: 'width', value: 48 } }).render();
      expect([drawing.width, drawing.height]).toEqual([48, 48]);
      expect(drawing.pixels.some((byte) => byte !== 0)).toBe(true);
    }
  });
});
