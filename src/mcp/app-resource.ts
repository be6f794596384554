import type { McpServer } from '@modelcontextprotocol/server';
import { configuratorData } from '../app/doors/configurator-data.ts';
import type { OperationId } from '../app/operations/table.ts';
import { jsonBlock } from '../app/site/json-block.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import type { Business } from '../domain/business/business.ts';

/*
 * The configurator as an MCP App (io.modelcontextprotocol/ui, 2026-01-26): a page that hosts show in a frame beside the
 * results of some tools. Hosts without the extension ignore it.
 */

const uri = 'ui://lintel/configurator';
const mimeType = 'text/html;profile=mcp-app';

/** Capability of the server; clients declare the same name. */
export const appExtension = { 'io.modelcontextprotocol/ui': { mimeTypes: [mimeType] } };

export interface AppNeeds {
  /** Reads the page as built, with a placeholder for its data; null before the first build. */
  readonly framePage: (() => string) | null;
  readonly book: PriceBook;
  readonly business: Business;
  /** Base URL of pictures and pages. */
  readonly publicUrl: () => string;
}

const shownFor: ReadonlySet<OperationId> = new Set([
  'estimateInternalDoorPrice',
  'recommendInternalDoorConfiguration',
  'findInternalDoors',
  'createInternalDoorQuote',
]);

/** The link from a tool to the page, also under the key of hosts from before the specification. */
export const appLink = (id: OperationId, { framePage }: Pick<AppNeeds, 'framePage'>) =>
  framePage && shownFor.has(id) ? { _meta: { ui: { resourceUri: uri }, 'ui/resourceUri': uri } } : {};

/** The data is inserted at each read, so that a page never has prices of an earlier price book. */
export function registerAppPage(server: McpServer, { framePage, book, business, publicUrl }: AppNeeds): void {
  if (!framePage) return;
  server.registerResource(
    'configurator',
    uri,
    { title: 'Door configurator', description: 'A door to scale, with price and choices.', mimeType },
    () => {
      const data = jsonBlock(configuratorData(book, business, publicUrl()));
      const text = framePage().replace('"{data}"', () => data);
      return { contents: [{ uri, mimeType, text, _meta: { ui: policy } }] };
    },
  );
}

/** The page needs no other origin for anything. */
const policy = {
  csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
  prefersBorder: true,
};
