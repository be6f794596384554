import fastify from 'fastify';
import { expect, it } from 'vitest';
import { neverKeepErrors } from './headers.ts';

const ofContent = {
  etag: '"a"',
  'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
  'accept-ranges': 'bytes',
  'content-encoding': 'br',
  'content-disposition': 'attachment',
  'repr-digest': 'sha-256=:AA==:',
};

/** The content headers and the caching of a response with this status. */
async function responseOf(status: number) {
  const server = fastify();
  neverKeepErrors(server);
  server.get('/', (_request, reply) =>
    reply
      .headers({ ...ofContent, 'cache-control': 'max-age=60', 'x-other': 'stays' })
      .code(status)
      .send('text'),
  );
  const { headers, body } = await server.inject('/');
  await server.close();
  return {
    content: Object.keys(ofContent).filter((name) => name in headers),
    kept: headers['cache-control'],
    other: headers['x-other'],
    body,
  };
}

it.each([400, 404, 429, 500, 503])(
  'an error of %i is not cacheable and has no content headers',
  async (status) => {
    expect(await responseOf(status)).toEqual({ content: [], kept: 'no-store', other: 'stays', body: 'text' });
  },
);

it.each([200, 206, 399])('a response of %i keeps its content headers', async (status) => {
  const content = Object.keys(ofContent);
  expect(await responseOf(status)).toEqual({ content, kept: 'max-age=60', other: 'stays', body: 'text' });
});
