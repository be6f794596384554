import { LruCache } from '../../app/cache/lru-cache.ts';
import { etagOf } from '../../app/shared/etag.ts';
import { type Compression, compressTemplate } from './compressed.ts';
import type { Encoding } from '../../app/shared/encoding.ts';
import { type FormMarks, sampleMarks } from './form-token.ts';
import { type Template, filling, templateOf } from './template.ts';

/** A page in one content encoding. */
export interface CachedPage {
  readonly encoding: Encoding;
  /** Null if the page has a form, because it then differs on each visit. */
  readonly etag: string | null;
  /** Size of the entry in memory. */
  readonly size: number;
  /** Length of the filled page, for Content-Length. */
  readonly length: number;
  /** Fills in the marks of one visit; returns the page in parts. */
  readonly fill: (marks: FormMarks) => readonly Buffer[];
}

interface PlainPage extends CachedPage {
  readonly template: Template;
}

type Html = string | Buffer;
export type MakePage = (marks: FormMarks) => Html | Promise<Html>;

const mostPlainBytes = 3 * 1024 * 1024;
const mostCompressedBytes = 2 * 1024 * 1024;

/**
 * Cache of pages that differ between visitors only in the marks of a form: rendered once, and compressed once for
 * each encoding. The key of a page names everything that the page depends on. A page must contain no personal data.
 */
export function createPageCache() {
  const plain = new LruCache<PlainPage>(mostPlainBytes, ({ size }) => size);
  const compressed = new LruCache<CachedPage>(mostCompressedBytes, ({ size }) => size);
  const underway = new Map<string, Promise<CachedPage>>();

  const plainPage = async (name: string, make: MakePage): Promise<PlainPage> =>
    plain.find(name) ?? plain.keep(name, plainPageOf(await make(sampleMarks)));

  /** Concurrent requests for the same page share one compression. */
  function compressing(name: string, page: PlainPage, encoding: Compression): Promise<CachedPage> {
    const making =
      underway.get(name) ??
      compress(page, encoding)
        .then((made) => compressed.keep(name, made))
        .finally(() => underway.delete(name));
    underway.set(name, making);
    return making;
  }

  return async function cachedPage(name: string, encoding: Encoding, make: MakePage): Promise<CachedPage> {
    if (encoding === 'identity') return plainPage(name, make);
    const encoded = `${encoding} ${name}`;
    return compressed.find(encoded) ?? compressing(encoded, await plainPage(name, make), encoding);
  };
}

function plainPageOf(html: Html): PlainPage {
  const bytes = Buffer.from(html);
  const template = templateOf(bytes, textsOf(sampleMarks));
  const fill = filling(template);
  return {
    template,
    encoding: 'identity',
    size: bytes.length,
    length: bytes.length,
    etag: template.gaps.length > 0 ? null : etagOf(bytes),
    fill: (marks) => fill(textsOf(marks)),
  };
}

async function compress(page: PlainPage, encoding: Compression): Promise<CachedPage> {
  const made = await compressTemplate(page.template, encoding);
  if (!made) return page;
  const { size, length } = made;
  const fill = (marks: FormMarks) => made.fill(textsOf(marks));
  const etag = page.etag === null ? null : etagOf(Buffer.concat(fill(sampleMarks)));
  return { encoding, size, length, etag, fill };
}

const textsOf = ({ token, formId }: FormMarks): readonly string[] => [token, formId];
