import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A browser without scripts: it keeps cookies, fills in the last form of a page and follows redirects after it. */
export interface PlainBrowser {
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Posts the last form, with some fields changed. */
  submit(fields?: Record<string, string>, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The response to the last submit, before its redirect was followed. */
  posted(): LightMyRequestResponse | undefined;
  /** The fields of the last form, as they would be posted. */
  fields(): Map<string, string>;
  /** The current URL. */
  address(): string;
  /** Goes back to the previous page, from cache. */
  back(): void;
}

const ownHeaders = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };

export function plainBrowser(server: FastifyInstance, remoteAddress = '127.0.0.1'): PlainBrowser {
  const jar = new Map<string, { readonly pair: string; readonly path: string }>();
  let address = '';
  let posted: LightMyRequestResponse | undefined;
  const pages: string[] = [];
  const page = () => pages.at(-1) ?? '';

  function seen(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const set of [response.headers['set-cookie'] ?? []].flat()) {
      const {
        pair = '',
        name = '',
        path = '/',
      } = /^(?<pair>(?<name>[^=;]+)=[^;]*); Path=(?<path>[^;]+)/.exec(set)?.groups ?? {};
      if (set.endsWith('Max-Age=0')) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { pair, path });
    }
    if (String(response.headers['content-type']).startsWith('text/html')) pages.push(response.body);
    return response;
  }
  /** Cookies of a longer path come first, as browsers send them. */
  function headersFor(url: string, own: Record<string, string>): Record<string, string> {
    const { pathname } = new URL(url, 'http://host');
    const cookies = [...jar.values()]
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .toSorted((one, other) => other.path.length - one.path.length);
    return { ...ownHeaders, cookie: cookies.map(({ pair }) => pair).join('; '), ...own };
  }
  const get: PlainBrowser['get'] = async (url, headers = {}) => {
    address = url;
    return seen(await server.inject({ url, remoteAddress, headers: headersFor(url, headers) }));
  };

  return {
    get,
    fields: () => fieldsOf(page()),
    address: () => address,
    posted: () => posted,
    back: () => void pages.pop(),
    async submit(fields = {}, headers = {}) {
      const action = unescaped(/<form[^>]*\baction="([^"]*)"/.exec(lastForm(page()))?.[1] ?? '');
      const payload = new URLSearchParams([
        ...new Map([...fieldsOf(page()), ...Object.entries(fields)]),
      ]).toString();
      const response = await server.inject({
        method: 'POST',
        url: action,
        remoteAddress,
        payload,
        headers: headersFor(action, { 'content-type': 'application/x-www-form-urlencoded', ...headers }),
      });
      posted = response;
      const { location } = seen(response).headers;
      return response.statusCode === 303 && location !== undefined ? get(location) : response;
    },
  };
}

const lastForm = (html: string): string => html.slice(Math.max(0, html.lastIndexOf('<form')));

/** The fields of the last form of a page, as they would be posted. */
export function fieldsOf(html: string): Map<string, string> {
  const form = /<form[\s\S]*<\/form>/.exec(lastForm(html))?.[0] ?? '';
  const fields = new Map<string, string>();
  for (const [tag] of form.matchAll(/<input\b(?:"[^"]*"|[^">])*>/g)) {
    const box = /type="(?:radio|checkbox)"/.test(tag);
    const name = attribute(tag, 'name');
    if (name !== null && (!box || /\schecked\b/.test(tag))) fields.set(name, attribute(tag, 'value') ?? '');
  }
  for (const [, open = '', text = ''] of form.matchAll(/(<textarea\b[^>]*>)([\s\S]*?)<\/textarea>/g)) {
    fields.set(attribute(open, 'name') ?? '', unescaped(text));
  }
  for (const [, open = '', options = ''] of form.matchAll(/(<select\b[^>]*>)([\s\S]*?)<\/select>/g)) {
    const chosen = /<option[^>]*\sselected[^>]*>/.exec(options)?.[0] ?? '';
    fields.set(attribute(open, 'name') ?? '', attribute(chosen, 'value') ?? '');
  }
  return fields;
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag);
  return value ? unescaped(value[1] ?? '') : null;
}

export function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
