import type { BothPrices } from '../../domain/pricing/vat.ts';

/** Untrusted text: shown verbatim, and marked apart from our own text. */
export interface Foreign {
  readonly theirs: string;
}

export type Words = string | Foreign;

export interface Fact {
  readonly name: string;
  readonly value: Words;
  /** Link target: `mailto:`, `tel:` or one of our pages. Mails have no other links. */
  readonly href?: string;
}

export interface DoorPart {
  readonly kind: 'door';
  readonly number: number;
  readonly title: string;
  readonly picture: { readonly cid: string; readonly alt: string } | null;
  /** The price of one piece. */
  readonly prices: BothPrices | null;
  readonly pieces: number;
  readonly facts: readonly Fact[];
  /** Why the door cannot be made; null if it can. */
  readonly issue: string | null;
}

/** A part of a mail, rendered as text and as HTML. */
export type Part =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'quiet'; readonly text: string }
  /** A notice that the reader must not overlook. */
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** The text of a reply by staff. URLs in it that begin with `ownUrl` become links. */
  | { readonly kind: 'letter'; readonly text: string; readonly ownUrl: string }
  /** Untrusted text, line by line. */
  | { readonly kind: 'message'; readonly text: Foreign }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | DoorPart
  | { readonly kind: 'total'; readonly prices: BothPrices; readonly note: string };

export interface Picture {
  readonly cid: string;
  readonly png: Uint8Array;
}

/** The content of a mail, before it is rendered. */
export interface MailContent {
  readonly subject: string;
  /** Name of the business that sends the mail, shown above the title. */
  readonly sender: string;
  /** Null for a reply by staff, which has no title. */
  readonly title: string | null;
  /** Preview text that mail programs show beside the subject. */
  readonly preview: string;
  readonly parts: readonly Part[];
  /** Small print: why the recipient gets this mail. */
  readonly footer: readonly string[];
}

/** Normalises line breaks, and removes control characters. */
export const tidy = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
