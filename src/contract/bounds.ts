import { longestDesignText } from '../domain/design/design-text.ts';
import { largestSize } from '../domain/doors/wire.ts';

/** Limits used in more than one place: schemas, pages, problems, tools and the guide. */
export const bounds = {
  mostDoors: 20,
  mostAttachments: 10,
  /** Lengths are in characters. */
  shortestName: 3,
  /** Names, companies, sources with their ids, and labels. */
  longestLabel: 200,
  longestEmail: 254,
  longestProduct: 300,
  longestAddress: 2000,
  /** Typed sizes. */
  longestSizeText: 50,
  longestDesign: longestDesignText,
  /** All other text of a request. */
  longestWords: 400,
  shortestMessage: 5,
  longestMessage: 1500,
  /** A project's message, comments and the text of a consent. */
  longestText: 2500,
  longestAttachmentText: 400,
  longestRetryKey: 255,
  /** Of the maker's card: names, parts of an address, lines of hours; and its longer texts. */
  longestCardName: 200,
  longestCardText: 500,
  mostCardHours: 14,
  shortestSize: 1,
  longestSize: largestSize,
  mostPanelsPerSide: 3,
  bodyKilobytes: 100,
  bodyBytes: 102_400,
  headerKilobytes: 16,
  requestSeconds: 10,
  retryKeyHours: 24,
  linkDays: 90,
  /** Timeout of a webhook delivery, in total. */
  webhookSeconds: 15,
  /** Default wait after a 429 without Retry-After. */
  waitSeconds: 60,
} as const;

/** Thousands separators for errors and the guide. Not by Intl: loading it is too slow for a command. */
const inGroups = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
export const bodySizeText = `${inGroups(bounds.bodyBytes)} bytes (${bounds.bodyKilobytes} KB)`;
export const sizeText = `a whole number from ${bounds.shortestSize} to ${bounds.longestSize}`;
