import { longestDesignText } from '../domain/design/design-text.ts';
import { largestSize } from '../domain/doors/wire.ts';

/** Limits that schemas, pages, problems, tools and the guide share. */
export const bounds = {
  mostDoors: 20,
  fewestCompared: 2,
  mostCompared: 4,
  /** How far an opening may be off that is not measured yet, in millimetres on either side. */
  mostTolerance: 50,
  mostAttachments: 10,
  /** How often a customer may change the doors of one enquiry. */
  mostChanges: 10,
  /** Minimum length of a name. All lengths are in characters. */
  shortestName: 3,
  /** Maximum length of names, companies, labels, and sources with their ids. */
  longestLabel: 200,
  longestEmail: 254,
  longestProduct: 300,
  longestAddress: 2000,
  /** Maximum length of a size as typed. */
  longestSizeText: 50,
  longestDesign: longestDesignText,
  /** Maximum length of an order text: enough for the longest that is answered. */
  longestOrder: 24_000,
  /** Maximum length of all other text of a request. */
  longestWords: 400,
  shortestMessage: 5,
  longestMessage: 1500,
  /** Maximum length of a project's message, of comments and of the text of a consent. */
  longestText: 2500,
  longestAttachmentText: 400,
  /** Maximum length of the unknown fields of a submission, stored with it as JSON. */
  longestAlsoSent: 2000,
  longestRetryKey: 255,
  /**
   * Maximum length of names, address lines and opening hours on the maker's card, and of its longer texts.
   */
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
  /** How long a browser keeps the input of a rejected form, and of a form that was not sent. */
  flashMinutes: 10,
  draftDays: 14,
  /** Timeout of one webhook delivery, in total. */
  webhookSeconds: 15,
  /** Default wait after a 429 without Retry-After. */
  waitSeconds: 60,
} as const;

/** Adds thousands separators, for errors and the guide. Intl would slow down the start of each command. */
const inGroups = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
export const bodySizeText = `${inGroups(bounds.bodyBytes)} bytes (${bounds.bodyKilobytes} KB)`;
/**
 * Follows the label of the field. It mentions no length: a name that is too short usually lacks the last
 * name.
 */
export const shortNameComplaint = 'must be complete: first and last name, please';
export const sizeText = `a whole number from ${bounds.shortestSize} to ${bounds.longestSize}`;
