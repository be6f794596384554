import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { exported } from '../support/enquiries.ts';
import { runCommand } from '../support/program.ts';

const line = (id: number | null, method: string, params: object) =>
  `${JSON.stringify({ jsonrpc: '2.0', ...(id !== null && { id }), method, params })}\n`;

const hello =
  line(1, 'initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  }) + line(null, 'notifications/initialized', {});
const call = (id: number, name: string, args: object) => line(id, 'tools/call', { name, arguments: args });
const products = call(2, 'list_internal_door_products', {});
const enquiry = call(3, 'submit_contact_enquiry', {
  customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
  message: 'Can we see a door on Saturday?',
  consent: { granted: true, text: 'Yes, please call me.' },
});

interface Answer {
  readonly id: number;
  readonly result: { readonly structuredContent: Record<string, unknown> };
}

const parsed = <Value>(text: string): Value[] =>
  text
    .split('\n')
    .filter((each) => each !== '')
    .map((each) => JSON.parse(each) as Value);

async function assistant(env: Record<string, string>, input: string) {
  const { code, stdout, stderr } = await runCommand(['mcp'], { env, input });
  expect(code).toBe(0);
  const answers = new Map(parsed<Answer>(stdout).map(({ id, result }) => [id, result.structuredContent]));
  return { answers, log: parsed<Record<string, unknown>>(stderr) };
}

describe('the tools over standard input', () => {
  it.each([
    [{ PUBLIC_URL: 'https://doors.example.ie' }, 'https://doors.example.ie/'],
    [{ PORT: '8080' }, 'http://localhost:8080/'],
    [{ HOST: '127.0.0.2', PORT: '8080' }, 'http://127.0.0.2:8080/'],
  ])('lead with %j to %s', async (env, base) => {
    const { answers } = await assistant(env, hello + products);
    const [first] = answers.get(2)?.['products'] as { url: string; image: string }[];
    expect(first?.url.startsWith(base), first?.url).toBe(true);
    expect(first?.image.startsWith(base), first?.image).toBe(true);
  });

  it('store an enquiry in the store of the settings, and log the tool by its name and no more', async () => {
    const env = { DATA_DIR: await temporaryFolder() };
    const { answers, log } = await assistant(env, hello + enquiry);
    expect(await exported(env)).toMatchObject([
      { id: answers.get(3)?.['id'], collection: 'contact_requests' },
    ]);
    expect(log.filter(({ msg }) => msg === 'tool called')).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^20\d\d-.*Z$/) as string,
        tool: 'submit_contact_enquiry',
        reqId: expect.stringMatching(/^\S+$/) as string,
        msg: 'tool called',
      },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/aoife|Saturday/i);
  });
});
