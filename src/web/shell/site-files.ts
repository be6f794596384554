/** Files that browsers and search engines look for. */

export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{stroke:#17191c;fill:none}@media(prefers-color-scheme:dark){path{stroke:#eceae6}}</style><path d="M1 4h22" stroke-width="3"/><path d="M4 7v15M20 7v15M12 7v15M4 14.5h16" stroke-width="1.5"/></svg>`;

/** Search engines must not list quotes and reviews; everything else may be read, by assistants too. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /quotes/',
    'Disallow: /review',
    'Disallow: /sent',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

export function sitemapXml(publicUrl: string, slugs: readonly string[]): string {
  const paths = [
    '/',
    '/products',
    ...slugs.map((slug) => `/products/${slug}`),
    '/security-doors',
    '/contact',
    '/privacy',
  ];
  const urls = paths.map((path) => `<url><loc>${escaped(`${publicUrl}${path}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
