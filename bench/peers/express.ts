/** The peer with Express 5 and zod, written as in their guides. */
import express from 'express';
import { port, priceDoors } from './engine.ts';
import { EstimateBody } from './schema.ts';

const app = express();
app.use(express.json());
app.post('/api/internal-doors/estimate', (request, response) => {
  const read = EstimateBody.safeParse(request.body);
  if (!read.success) response.status(400).json({ errors: read.error.issues });
  else response.json(priceDoors(read.data));
});
app.listen(port, '127.0.0.1');
