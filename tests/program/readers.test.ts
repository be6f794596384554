import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { launch } from '../support/child.ts';
import { contact, submit } from '../support/enquiries.ts';
import { startListening } from '../support/listening.ts';
import { multiplyEnquiries } from '../support/many-enquiries.ts';
import { builtProgram } from '../support/program.ts';
import { readyFolder } from '../support/ready-stores.ts';

let DATA_DIR = '';
beforeAll(async () => {
  DATA_DIR = await readyFolder();
  const { url, stop } = await startListening({ DATA_DIR });
  expect((await submit(url, contact(1))).status).toBe(200);
  await stop();
  multiplyEnquiries(DATA_DIR, 5000);
});

it.each([
  ['enquiries export --format csv', /^id,reference,/],
  ['enquiries export --format ndjson', /^\{"id":/],
  ['enquiries list --limit 5000', /^received/],
])(
  'the command %s exits with 0 and prints no error if its reader, such as head, closes the pipe early',
  async (line, begins) => {
    const child = launch(builtProgram, line.split(' '), { DATA_DIR });
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    child.stdout.destroy();
    const closed = once(child, 'close');
    expect(String(first)).toMatch(begins);
    expect(await text(child.stderr)).toBe('');
    await closed;
    expect(child.exitCode).toBe(0);
  },
);
