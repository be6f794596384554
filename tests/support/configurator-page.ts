import type { Client } from '@modelcontextprotocol/client';

/** URI of the configurator for conversations, to which the tools link. */
export const pageUri = 'ui://lintel/configurator';

interface FrameItem {
  readonly text: string;
  readonly _meta: { readonly ui: { readonly csp: Record<string, string[]> } };
}

export async function readPage(client: Client): Promise<FrameItem> {
  const { contents } = await client.readResource({ uri: pageUri });
  return contents[0] as unknown as FrameItem;
}
