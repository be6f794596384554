import { describe, expect, it } from 'vitest';
import { statusOf } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';

const misspelled = {
  DATABSE_URL: 'postgres://lintel:secret@127.0.0.1:1/lintel',
  RATE_LIMIT: 'off',
  lintel_port: '8080',
};
const lines = [
  'lintel: DATABSE_URL is set, but there is no such setting: did you mean DATABASE_URL?',
  'lintel: RATE_LIMIT is set, but there is no such setting: did you mean RATE_LIMIT_ANONYMOUS or RATE_LIMIT_KEYED or RATE_LIMIT_RENDER or RATE_LIMIT_MCP?',
];

describe('misspelled settings', () => {
  it('are reported with the right name unless that is set too, and so are removed settings', async () => {
    const program = await startProgram({ env: { ...misspelled, WORKERS: '2', PORT: '0' } });
    expect(await statusOf(`${program.url}/healthz`)).toBe(200);
    const plain = () =>
      program
        .logs()
        .match(/^lintel: .*$/gm)
        ?.sort();
    await expect
      .poll(plain)
      .toEqual([
        ...lines,
        expect.stringMatching(/^lintel: WORKERS is set, but .*docs\/operating\/many-nodes\.md$/),
      ]);
    expect(program.logs() + program.stdout()).not.toContain('secret');
  });
});
