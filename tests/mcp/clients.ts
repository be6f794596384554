import {
  type CallToolResult,
  Client,
  type ClientOptions,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../support/child.ts';
import { atEndOfFile } from '../support/end-of-file.ts';
import { type ServiceOptions, startService } from '../support/service.ts';

export const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The supported protocol versions: one without a handshake, and one that starts with `initialize`. */
export const protocols = ['2026-07-28', '2025-11-25'] as const;
export type ProtocolVersion = (typeof protocols)[number];

const open: Client[] = [];
atEndOfFile(async () => {
  for (const client of open.splice(0)) await client.close();
});

export interface ClientNeeds {
  readonly protocol: ProtocolVersion;
  readonly headers?: Record<string, string>;
  readonly capabilities?: ClientOptions['capabilities'];
}

function makeClient({ protocol, capabilities = {} }: ClientNeeds): Client {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    {
      capabilities,
      versionNegotiation: { mode: protocol === '2026-07-28' ? { pin: protocol } : 'legacy' },
    },
  );
  open.push(client);
  return client;
}

export async function overHttp(url: string, needs: ClientNeeds, client = makeClient(needs)): Promise<Client> {
  const requestInit = { headers: needs.headers ?? {} };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
  return client;
}

/** A client of the built program over standard input, as an assistant starts it. */
export async function overStdio(needs: ClientNeeds, dataDir?: string): Promise<Client> {
  const client = makeClient(needs);
  const env = { DATA_DIR: dataDir ?? (await temporaryFolder()), LOG_LEVEL: 'info' };
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program, 'mcp'],
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stderr: 'ignore',
    }),
  );
  return client;
}

/** The service on its own port, reachable under the names of this machine. */
export async function listeningService(options: ServiceOptions = {}) {
  const service = await startService('embedded', {
    ...options,
    env: { PUBLIC_URL: '', HOST: '127.0.0.1', PORT: '0', RATE_LIMIT_ANONYMOUS: 'off', ...options.env },
  });
  return { ...service, url: await service.listen() };
}

export async function call(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<CallToolResult> {
  return client.callTool({ name, arguments: args });
}

export function textOf({ content }: CallToolResult): string {
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
}

/** The structured content of an answer. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function structured<Value>(result: CallToolResult): Value {
  if (result.isError) throw new Error(textOf(result));
  return result.structuredContent as Value;
}

let people = 0;

/** A new customer each time, so that no enquiry is a duplicate. */
export function person() {
  people += 1;
  return { name: 'Aoife Byrne', email: `aoife.${people}@example.ie` };
}

export const consent = { granted: true, text: 'Yes, please have them call me.' };

/** Valid arguments for every tool. */
export function validArguments(): Record<string, Record<string, unknown>> {
  return {
    estimate_internal_doors: {
      doors: [{ doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' }],
    },
    recommend_internal_door: {
      opening: { widthMm: 1800, heightMm: 2100 },
      selectedDoor: { doorTypeKey: 'DOUBLE_HINGED' },
    },
    find_internal_doors: { opening: { widthMm: 1800, heightMm: 2100 }, glass: 'REEDED' },
    compare_internal_doors: {
      doors: [
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' },
        { design: 'tPIVOT-w1100-h2200' },
      ],
    },
    list_internal_door_products: {},
    describe_internal_door_limits: {},
    about_the_maker: {},
    create_internal_door_quote: { customer: person(), doors: [{ preset: 'single-left-panel' }], consent },
    submit_contact_enquiry: { customer: person(), message: 'Can we see a door on Saturday?', consent },
    submit_internal_doors_enquiry: { customer: person(), doors: [{ opWidth: '1800' }], consent },
    submit_security_doors_enquiry: { customer: person(), product: 'RC3 door', consent },
  };
}
