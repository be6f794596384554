import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { jsonBlock } from '../../app/site/json-block.ts';
import type { Business } from '../../domain/business/business.ts';
import type { PriceView } from '../../domain/wording/price.ts';
import type { Assets } from './assets.ts';
import { SiteFooter, SiteHeader } from './site.tsx';

export interface DocumentHead {
  /** Title of the page, to which the maker's name is appended. */
  readonly title: string;
  /** Appended to the title instead of the maker's name. */
  readonly titleEnd?: string;
  readonly description: string;
  /** Path for the navigation and the canonical URL; search engines do not index a page without it. */
  readonly path?: string;
  /** Canonical URL, if it differs from that of `path`. */
  readonly canonical?: string | undefined;
  readonly image?: string;
  /** Price view of the header's links. */
  readonly priceView?: PriceView;
  readonly jsonLd?: unknown;
  /** Script in place of the site's. */
  readonly script?: string | null;
  /** Style sheet loaded after the site's. */
  readonly style?: string | null;
}

/** The head with everything it depends on, as plain data, so that a worker thread can render it. */
export interface FullHead extends DocumentHead {
  readonly assets: Assets;
  readonly business: Business;
  /** JSON-LD of the maker; null on pages that are not indexed. */
  readonly organization: unknown;
}

interface DocumentProps extends FullHead {
  /** Initial state for hydration. */
  readonly data?: unknown;
  /** Whether to load the site's script on a page without `data`. */
  readonly scripted?: boolean;
  /** Header in place of the site's; the page then has no footer. */
  readonly header?: VNode | undefined;
  readonly children: ComponentChildren;
}

function Head(props: DocumentProps) {
  const { description, canonical, image, jsonLd, organization, assets, business } = props;
  const scripted = props.scripted === true || props.data !== undefined;
  const script = props.script ?? (scripted ? assets.script : null);
  const title = `${props.title} · ${props.titleEnd ?? business.name}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f4f1" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121416" />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      <meta property="og:type" content={isProduct(jsonLd) ? 'product' : 'website'} />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image !== undefined && <meta property="og:image" content={image} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {assets.style !== null && <link rel="stylesheet" href={assets.style} />}
      {props.style != null && <link rel="stylesheet" href={props.style} />}
      {script !== null && <script type="module" src={script} />}
      {jsonLd !== undefined && <Json type="application/ld+json" value={jsonLd} />}
      {organization !== null && <Json type="application/ld+json" value={organization} />}
    </head>
  );
}

const isProduct = (jsonLd: unknown): boolean =>
  typeof jsonLd === 'object' && jsonLd !== null && '@type' in jsonLd && jsonLd['@type'] === 'Product';

/** Escapes text for markup that is built without the renderer. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function Json({ type, id, value }: { readonly type: string; readonly id?: string; readonly value: unknown }) {
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: jsonBlock(value) }} />;
}

export function renderDocument(props: DocumentProps): string {
  const page: VNode = (
    <html lang="en-IE">
      <Head {...props} />
      <body>
        {props.header ?? (
          <SiteHeader
            name={props.business.name}
            path={props.path}
            priceView={props.priceView ?? 'with-vat'}
          />
        )}
        <main id="main" tabIndex={-1}>
          {props.children}
        </main>
        {props.header === undefined && <SiteFooter business={props.business} />}
        {props.data !== undefined && <Json type="application/json" id="data" value={props.data} />}
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}
