import type { BothPrices } from '../../domain/pricing/vat.ts';

/** Text from outside, shown verbatim and kept apart from ours. */
export interface Foreign {
  readonly theirs: string;
}

export type Words = string | Foreign;

export interface Fact {
  readonly name: string;
  readonly value: Words;
  /** `mailto:`, `tel:` or a page of ours; mails link nowhere else. */
  readonly href?: string;
}

export interface DoorPart {
  readonly kind: 'door';
  readonly number: number;
  readonly title: string;
  readonly picture: { readonly cid: string; readonly alt: string } | null;
  readonly prices: BothPrices | null;
  readonly facts: readonly Fact[];
  /** What is wrong with the door, if anything. */
  readonly issue: string | null;
}

/** A part of a mail, rendered as text and as HTML. */
export type Part =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'quiet'; readonly text: string }
  /** Must not be overlooked. */
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** Text from outside, line by line. */
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
  /** Above the title: the business that sends it. */
  readonly sender: string;
  readonly title: string;
  /** The preview that lists of mails show beside the subject. */
  readonly preview: string;
  readonly parts: readonly Part[];
  /** Small print: why the recipient got it. */
  readonly footer: readonly string[];
}

/** Normalises line breaks and removes control characters. */
export const tidy = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
