import {
  AppBridge,
  type McpUiHostCapabilities,
  type McpUiHostContext,
  PostMessageTransport,
} from '@modelcontextprotocol/ext-apps/app-bridge';
import type { CallToolResult } from '@modelcontextprotocol/client';

/** An assistant's page with a frame, bundled for browsers: the SDK's own bridge on the host's side. */

export interface Conversation {
  readonly width: number;
  readonly capabilities: McpUiHostCapabilities;
  readonly context: McpUiHostContext;
  readonly args: Record<string, unknown>;
  readonly result: CallToolResult;
}

export interface AssistantWindow {
  /** What the frame has asked of the host. */
  readonly heard: { contexts: string[]; links: string[]; heights: number[] };
  readonly begin: (conversation: Conversation) => Promise<void>;
  readonly changeContext: (context: McpUiHostContext) => void;
}

const heard: AssistantWindow['heard'] = { contexts: [], links: [], heights: [] };
let bridge: AppBridge;

async function begin({ width, capabilities, context, args, result }: Conversation): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = 'Door configurator';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.style.cssText = `width:${width}px;height:100px;border:0;display:block`;
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('The frame has no window');
  bridge = new AppBridge(null, { name: 'test', version: '1' }, capabilities, { hostContext: context });
  bridge.addEventListener('sizechange', ({ height = 0 }) => {
    heard.heights.push(height);
    frame.style.height = `${height}px`;
  });
  bridge.onopenlink = ({ url }) => {
    heard.links.push(url);
    return Promise.resolve({});
  };
  bridge.onupdatemodelcontext = ({ content = [] }) => {
    heard.contexts.push(content.map((block) => (block.type === 'text' ? block.text : block.type)).join('\n'));
    return Promise.resolve({});
  };
  const initialized = new Promise<void>((resolve) => {
    bridge.addEventListener('initialized', () => {
      resolve();
    });
  });
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  frame.src = '/frame';
  await initialized;
  await bridge.sendToolInput({ arguments: args });
  await bridge.sendToolResult(result);
}

Object.assign(window, {
  heard,
  begin,
  changeContext: (context: McpUiHostContext) => {
    bridge.setHostContext(context);
  },
} satisfies AssistantWindow);
