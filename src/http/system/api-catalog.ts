import { type ClientPackage, clientPackagePath } from '../../app/site/client-package.ts';

/** RFC 9727: where machines find the description, the documentation, the client and the state of the API. */
export const apiCatalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export function apiCatalog(publicUrl: string, clientPackage: ClientPackage | null): unknown {
  const link = (path: string, type: string) => [{ href: `${publicUrl}${path}`, type }];
  return {
    linkset: [
      {
        anchor: `${publicUrl}/api`,
        'service-desc': link('/openapi.json', 'application/json'),
        'service-doc': link('/docs', 'text/html'),
        'service-meta': link('/llms.txt', 'text/plain'),
        ...(clientPackage && { related: link(clientPackagePath, 'application/gzip') }),
        status: link('/healthz', 'application/json'),
      },
    ],
  };
}
