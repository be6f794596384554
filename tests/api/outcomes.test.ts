import { describe, expect, it } from 'vitest';
import { ask, contact, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { startListening } from '../support/listening.ts';
import { readyFolder } from '../support/ready-stores.ts';

describe('the metric of enquiries', () => {
  const makeStore = async () => ({ DATA_DIR: await readyFolder() });

  it('counts them by outcome: accepted, held, refused, duplicate, replayed and key_reused', async () => {
    const port = String(await freePort());
    const metrics = { METRICS_PORT: port, METRICS_HOST: '127.0.0.1', RATE_LIMIT_ANONYMOUS: 'off' };
    const { url } = await startListening({ ...(await makeStore()), ...metrics });
    const key = { 'idempotency-key': 'k' };
    const doubtful = { ...contact(2), message: 'I can improve your website design and traffic. Interested?' };
    const answers = [
      await submit(url, contact(1), key),
      await submit(url, contact(1), key),
      await submit(url, contact(3), key),
      await submit(url, contact(1)),
      await submit(url, doubtful),
      await submit(url, { ...contact(4), website: 'x' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 409, 200, 403]);

    const counted = String((await ask(`http://127.0.0.1:${port}/metrics`)).body['text'])
      .split('\n')
      .filter((line) => line.startsWith('lintel_enquiries_total'))
      .map((line) => line.replace(/^.*outcome="(\w+)"\} /, '$1 '));
    expect(counted.sort()).toEqual([
      'accepted 1',
      'duplicate 1',
      'held 1',
      'key_reused 1',
      'refused 1',
      'replayed 1',
    ]);
  });
});
