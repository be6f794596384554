import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { type IconName, iconPath } from '../app/site/icons.ts';
import type { ResourceName, ResourceNeeds } from './resource-texts.ts';

const mimeType = 'text/markdown';

const resources = {
  faq: {
    title: 'Questions and answers',
    description: 'Price, VAT, delivery, fitting, lead time, guarantee, colours, glass, showroom.',
    icon: 'facts',
  },
  measuring: {
    title: 'How to measure',
    description: 'What to measure of an opening, where, and how accurately.',
    icon: 'limits',
  },
  'price-book': {
    title: 'Price book',
    description: 'Starting prices, extras with their prices, sizes that can be made, lead times.',
    icon: 'price',
  },
  terms: {
    title: 'Terms',
    description: 'What an estimate is, what a price includes, delivery, payment, withdrawing, personal data.',
    icon: 'quote',
  },
} as const satisfies Record<ResourceName, { title: string; description: string; icon: IconName }>;

const uriOf = (name: ResourceName): string => `lintel://${name}`;

export const measuringResource = { uri: uriOf('measuring'), mimeType } as const;

/** Resources change only with the configuration. */
const cacheHint = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** The texts of resources are imported when a resource is read: most clients read none. */
export const importTexts = () => import('./resource-texts.ts');

export function registerResources(server: McpServer, needs: ResourceNeeds): void {
  const icons = (icon: IconName) => [{ src: `${needs.publicUrl()}${iconPath(icon)}` }];
  for (const [key, { icon, ...face }] of Object.entries(resources)) {
    const name = key as ResourceName;
    server.registerResource(
      name,
      uriOf(name),
      { ...face, mimeType, icons: icons(icon), cacheHint },
      async ({ href }) => {
        const { resourceTexts } = await importTexts();
        return { contents: [{ uri: href, mimeType, text: resourceTexts[name](needs) }] };
      },
    );
  }
  server.registerResource(
    'door-type',
    new ResourceTemplate('lintel://door-types/{doorTypeKey}', { list: undefined }),
    {
      title: 'Limits of a type of door',
      description: 'Smallest and largest sizes of one type, such as SLIDING.',
      mimeType,
      icons: icons('door'),
      cacheHint,
    },
    async ({ href }, { doorTypeKey }) => {
      const { doorTypeText } = await importTexts();
      const text = doorTypeText(needs, String(doorTypeKey));
      if (text === null) throw new ResourceNotFoundError(href);
      return { contents: [{ uri: href, mimeType, text }] };
    },
  );
}
