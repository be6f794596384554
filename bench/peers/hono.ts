/** The peer with Hono, its Node server and zod, written as in their guides. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { port, priceDoors } from './engine.ts';
import { EstimateBody } from './schema.ts';

const app = new Hono();
app.post('/api/internal-doors/estimate', async (context) => {
  const read = EstimateBody.safeParse(await context.req.json());
  if (!read.success) return context.json({ errors: read.error.issues }, 400);
  return context.json(priceDoors(read.data));
});
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
