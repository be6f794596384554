import { longestDesignText } from '../domain/design/design-text.ts';
import { largestSize } from '../domain/doors/wire.ts';

/** Limits that several of these use: schemas, pages, problems, tools and the guide. */
export const bounds = {
  mostDoors: 20,
  mostAttachments: 10,
  /** How often a customer may change the doors of one enquiry. */
  mostChanges: 10,
  /** Minimum length of a name. All lengths are in characters. */
  shortestName: 3,
  /** Names, companies, labels, and sources with their ids. */
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
  /** Fields of a submission that were not read, as kept with it. */
  longestAlsoSent: 2000,
  longestRetryKey: 255,
  /** The maker's card: names, parts of an address, lines of hours; below, its longer texts. */
  longestCardName: 200,
  longestCardText: 500,
  mostCardHours: 14,
  mostPhotographs: 12,
  mostPhotographPixels: 10_000,
  largestPhotograph: 2_000_000,
  shortestSize: 1,
  longestSize: largestSize,
  mostPanelsPerSide: 3,
  bodyKilobytes: 100,
  bodyBytes: 102_400,
  headerKilobytes: 16,
  requestSeconds: 10,
  retryKeyHours: 24,
  linkDays: 90,
  /** How long a browser keeps what was typed: of a form that came back, and of one that was not sent. */
  flashMinutes: 10,
  draftDays: 14,
  /** Timeout of one webhook delivery, in total. */
  webhookSeconds: 15,
  /** Default wait after a 429 without Retry-After. */
  waitSeconds: 60,
} as const;

/** Adds thousands separators, for errors and the guide. Without Intl, which loads too slowly for a command. */
const inGroups = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
export const bodySizeText = `${inGroups(bounds.bodyBytes)} bytes (${bounds.bodyKilobytes} KB)`;
/** Completes a label. It names no length: what a short name lacks is a second one. */
export const shortNameComplaint = 'must be complete: first and last name, please';
export const sizeText = `a whole number from ${bounds.shortestSize} to ${bounds.longestSize}`;
