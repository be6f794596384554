import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { launch } from '../support/child.ts';
import { contact, submit } from '../support/enquiries.ts';
import { multiplyEnquiries } from '../support/many-enquiries.ts';
import { builtProgram, startProgram } from '../support/program.ts';

it.each([
  ['enquiries export --format csv', /^id,reference,/],
  ['enquiries export --format ndjson', /^\{"id":/],
  ['enquiries list --limit 5000', /^received/],
])('%s says nothing when its reader has seen enough, such as head', async (line, begins) => {
  const program = await startProgram();
  expect((await submit(program.url, contact(1))).status).toBe(200);
  await program.stop();
  multiplyEnquiries(program.dataDir, 5000);
  const child = launch(builtProgram, line.split(' '), { DATA_DIR: program.dataDir });
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  child.stdout.destroy();
  const closed = once(child, 'close');
  expect(String(first)).toMatch(begins);
  expect(await text(child.stderr)).toBe('');
  await closed;
  expect(child.exitCode).toBe(0);
});
