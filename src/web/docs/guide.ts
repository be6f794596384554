import changelog from '../../../CHANGELOG.md?raw';
import assistants from '../../../docs/guide/assistants.md?raw';
import errors from '../../../docs/guide/errors.md?raw';
import flow from '../../../docs/guide/flow.md?raw';
import limits from '../../../docs/guide/limits.md?raw';
import quickStart from '../../../docs/guide/quick-start.md?raw';
import reference from '../../../docs/guide/reference.md?raw';
import retries from '../../../docs/guide/retries.md?raw';
import testKeys from '../../../docs/guide/test-keys.md?raw';
import versions from '../../../docs/guide/versions.md?raw';
import webhooks from '../../../docs/guide/webhooks.md?raw';
import type { ClientPackage } from '../../app/site/client-package.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { bodySizeText, bounds } from '../../contract/bounds.ts';
import { colourCosts } from '../../domain/wording/choices.ts';
import {
  durationInWords,
  exampleHeaders,
  type LimitsInForce,
  rateInWords,
} from '../../contract/describing/in-force.ts';
import { contractVersion } from '../../contract/describing/openapi.ts';
import { attemptsInWords } from '../../contract/events/retry-times.ts';
import { counted } from '../../domain/wording/format.ts';
import { errorList, leadTimeTable, operationList, webhookExample, webhookList } from './generated.ts';
import { summaryOf, titleOf } from './markdown.ts';

/** A page of the guide, as Markdown with its placeholders filled in. */
export interface GuidePage {
  /** Last path segment of the page; empty for the first page. */
  readonly slug: string;
  readonly path: string;
  /** Path of the page's Markdown version. */
  readonly twin: string;
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
}

/** Pages of the guide, in reading order. */
const sources: readonly (readonly [slug: string, source: string])[] = [
  ['', quickStart],
  ['flow', flow],
  ['assistants', assistants],
  ['limits', limits],
  ['errors', errors],
  ['retries', retries],
  ['webhooks', webhooks],
  ['test-keys', testKeys],
  ['versions', versions],
  ['changelog', changelog],
  ['reference', reference],
];

export const guideSlugs: readonly string[] = sources.map(([slug]) => slug);

export interface GuideFacts {
  readonly publicUrl: string;
  readonly clientPackage: ClientPackage | null;
  readonly inForce: LimitsInForce;
  readonly book: PriceBook;
}

export function guidePages(facts: GuideFacts): readonly GuidePage[] {
  const values = valuesOf(facts);
  return sources.map(([slug, source]) => {
    const markdown = source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The guide asks for {{${name}}}, which has no value`);
      return String(value);
    });
    return {
      slug,
      path: slug === '' ? '/docs' : `/docs/${slug}`,
      twin: `/docs/${slug === '' ? 'quick-start' : slug}.md`,
      title: titleOf(markdown),
      summary: summaryOf(markdown),
      markdown,
    };
  });
}

/** Values for the `{{name}}` placeholders. */
function valuesOf(facts: GuideFacts): Readonly<Record<string, string | number>> {
  const { publicUrl, clientPackage, inForce, book } = facts;
  const { anonymous, keyed } = inForce.limits;
  const { policy, state } = exampleHeaders(inForce);
  return {
    ...bounds,
    base: publicUrl,
    errors: errorList(),
    operations: operationList(publicUrl),
    webhookKinds: webhookList(),
    webhookExample: webhookExample(),
    webhookAttempts: attemptsInWords,
    clientVersion: clientPackage?.version ?? 'not built yet',
    clientSha256: clientPackage?.sha256 ?? 'not built yet',
    contractVersion,
    bodySize: bodySizeText,
    anonymousLimit: rateInWords(anonymous),
    keyedLimit: rateInWords(keyed),
    ownLimit: keyed === null ? rateInWords(keyed) : 'as agreed',
    policyHeader: policy,
    stateHeader: state,
    manyPiecesFrom: book.leadTime.manyPiecesFrom,
    manyPiecesWeeks: counted(book.leadTime.manyPiecesWeeks, 'week'),
    leadTimes: leadTimeTable(book),
    colourCosts: colourCosts(book),
    duplicateWindow: durationInWords(inForce.duplicateWindowMs),
  };
}
