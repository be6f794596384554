import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareCard, cardFile } from '../support/business.ts';
import { end, launch, temporaryFolder } from '../support/child.ts';
import { exported } from '../support/enquiries.ts';
import { builtProgram, runCommand } from '../support/program.ts';

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

describe('the MCP command over standard input', () => {
  it.each([
    [{ PUBLIC_URL: 'https://doors.example.ie' }, 'https://doors.example.ie/'],
    [{ PORT: '8080' }, 'http://localhost:8080/'],
    [{ HOST: '127.0.0.2', PORT: '8080' }, 'http://127.0.0.2:8080/'],
  ])('links to the public URL: with the settings %j it is %s', async (env, base) => {
    const { answers } = await assistant(env, hello + products);
    const [first] = answers.get(2)?.['products'] as { url: string; image: string }[];
    expect(first?.url.startsWith(base), first?.url).toBe(true);
    expect(first?.image.startsWith(base), first?.image).toBe(true);
  });

  it('stores an enquiry in the configured store, and logs only the name of the tool', async () => {
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

  it('renders pictures without the limit of the service', async () => {
    const estimate = (id: number, opWidth: string) =>
      call(id, 'estimate_internal_doors', { doors: [{ doorTypeKey: 'PIVOT', opWidth, opHeight: '2100' }] });
    const input = hello + estimate(2, '900') + estimate(3, '950') + estimate(4, '1000');
    const { code, stdout } = await runCommand(['mcp'], { env: { RATE_LIMIT_RENDER: '1/1h' }, input });
    expect(code).toBe(0);
    const answers = parsed<{ id: number; result: { content?: { type: string }[] } }>(stdout);
    const drawn = answers.filter(({ result }) => result.content?.some(({ type }) => type === 'image'));
    expect(drawn.map(({ id }) => id).sort()).toEqual([2, 3, 4]);
  });

  it('makes no backups', async () => {
    const BACKUP_DIR = join(await temporaryFolder(), 'backups');
    const { log } = await assistant({ BACKUP_DIR, BACKUP_EVERY: '1h' }, hello + products);
    expect(existsSync(BACKUP_DIR)).toBe(false);
    expect(log.map(({ msg }) => msg)).not.toContain('backed up');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('shuts down gracefully on %s', async (signal) => {
    const child = launch(builtProgram, ['mcp'], { DATA_DIR: await temporaryFolder() });
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (log += chunk));
    child.stdin.write(hello);
    await once(child.stdout, 'data');
    expect(await end(child, signal)).toEqual({ code: 0, signal: null });
    const said = parsed<Record<string, unknown>>(log).map(({ msg, signal: by }) => [msg, by]);
    expect(said.slice(-2)).toEqual([
      ['stopping', signal],
      ['stopped', undefined],
    ]);
  });

  it.each([
    ['debug', [{ level: 20, msg: 'a message could not be answered' }]],
    ['info', []],
  ])(
    'continues after an invalid line, which is logged only at LOG_LEVEL=debug: %s',
    async (LOG_LEVEL, expected) => {
      const { answers, log } = await assistant({ LOG_LEVEL }, `${hello}{"no":"message"}\n${products}`);
      expect(answers.get(2)?.['products']).toHaveLength(14);
      const about = log.filter(({ msg }) => String(msg).startsWith('a message'));
      expect(about.map(({ level, msg }) => ({ level, msg }))).toEqual(expected);
      for (const each of about) expect(each).toHaveProperty('err.message');
    },
  );
});

it('the MCP command logs a warning about the sample card', async () => {
  const sample = await runCommand(['mcp']);
  expect(sample.stderr).toContain("The maker's name on the pages is a sample");
  const own = await runCommand(['mcp'], { env: { BUSINESS: await cardFile(bareCard) } });
  expect(own.stderr).not.toContain('is a sample');
});
