import type { BothPrices } from '../../domain/pricing/vat.ts';

/** Words that somebody else wrote: they are shown as they are, and kept apart from ours. */
export interface Foreign {
  readonly theirs: string;
}

export type Words = string | Foreign;

export interface Fact {
  readonly name: string;
  readonly value: Words;
  /** `mailto:`, `tel:` or a page of ours. Nothing in a mail leads elsewhere. */
  readonly href?: string;
}

export interface DoorPart {
  readonly kind: 'door';
  readonly number: number;
  readonly title: string;
  /** The picture attached under this name; null where there is none. */
  readonly picture: { readonly cid: string; readonly alt: string } | null;
  readonly prices: BothPrices | null;
  readonly facts: readonly Fact[];
  /** What is wrong with it; null where nothing is. */
  readonly issue: string | null;
}

/** A piece of a mail. Each is written twice, as text and as HTML. */
export type Part =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'quiet'; readonly text: string }
  /** What nobody may overlook. */
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** What somebody wrote, line by line. */
  | { readonly kind: 'message'; readonly text: Foreign }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | DoorPart
  | { readonly kind: 'total'; readonly prices: BothPrices; readonly note: string };

export interface Picture {
  readonly cid: string;
  readonly png: Uint8Array;
}

/** What a mail says, before it is written. */
export interface MailContent {
  readonly subject: string;
  /** Stands above everything: whose mail it is. */
  readonly sender: string;
  readonly title: string;
  /** The few words that lists of mails show beside the subject. */
  readonly preview: string;
  readonly parts: readonly Part[];
  /** Last and small: why this came. */
  readonly footer: readonly string[];
}

/** Without what could turn, hide or break the text around it. Line breaks stay. */
export const tidy = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
