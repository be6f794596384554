import type { Client } from '@modelcontextprotocol/client';
import type { Frame, Page } from '@playwright/test';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect } from 'vitest';
import type { AssistantWindow, Conversation } from './assistant-page.ts';
import { openPage } from './chromium.ts';
import { readPage } from './configurator-page.ts';
import { atEndOfFile } from './end-of-file.ts';

/** The script of the assistant's page, with the SDK. */
async function bundledScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(new URL('assistant-page.ts', import.meta.url)) },
    },
  });
  const [output] = [built].flat();
  const chunks = output && 'output' in output ? output.output : [];
  const [script] = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  if (script === undefined || chunks.length !== 1)
    throw new Error('The page of the assistant has one script');
  return script;
}

/** The policy of the specification, built of what the page declares, in a frame of an opaque origin. */
function policyFor({ resourceDomains = [], connectDomains = [] }: Record<string, string[]>): string {
  const resources = resourceDomains.join(' ');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'unsafe-inline' ${resources}`,
    `style-src 'unsafe-inline' ${resources}`,
    `connect-src ${connectDomains.join(' ') || "'none'"}`,
    `img-src data: ${resources}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

interface ConversationOptions extends Partial<Conversation> {
  /** The scheme of the system. */
  readonly colorScheme?: 'light' | 'dark';
}

/** An assistant in a browser: its page, and in it the frame with the page of our service. */
export async function startAssistant(client: Client) {
  const [script, { text, _meta }] = await Promise.all([bundledScript(), readPage(client)]);
  const files: Readonly<Record<string, readonly [type: string, body: string, policy?: string]>> = {
    '/': [
      'text/html',
      '<!doctype html><html lang="en"><title>Chat</title><script type="module" src="/host.js"></script>',
    ],
    '/host.js': ['text/javascript', script],
    '/frame': ['text/html', text, policyFor(_meta.ui.csp)],
  };
  const server = createServer(({ url = '' }, reply) => {
    const [type, body, policy] = files[url] ?? ['text/plain', ''];
    reply.setHeader('content-type', `${type}; charset=utf-8`);
    if (policy !== undefined) reply.setHeader('content-security-policy', policy);
    reply.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEndOfFile(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Calls a tool and shows the frame with its result. */
  return async function converse(
    tool: string,
    args: Record<string, unknown>,
    { colorScheme = 'light', ...asked }: ConversationOptions = {},
  ) {
    const result = asked.result ?? (await client.callTool({ name: tool, arguments: args }));
    const { width = 800 } = asked;
    const { page, complaints } = await openPage(url, {
      viewport: { width: width + 40, height: 900 },
      colorScheme,
    });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame() && !request.isNavigationRequest())
        requests.push(request.url());
    });
    await page.goto('/');
    const conversation: Conversation = {
      width,
      capabilities: { openLinks: {}, updateModelContext: { text: {} } },
      context: {},
      args,
      result,
      ...asked,
    };
    await page.evaluate(
      (text) => (window as unknown as AssistantWindow).begin(JSON.parse(text) as Conversation),
      JSON.stringify(conversation),
    );
    const frame = page.frames().find((each) => each.url().endsWith('/frame'));
    if (!frame) throw new Error('There is no frame');
    await frame.locator('h2').waitFor();
    return { page, frame, result, complaints, requests, heard: () => heardBy(page) };
  };
}

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as AssistantWindow).heard);

/** The shown price with VAT. */
export const shownPrice = (frame: Frame) => frame.locator('.door-price .amount').textContent();

/** Expects the frame to be as high as its page, so that nothing scrolls in it. */
export async function expectWholePageShown(frame: Frame): Promise<void> {
  await expect
    .poll(() => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0);
}
